import { type RefObject, useEffect, useState } from 'react';
import { arrowPlace, canScroll, nextPlace, RAIL_STEP_MS, type RailPlace } from './rail-step';

function placeOf(rail: HTMLElement): RailPlace {
  const [first, second] = rail.children;
  const card =
    first instanceof HTMLElement && second instanceof HTMLElement
      ? second.offsetLeft - first.offsetLeft
      : rail.clientWidth;
  return { left: rail.scrollLeft, shown: rail.clientWidth, whole: rail.scrollWidth, card };
}

interface Rail {
  scrolls: boolean;
  atStart: boolean;
  atEnd: boolean;
  step(direction: 1 | -1): void;
}

/** Scrolls a rail: by arrows, and automatically while `moving` and not in use. */
export function useRail(track: RefObject<HTMLElement | null>, moving: boolean): Rail {
  const [state, setState] = useState({ scrolls: false, atStart: true, atEnd: false });

  useEffect(() => {
    const rail = track.current;
    if (!rail) return;
    const look = () => {
      const { left, shown, whole } = placeOf(rail);
      const next = {
        scrolls: canScroll({ shown, whole }),
        atStart: left <= 1,
        atEnd: left >= whole - shown - 1,
      };
      setState((now) =>
        now.scrolls === next.scrolls && now.atStart === next.atStart && now.atEnd === next.atEnd ? now : next,
      );
    };
    const observer = new ResizeObserver(look);
    observer.observe(rail);
    rail.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      rail.removeEventListener('scroll', look);
    };
  }, [track]);

  useEffect(() => {
    const rail = track.current;
    const area = rail?.parentElement;
    if (!rail || !area || !moving || !state.scrolls) return;
    let seen = false;
    let touched = false;
    const observer = new IntersectionObserver(
      ([entry]) => {
        seen = entry?.isIntersecting ?? false;
      },
      { threshold: 0.6 },
    );
    observer.observe(rail);
    // After a touch, automatic scrolling stops.
    const touch = () => {
      touched = true;
    };
    rail.addEventListener('touchstart', touch, { passive: true });
    const timer = setInterval(() => {
      const watched = seen && !document.hidden;
      if (watched && !touched && !area.matches(':hover, :focus-within'))
        rail.scrollTo({ left: nextPlace(placeOf(rail)), behavior: 'smooth' });
    }, RAIL_STEP_MS);
    return () => {
      clearInterval(timer);
      observer.disconnect();
      rail.removeEventListener('touchstart', touch);
    };
  }, [track, moving, state.scrolls]);

  return {
    ...state,
    step: (direction) => {
      const rail = track.current;
      rail?.scrollTo({ left: arrowPlace(placeOf(rail), direction) });
    },
  };
}
