import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { arrowScrollLeft, canScroll, nextScrollLeft, RAIL_STEP_MS, type RailState } from './rail-step';

function railStateOf(rail: HTMLElement): RailState {
  const [first, second] = rail.children;
  const cardStep =
    first instanceof HTMLElement && second instanceof HTMLElement
      ? second.offsetLeft - first.offsetLeft
      : rail.clientWidth;
  return { left: rail.scrollLeft, visibleWidth: rail.clientWidth, totalWidth: rail.scrollWidth, cardStep };
}

interface Rail {
  scrolls: boolean;
  atStart: boolean;
  atEnd: boolean;
  step(direction: 1 | -1): void;
}

/** The events of a viewer who scrolls a rail. */
const SCROLLING = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls a rail with its arrows. While `moving` is true, also scrolls it automatically until
 * the viewer uses or scrolls it. `onSeen` receives whether most of the rail is in view.
 */
export function useRail(
  track: RefObject<HTMLElement | null>,
  moving: boolean,
  onSeen: (isSeen: boolean) => void = () => {},
): Rail {
  const [state, setState] = useState({ scrolls: false, atStart: true, atEnd: false });
  const isScrolled = useRef(false);

  useEffect(() => {
    const rail = track.current;
    if (!rail) return;
    const update = () => {
      const { left, visibleWidth, totalWidth } = railStateOf(rail);
      const next = {
        scrolls: canScroll({ visibleWidth, totalWidth }),
        atStart: left <= 1,
        atEnd: left >= totalWidth - visibleWidth - 1,
      };
      setState((now) =>
        now.scrolls === next.scrolls && now.atStart === next.atStart && now.atEnd === next.atEnd ? now : next,
      );
    };
    const observer = new ResizeObserver(update);
    observer.observe(rail);
    rail.addEventListener('scroll', update, { passive: true });
    return () => {
      observer.disconnect();
      rail.removeEventListener('scroll', update);
    };
  }, [track]);

  const report = useEffectEvent((isSeen: boolean) => onSeen(isSeen && state.scrolls));
  useEffect(() => {
    const rail = track.current;
    if (!rail || !state.scrolls) return;
    const observer = new IntersectionObserver(([entry]) => report(entry?.isIntersecting ?? false), {
      threshold: 0.6,
    });
    observer.observe(rail);
    return () => observer.disconnect();
  }, [track, state.scrolls]);

  useEffect(() => {
    const rail = track.current;
    if (!rail) return;
    const stop = (event: Event) => {
      // A mouse wheel over a rail usually scrolls the page and not the rail.
      const isSideways = !(event instanceof WheelEvent) || Math.abs(event.deltaX) > Math.abs(event.deltaY);
      if (isSideways) isScrolled.current = true;
    };
    for (const event of SCROLLING) rail.addEventListener(event, stop, { passive: true });
    return () => {
      for (const event of SCROLLING) rail.removeEventListener(event, stop);
    };
  }, [track]);

  useEffect(() => {
    const rail = track.current;
    const area = rail?.parentElement;
    if (!rail || !area || !moving) return;
    const timer = setInterval(() => {
      if (!document.hidden && !isScrolled.current && !area.matches(':hover, :focus-within'))
        rail.scrollTo({ left: nextScrollLeft(railStateOf(rail)), behavior: 'smooth' });
    }, RAIL_STEP_MS);
    return () => clearInterval(timer);
  }, [track, moving]);

  return {
    ...state,
    step: (direction) => {
      isScrolled.current = true;
      const rail = track.current;
      rail?.scrollTo({ left: arrowScrollLeft(railStateOf(rail), direction) });
    },
  };
}
