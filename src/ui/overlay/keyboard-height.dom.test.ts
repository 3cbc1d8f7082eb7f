import { afterEach, expect, test } from 'vitest';
import { trackKeyboard } from './keyboard-height';

/** A window of 800 pixels, whose visual viewport is set as a phone's keyboard would. */
function createView() {
  const visualViewport = Object.assign(new EventTarget(), { height: 800, offsetTop: 0, scale: 1 });
  const view = { visualViewport, document, innerHeight: 800 } as unknown as Window;
  return {
    view,
    show(change: Partial<typeof visualViewport>) {
      Object.assign(visualViewport, change);
      visualViewport.dispatchEvent(new Event('resize'));
    },
  };
}

const keyboardHeight = () => document.documentElement.style.getPropertyValue('--keyboard-height');
let stop = () => {};
afterEach(() => stop());

test('the height of a keyboard that covers the page is known while an overlay is open', () => {
  const { view, show } = createView();
  stop = trackKeyboard(view);
  expect(keyboardHeight()).toBe('0px');
  show({ height: 464 });
  expect(keyboardHeight()).toBe('336px');
  show({ height: 800 });
  expect(keyboardHeight()).toBe('0px');
});

test('a page that the phone has moved up is covered less', () => {
  const { view, show } = createView();
  stop = trackKeyboard(view);
  show({ height: 464, offsetTop: 100 });
  expect(keyboardHeight()).toBe('236px');
});

test('a page that is zoomed in is not taken for one with a keyboard', () => {
  const { view, show } = createView();
  stop = trackKeyboard(view);
  show({ height: 400, scale: 2 });
  expect(keyboardHeight()).toBe('0px');
});

test('nothing is followed after the overlay has closed', () => {
  const { view, show } = createView();
  trackKeyboard(view)();
  show({ height: 464 });
  expect(keyboardHeight()).toBe('');
});
