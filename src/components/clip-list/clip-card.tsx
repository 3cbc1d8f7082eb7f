import type { Clip } from '@generated/model';
import { paths } from '../../lib/links/paths';
import { LengthBadge } from '../../ui/card/length-badge';
import { VideoCard } from '../../ui/card/video-card';
import { CardPicture } from '../../ui/picture/picture';

interface ClipCardProps {
  clip: Clip;
  /** The text below the name: the clip's tags, or the game's name on a page with clips of several games. */
  about?: 'tags' | 'game';
}

export function ClipCard({ clip, about = 'tags' }: ClipCardProps) {
  return (
    <VideoCard
      picture={
        <>
          <CardPicture src={clip.image} />
          <LengthBadge seconds={clip.duration} />
        </>
      }
      title={clip.name}
      to={paths.share(clip.id, clip.uuid)}
      note={about === 'game' ? clip.event_name : clip.tags.join(' · ')}
    />
  );
}
