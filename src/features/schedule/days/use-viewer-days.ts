import { useIntl } from 'react-intl';
import { firstView } from '../../../browser/first-view';
import { useIsHydrated } from '../../../browser/use-is-hydrated';
import { type ZoneDays, zoneDays } from '../../../lib/time/zone-days';

/** The viewer's days; at the edge, and while React takes over its page, those with which it rendered the page. */
export function useViewerDays(): ZoneDays {
  const { timeZone } = useIntl();
  return zoneDays(useIsHydrated() ? Date.now() : firstView.time(), timeZone);
}
