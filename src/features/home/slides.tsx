import type { Event, Slide } from '@generated/model';
import { Suspense, useReducer, useRef, useState } from 'react';
import { lazySection } from '../../components/loading/lazy-section';
import { useText } from '../../i18n/text';
import { ChevronLeftIcon, ChevronRightIcon } from '../../ui/icons/icons';
import { EventSlide } from './event-slide';
import styles from './slides.module.css';

const SlidePicture = lazySection(() => import('./slide-picture').then(({ SlidePicture: part }) => part));

interface SlidesProps {
  slides: readonly Slide[];
  /** The event on the first slide, shown before the channel's slides. */
  lead?: Event | null;
}

/**
 * A carousel of highlights. It never advances automatically: the viewer swipes or uses the arrows or keys.
 */
export function Slides({ slides, lead }: SlidesProps) {
  const text = useText();
  const track = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  // The other slides load when the viewer points at or focuses the carousel. From then
  // on, one slide ahead is loaded.
  const [loadedUpTo, loadUpTo] = useReducer(
    (farthest: number, index: number) => Math.max(farthest, index),
    0,
  );
  const onInterest = () => loadUpTo(1);

  const onScroll = () => {
    const list = track.current;
    if (!list?.clientWidth) return;
    const index = Math.round(list.scrollLeft / list.clientWidth);
    setShown(index);
    loadUpTo(index + 1);
  };
  const go = (index: number) => {
    const list = track.current;
    loadUpTo(index + 1);
    list?.scrollTo({ left: index * list.clientWidth });
  };
  const all = lead ? [lead, ...slides] : slides;
  const count = all.length;
  const label = (index: number) => text('home.slide', { number: index + 1, count });
  return (
    <section
      className={styles.slides}
      aria-roledescription={text('home.carousel')}
      aria-label={text('home.slides')}
      onPointerEnter={onInterest}
      onFocus={onInterest}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls takes the focus, even where a slide has no link. */}
      <ul ref={track} className={styles.track} onScroll={onScroll} tabIndex={0}>
        {all.map((slide, index) => (
          <li
            key={'slidable_type' in slide ? slide.id : 'lead'}
            aria-roledescription={text('home.slideRole')}
            aria-label={label(index)}
            inert={index !== shown}
          >
            {'slidable_type' in slide ? (
              <Suspense fallback={<div className={styles.slide} />}>
                {index <= loadedUpTo ? (
                  <SlidePicture
                    slide={slide}
                    label={label(index)}
                    first={index === 0}
                    shown={index === shown}
                  />
                ) : (
                  <div className={styles.slide} />
                )}
              </Suspense>
            ) : (
              <EventSlide event={slide} />
            )}
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
            {all.map((slide, index) => (
              <button
                key={slide === lead ? 'lead' : slide.id}
                type="button"
                aria-label={label(index)}
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
