import { commands } from 'vitest/browser';
import { dictionary } from '../../src/i18n/dictionary';
import type { StoryRecord } from './around-stories';
import { misfits } from './text-fits';

declare module 'vitest/browser' {
  interface BrowserCommands {
    storeRecord(story: StoryRecord): Promise<void>;
  }
}

const settled = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

export async function expectFit(where: string): Promise<void> {
  await settled();
  const found = misfits(document.body);
  if (found.length > 0)
    throw new Error(
      `${where}: ${found.map(({ problem, text, where: at }) => `${problem} “${text}” (${at})`).join('; ')}`,
    );
}

/**
 * Returns the frame of the stories. Resizing it from inside takes a tenth of the time of the browser's own
 * command.
 */
function frame(): HTMLElement {
  const { frameElement } = window;
  if (!frameElement) throw new Error('stories are tested in a frame');
  // The frame belongs to another document, so `instanceof` with this document's classes would fail.
  return frameElement as HTMLElement;
}

/** Runs a check while the stories' frame has another size. */
export async function withFrame(
  size: { width: string; height: string },
  check: () => Promise<void>,
): Promise<void> {
  const { style } = frame();
  const { width, height } = style;
  try {
    Object.assign(style, size);
    await check();
  } finally {
    Object.assign(style, { width, height });
  }
}

/**
 * The height of the frame shows most screens whole, because only elements in view can be checked for being
 * covered.
 */
const WHOLE_PX = '2400px';

/**
 * Whether a dialog or popover is open. These adapt to the window's height, so they are also checked in a
 * short window.
 */
const hasOverlay = () => document.querySelector('dialog[open], :popover-open') !== null;

/**
 * Checks whether the French texts, which are longer, fit on the smallest phone and at twice the text size.
 */
async function checkText(): Promise<void> {
  const { language } = dictionary.read();
  const root = document.documentElement;
  const { style } = frame();
  const { width, height } = style;
  async function expectFitAt(where: string, usualHeight: string): Promise<void> {
    const heights = hasOverlay() ? [usualHeight, WHOLE_PX] : [WHOLE_PX];
    for (const windowHeight of heights) {
      style.height = windowHeight;
      await expectFit(`${where} in French`);
    }
  }
  try {
    await dictionary.open('fr');
    style.width = '320px';
    await expectFitAt('at 320 px', '640px');
    style.width = width;
    root.style.fontSize = '200%';
    await expectFitAt('at 200 percent', height);
  } finally {
    root.style.removeProperty('font-size');
    Object.assign(style, { width, height });
    await dictionary.open(language);
  }
}

// Animations are off, because their duration is unpredictable on a busy machine.
const still = document.createElement('style');
still.textContent = '*, *::before, *::after { animation: none !important; transition: none !important; }';
document.head.append(still);

globalThis.grandstandTestRun = {
  store: (story) => commands.storeRecord(story),
  checkText,
};
