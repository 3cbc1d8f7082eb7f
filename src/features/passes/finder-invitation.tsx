import { useNavigate } from 'react-router-dom';
import { Text } from '../../i18n/text';
import { paths } from '../../lib/links/paths';
import { LinkButton } from '../../ui/button/button';
import { FollowSearch } from './finder/follow-search';
import styles from './packages-screen.module.css';

const NO_FILTERS = { team: [], school: [], sport: [] };

/** A search box in the shop. Choosing a team, school or sport opens the pass finder with its result. */
export function FinderInvitation() {
  const navigate = useNavigate();
  return (
    <section className={styles.invitation} aria-labelledby="finder-invitation">
      <div>
        <h2 id="finder-invitation">
          <Text id="buy.followAsk" />
        </h2>
        <p>
          <Text id="buy.followLead" />
        </p>
      </div>
      <FollowSearch
        chosen={NO_FILTERS}
        browses={false}
        isFull={() => false}
        onToggle={(kind, id) => void navigate(`${paths.passFinder}?${kind}=${id}`)}
      />
      <LinkButton to={paths.passFinder} look="secondary">
        <Text id="buy.finderInvite" />
      </LinkButton>
    </section>
  );
}
