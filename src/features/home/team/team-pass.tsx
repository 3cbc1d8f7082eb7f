import type { Participant } from '@generated/model';
import { useOrders } from '../../../api/hooks/orders';
import { useWholeChannel } from '../../../api/hooks/whole-channel';
import { ProductAdds } from '../../../components/passes/product-adds';
import { usePrice } from '../../../components/passes/use-price';
import { Text } from '../../../i18n/text';
import { allInPrice } from '../../../lib/event/all-in-price';
import { buyPath } from '../../../lib/links/paths';
import { teamPurchased } from '../../../lib/purchase/purchased';
import { LinkButton } from '../../../ui/button/button';
import styles from './team-home.module.css';

/** The channel's pass for this team, with what the pass adds. Renders nothing if no such pass is sold. */
export function TeamPass({ team }: { team: Participant }) {
  const { packages } = useWholeChannel();
  const orders = useOrders().data?.data ?? [];
  const price = usePrice();
  const pass = packages.find(
    ({ is_team_pass, participants }) => is_team_pass && participants.includes(team.id),
  );
  if (!pass) return null;
  return (
    <section className={styles.pass}>
      <h2>
        <Text id="teams.passTitle" />
      </h2>
      {teamPurchased(orders, team.id) ? (
        <p>
          <Text id="teams.passOwned" />
        </p>
      ) : (
        <>
          <p className={styles.price}>{price(allInPrice(pass))}</p>
          <ProductAdds read={(added) => added.byPass(pass, team.id)} />
          <LinkButton
            look="secondary"
            to={buyPath({ type: 'package', package_id: pass.id, participant_id: team.id })}
          >
            <Text id="teams.pass" />
          </LinkButton>
        </>
      )}
    </section>
  );
}
