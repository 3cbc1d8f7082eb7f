import { useNavigate } from 'react-router-dom';
import { Text } from '../../i18n/text';
import { paths } from '../../lib/links/paths';
import { LinkButton } from '../../ui/button/button';
import { FollowSearch } from './finder/follow-search';
import styles from './packages-screen.module.css';

const NONE = { team: [], school: [], sport: [] };

/** The shop's front door: a team, school or sport leads to the finder's answer for it. */
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
        chosen={NONE}
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
