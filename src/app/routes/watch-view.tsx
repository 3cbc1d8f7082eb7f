import { lazySection } from '../../components/loading/lazy-section';
import { ClipTool } from '../../features/clips/make/clip-tool';
import { WatchScreen } from '../../features/event/watch/watch-screen';

const EventClips = lazySection(
  () => import('../../features/clips/shared/event-clips').then((module) => module.EventClips),
  'clips',
);

export {
  openStageFirst as openFirst,
  prefetchEvent as prefetchData,
  prefetchEventPlayer as prefetchHeavy,
} from '../../features/event/watch/prefetch-event';

/** The watch page with the clip features. */
export function Component() {
  return <WatchScreen Tool={ClipTool} Clips={EventClips} />;
}
