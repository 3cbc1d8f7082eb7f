import { Text } from '../../i18n/text';
import { CheckIcon, CloseIcon } from '../../ui/icons/icons';
import { AlertIcon, InfoIcon } from '../../ui/icons/notice-icons';
import styles from './finding-line.module.css';
import type { Finding, Part } from './verdict';

const NAMES = {
  region: 'check.part.place',
  browser: 'check.part.browser',
  device: 'check.part.device',
  video: 'check.part.video',
  speed: 'check.part.speed',
} as const;

const RUNNING = {
  region: 'check.runningPlace',
  browser: 'check.runningBrowser',
  device: 'check.runningDevice',
  video: 'check.runningVideo',
  speed: 'check.runningSpeed',
} as const;

const ICONS = { good: CheckIcon, poor: AlertIcon, bad: CloseIcon, unknown: InfoIcon };

/** One part of the check: either its result and advice, or the text that it is still running. */
export function FindingLine({ part, finding }: { part: Part; finding: Finding | null }) {
  const Icon = finding && ICONS[finding.level];
  return (
    <li className={styles.line} data-level={finding?.level ?? 'pending'}>
      <span className={styles.mark}>{Icon && <Icon />}</span>
      <div>
        <h3>
          <Text id={NAMES[part]} />
        </h3>
        <p data-changing={finding?.values && true}>
          {finding ? <Text id={finding.message} values={finding.values} /> : <Text id={RUNNING[part]} />}
        </p>
        {finding?.advice && (
          <p className={styles.advice}>
            <Text id={finding.advice} />
          </p>
        )}
      </div>
    </li>
  );
}
