import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { readyMemory } from '../../browser/memory/ready-memory';
import { useIsHydrated } from '../../browser/use-is-hydrated';
import { Text } from '../../i18n/text';
import { paths } from '../../lib/links/paths';
import { CheckIcon } from '../../ui/icons/icons';
import { AlertIcon, InfoIcon } from '../../ui/icons/notice-icons';
import { Link } from '../../ui/navigation/link';
import styles from './ready-line.module.css';

const TEXTS = {
  plays: { text: 'ready.plays', Icon: CheckIcon },
  limits: { text: 'ready.limits', Icon: AlertIcon },
  no: { text: 'ready.no', Icon: AlertIcon },
  unsure: { text: 'ready.unsure', Icon: InfoIcon },
} as const;

/** The result of this session's ready check. Before the check, a link to it. */
export function ReadyLine({ eventId }: { eventId: number | null }) {
  const { pathname, search } = useLocation();
  const isHydrated = useIsHydrated();
  const result = useMemo(() => (isHydrated ? readyMemory(eventId).read() : null), [isHydrated, eventId]);
  const { text, Icon } = TEXTS[result?.verdict ?? 'unsure'];
  return (
    <p className={styles.line} data-verdict={result?.verdict}>
      {result && (
        <span className={styles.result}>
          <Icon />
          <span>
            <Text id={text} /> {result.geoBlocked && <Text id="ready.blocked" />}
          </span>
        </span>
      )}
      <Link
        to={eventId === null ? paths.readyCheck : `${paths.readyCheck}?event_id=${eventId}`}
        state={{ from: pathname + search }}
      >
        <Text id={result ? 'ready.see' : 'ready.invite'} />
      </Link>
    </p>
  );
}
