import type { Slide } from '@generated/model';
import { useMedia } from '../../ui/hooks/use-media';
import { Link } from '../../ui/navigation/link';
import { slideTarget } from './slide-target';
import styles from './slides.module.css';
import { NARROW, slideImage } from './slides-for';

interface SlidePictureProps {
  slide: Slide;
  /** What it is called where the channel gave it no words. */
  label: string;
  first: boolean;
  /** Its picture is wanted by now. */
  near: boolean;
  onSettled(): void;
}

/** One slide: its picture, its words on it, all of it a link where it leads somewhere. */
export function SlidePicture({ slide, label, first, near, onSettled }: SlidePictureProps) {
  const target = slideTarget(slide);
  // Not a <source>: Chromium keeps the page of one with a media query in memory for good.
  const narrow = useMedia(NARROW);
  const words = (
    <>
      {slide.title && <span className={styles.title}>{slide.title}</span>}
      {slide.text && <span className={styles.text}>{slide.text}</span>}
    </>
  );
  const name = slide.title || slide.text ? undefined : label;
  return (
    <div className={styles.slide}>
      {near && (
        <img
          src={slideImage(slide, narrow)}
          alt=""
          width="1600"
          height="640"
          fetchPriority={first ? 'high' : 'low'}
          onLoad={onSettled}
          onError={onSettled}
        />
      )}
      {target ? (
        target.outside ? (
          <a className={styles.words} href={target.href} rel="noreferrer" aria-label={name}>
            {words}
          </a>
        ) : (
          <Link className={styles.words} to={target.href} aria-label={name}>
            {words}
          </Link>
        )
      ) : (
        <p className={styles.words}>{words}</p>
      )}
    </div>
  );
}
