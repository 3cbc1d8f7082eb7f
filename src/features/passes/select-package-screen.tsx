import { useGetPackage } from '@generated/api/passes/passes';
import { useNavigate, useParams } from 'react-router-dom';
import { useWholeChannel } from '../../api/hooks/whole-channel';
import { LoadFailure } from '../../components/loading/load-failure';
import { CurrencyNote } from '../../components/passes/currency-note';
import { TeamChooser } from '../../components/passes/team-chooser';
import { usePrice } from '../../components/passes/use-price';
import { ReadyLine } from '../../components/ready-line/ready-line';
import { Text } from '../../i18n/text';
import { allInPrice } from '../../lib/event/all-in-price';
import { buyPath, paths } from '../../lib/links/paths';
import { LinkButton } from '../../ui/button/button';
import { MessagePanel } from '../../ui/feedback/message-panel';
import { Page } from '../../ui/layout/page';
import styles from './packages-screen.module.css';
import { PassCard } from './pass-card';
import { PassesSkeleton } from './passes-skeleton';
import { useAddToCart } from './use-item-list-seen';

/** The page of a pass, where the viewer chooses a team or reads the details before buying. */
export function Component() {
  const id = Number(useParams().id);
  const navigate = useNavigate();
  const price = usePrice();
  const addToCart = useAddToCart();
  const { packages } = useWholeChannel();
  const { data: item, error, refetch, isFetching } = useGetPackage(id);

  if (!item && error?.status === 404)
    return (
      <MessagePanel
        level={1}
        title={<Text id="buy.notOnOffer" />}
        actions={
          <LinkButton to={paths.packages}>
            <Text id="buy.seePasses" />
          </LinkButton>
        }
      />
    );
  if (!item && error) return <LoadFailure level={1} error={error} onRetry={refetch} retrying={isFetching} />;
  if (!item)
    return (
      <Page title={<Text id="title.selectPackage" />}>
        <PassesSkeleton />
      </Page>
    );
  if (!item.is_team_pass)
    return (
      <Page title={<Text id="title.selectPackage" />}>
        <CurrencyNote />
        <div className={styles.ready}>
          <ReadyLine eventId={item.event_id} />
        </div>
        <ul className={styles.list}>
          <li>
            <PassCard item={item} others={packages} eventId={null} isPrimary level={2} />
          </li>
        </ul>
      </Page>
    );
  return (
    <Page title={item.name}>
      <p className={styles.lead}>
        {item.description}{' '}
        <strong>
          <Text id="buy.teamPassPrice" values={{ price: price(allInPrice(item)) }} />
        </strong>
      </p>
      <CurrencyNote />
      <div className={styles.ready}>
        <ReadyLine eventId={null} />
      </div>
      <h2>
        <Text id="buy.chooseTeam" />
      </h2>
      <TeamChooser
        item={item}
        onChoose={(participant_id) => {
          addToCart(item);
          void navigate(buyPath({ type: 'package', package_id: item.id, participant_id }));
        }}
      />
    </Page>
  );
}
