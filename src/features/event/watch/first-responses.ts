import { getGetEventQueryKey, getGetEventUrl } from '@generated/api/events/events';
import type { FirstAddress, FirstResponse } from '../../../api/first-response';

/** What else the page shows is below the first view, or depends on the viewer's region. */
export function watchResponses({ path }: FirstAddress): FirstResponse[] {
  const id = Number(path.split('/').at(-1));
  return [{ key: getGetEventQueryKey(id), url: getGetEventUrl(id) }];
}
