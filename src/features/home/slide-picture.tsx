import type { Slide } from '@generated/model';
import { useChannel } from '../../api/hooks/channel';
import { useMedia } from '../../ui/hooks/use-media';
import { Link } from '../../ui/navigation/link';
import { Picture } from '../../ui/picture/picture';
import { NamedEventFacts } from './named-event-facts';
import { slideEventId, slideTarget } from './slide-target';
import styles from './slides.module.css';
import { NARROW, slideImage } from './slides-for';

interface SlidePictureProps {
  slide: Slide;
  /** The accessible name of the link on a slide without a title and text. */
  label: string;
  first: boolean;
  shown: boolean;
}

/** A slide of the channel with its image and text. The whole slide is a link if it has a target. */
export function SlidePicture({ slide, label, first, shown }: SlidePictureProps) {
  const { pages } = useChannel();
  const target = slideTarget(slide, pages);
  const eventId = slideEventId(target);
  // Uses a media query in JavaScript, because Chromium leaks pages that contain a
  // <source> with a media query.
  const narrow = useMedia(NARROW);
  const words = (
    <>
      {slide.title && <span className={styles.title}>{slide.title}</span>}
      {slide.text && <span className={styles.text}>{slide.text}</span>}
    </>
  );
  const link = {
    className: styles.target,
    'aria-label': slide.title || slide.text ? undefined : label,
    children: words,
  };
  return (
    <div className={styles.slide}>
      <Picture
        src={slideImage(slide, narrow)}
        alt=""
        width="1600"
        height="640"
        fetchPriority={first ? 'high' : 'low'}
      />
      <div className={styles.words}>
        {target ? (
          target.outside ? (
            <a {...link} href={target.href} rel="noreferrer" />
          ) : (
            <Link {...link} to={target.href} />
          )
        ) : (
          <p className={styles.target}>{words}</p>
        )}
        {eventId !== null && <div className={styles.named}>{shown && <NamedEventFacts id={eventId} />}</div>}
      </div>
    </div>
  );
}
