import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Shows the controls when the pointer moves over the player or the focus enters it. */
export function useStageEvents(
  root: RefObject<HTMLElement | null>,
  showControls: () => void,
  hideControls: () => void,
): void {
  const moved = useEffectEvent((event: PointerEvent) => {
    if (event.pointerType === 'mouse') showControls();
  });
  const left = useEffectEvent((event: PointerEvent) => {
    if (event.pointerType === 'mouse' && !root.current?.querySelector(':focus-visible')) hideControls();
  });
  const focused = useEffectEvent(() => showControls());

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const onMove = (event: PointerEvent) => moved(event);
    const onLeave = (event: PointerEvent) => left(event);
    const onFocus = () => focused();
    element.addEventListener('pointermove', onMove);
    element.addEventListener('pointerleave', onLeave);
    element.addEventListener('focusin', onFocus);
    element.addEventListener('keydown', onFocus);
    return () => {
      element.removeEventListener('pointermove', onMove);
      element.removeEventListener('pointerleave', onLeave);
      element.removeEventListener('focusin', onFocus);
      element.removeEventListener('keydown', onFocus);
    };
  }, [root]);
}
