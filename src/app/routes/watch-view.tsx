import { ClipTool } from '../../features/clips/make/clip-tool';
import { EventClips } from '../../features/clips/shared/event-clips';
import { WatchScreen } from '../../features/event/watch/watch-screen';

export {
  prefetchEvent as prefetchData,
  prefetchEventPlayer as prefetchHeavy,
} from '../../features/event/watch/prefetch-event';

/** The watch page with the clip features. */
export function Component() {
  return <WatchScreen Tool={ClipTool} Clips={EventClips} />;
}
