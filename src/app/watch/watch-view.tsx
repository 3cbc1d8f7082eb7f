import { ClipTool } from '../../features/clips/clip-tool';
import { EventClips } from '../../features/clips/event-clips';
import { WatchScreen } from '../../features/event/watch-screen';

export { askEvent as ask, warmEventPlayer as warmHeavy } from '../../features/event/ask-event';

/** The watch page with what the clips bring to it. */
export function Component() {
  return <WatchScreen Tool={ClipTool} Clips={EventClips} />;
}
