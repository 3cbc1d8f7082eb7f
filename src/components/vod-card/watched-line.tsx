import { useIntl } from 'react-intl';
import { useText } from '../../i18n/text';
import { ProgressLine } from '../../ui/feedback/progress-line';

/** A line at the lower edge of an image that shows the watched share of a recording, from 0 to 1. */
export function WatchedLine({ part }: { part: number }) {
  const text = useText();
  const { formatNumber } = useIntl();
  const percent = formatNumber(part, { style: 'percent' });
  return <ProgressLine part={part} label={text('library.watched', { percent })} />;
}
