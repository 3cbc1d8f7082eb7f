import { useIntl } from 'react-intl';
import { useText } from '../../i18n/text';
import { ProgressLine } from '../../ui/feedback/progress-line';

/** How much of a recording has been watched, from 0 to 1, at the lower edge of its picture. */
export function WatchedLine({ part }: { part: number }) {
  const text = useText();
  const { formatNumber } = useIntl();
  const percent = formatNumber(part, { style: 'percent' });
  return <ProgressLine part={part} label={text('library.watched', { percent })} />;
}
