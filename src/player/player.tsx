import { EmbeddedVideo } from './embedded-video';
import type { PlayerProps } from './types';
import { VideoPlayer } from './video-player';
import './tokens.css';

/** The video player. It receives everything it needs as props; see types.ts. */
export function Player(props: PlayerProps) {
  const { source, title, videoId } = props;
  if (source?.type === 'embedded') return <EmbeddedVideo key={videoId} url={source.url} title={title} />;
  return <VideoPlayer key={videoId} {...props} />;
}
