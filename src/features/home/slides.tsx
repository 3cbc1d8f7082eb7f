import type { Slide } from '@generated/model';
import { useReducer, useRef, useState } from 'react';
import { useText } from '../../i18n/text';
import { ChevronLeftIcon, ChevronRightIcon } from '../../ui/icons/icons';
import { SlidePicture } from './slide-picture';
import styles from './slides.module.css';

/** A carousel of highlights. It never moves by itself: the viewer swipes, or uses arrows or keys. */
export function Slides({ slides }: { slides: readonly Slide[] }) {
  const text = useText();
  const track = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  // The first picture loads alone; after that, one picture ahead is prefetched.
  const [reach, reachTo] = useReducer((farthest: number, index: number) => Math.max(farthest, index), 0);

  const follow = () => {
    const list = track.current;
    if (!list?.clientWidth) return;
    const index = Math.round(list.scrollLeft / list.clientWidth);
    setShown(index);
    if (index > 0) reachTo(index + 1);
  };
  const go = (index: number) => {
    const list = track.current;
    reachTo(index + 1);
    list?.scrollTo({ left: index * list.clientWidth });
  };
  const count = slides.length;
  return (
    <section
      className={styles.slides}
      aria-roledescription={text('home.carousel')}
      aria-label={text('home.slides')}
    >
      <ul ref={track} className={styles.track} onScroll={follow}>
        {slides.map((slide, index) => (
          <li
            key={slide.id}
            aria-roledescription={text('home.slideRole')}
            aria-label={text('home.slide', { number: index + 1, count })}
            inert={index !== shown}
          >
            <SlidePicture
              slide={slide}
              label={text('home.slide', { number: index + 1, count })}
              first={index === 0}
              near={index <= reach}
              onSettled={() => reachTo(1)}
            />
          </li>
        ))}
      </ul>
      {count > 1 && (
        <div className={styles.controls}>
          <button
            type="button"
            aria-label={text('home.previous')}
            disabled={shown === 0}
            onClick={() => go(shown - 1)}
          >
            <ChevronLeftIcon />
          </button>
          <span className={styles.dots}>
            {slides.map((slide, index) => (
              <button
                key={slide.id}
                type="button"
                aria-label={text('home.slide', { number: index + 1, count })}
                aria-current={index === shown}
                onClick={() => go(index)}
              />
            ))}
          </span>
          <button
            type="button"
            aria-label={text('home.next')}
            disabled={shown === count - 1}
            onClick={() => go(shown + 1)}
          >
            <ChevronRightIcon />
          </button>
        </div>
      )}
    </section>
  );
}
