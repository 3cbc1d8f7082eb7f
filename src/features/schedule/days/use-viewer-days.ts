import { useIntl } from 'react-intl';
import { firstView } from '../../../browser/first-view';
import { useIsHydrated } from '../../../browser/use-is-hydrated';
import { type ZoneDays, zoneDays } from '../../../lib/time/zone-days';

/**
 * The days in the viewer's time zone. At the edge and during hydration, the days with
 * which the page was rendered.
 */
export function useViewerDays(): ZoneDays {
  const { timeZone } = useIntl();
  return zoneDays(useIsHydrated() ? Date.now() : firstView.time(), timeZone);
}
