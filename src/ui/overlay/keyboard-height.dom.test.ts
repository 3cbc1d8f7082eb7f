import { afterEach, expect, test } from 'vitest';
import { trackKeyboard } from './keyboard-height';

/** A window with a height of 800 pixels. `show` changes its visual viewport as a phone's keyboard does. */
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

test('--keyboard-height is the height of the keyboard over the page while an overlay is open', () => {
  const { view, show } = createView();
  stop = trackKeyboard(view);
  expect(keyboardHeight()).toBe('0px');
  show({ height: 464 });
  expect(keyboardHeight()).toBe('336px');
  show({ height: 800 });
  expect(keyboardHeight()).toBe('0px');
});

test('--keyboard-height is smaller if the phone has scrolled the page up', () => {
  const { view, show } = createView();
  stop = trackKeyboard(view);
  show({ height: 464, offsetTop: 100 });
  expect(keyboardHeight()).toBe('236px');
});

test('--keyboard-height stays zero on a page that is zoomed in', () => {
  const { view, show } = createView();
  stop = trackKeyboard(view);
  show({ height: 400, scale: 2 });
  expect(keyboardHeight()).toBe('0px');
});

test('--keyboard-height is removed after the overlay has closed', () => {
  const { view, show } = createView();
  trackKeyboard(view)();
  show({ height: 464 });
  expect(keyboardHeight()).toBe('');
});
