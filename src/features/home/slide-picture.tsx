import type { Slide } from '@generated/model';
import { useEffect } from 'react';
import { useChannel } from '../../api/hooks/channel';
import { pictureAddress } from '../../lib/links/picture-address';
import { useMedia } from '../../ui/hooks/use-media';
import { Link } from '../../ui/navigation/link';
import { Picture } from '../../ui/picture/picture';
import { slideTarget } from './slide-target';
import styles from './slides.module.css';
import { NARROW, slideImage } from './slides-for';

interface SlidePictureProps {
  slide: Slide;
  /** The label for a slide without a title. */
  label: string;
  first: boolean;
  /** Load the picture now. */
  near: boolean;
  onSettled(): void;
}

/** A slide with its picture and text; all of it is a link if it has a target. */
export function SlidePicture({ slide, label, first, near, onSettled }: SlidePictureProps) {
  const { pages } = useChannel();
  const target = slideTarget(slide, pages);
  // Not a <source>: Chromium leaks the page of one with a media query.
  const narrow = useMedia(NARROW);
  const words = (
    <>
      {slide.title && <span className={styles.title}>{slide.title}</span>}
      {slide.text && <span className={styles.text}>{slide.text}</span>}
    </>
  );
  const image = pictureAddress(slideImage(slide, narrow));
  // The slides wait for each other's pictures; one that cannot be shown is not waited for.
  useEffect(() => {
    if (near && !image) onSettled();
  }, [near, image, onSettled]);
  const name = slide.title || slide.text ? undefined : label;
  return (
    <div className={styles.slide}>
      {near && (
        <Picture
          src={image}
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
