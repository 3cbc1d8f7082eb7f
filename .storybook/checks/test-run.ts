import { commands, page } from 'vitest/browser';
import { dictionary } from '../../src/i18n/dictionary';
import type { StoryRecord } from './around-stories';
import { misfits } from './text-fits';

declare module 'vitest/browser' {
  interface BrowserCommands {
    keepStory(story: StoryRecord): Promise<void>;
    keepPicture(id: string): Promise<void>;
  }
}

const LAPTOP = [1280, 800] as const;

const settled = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

async function expectFit(where: string): Promise<void> {
  await settled();
  const found = misfits(document.body);
  if (found.length > 0)
    throw new Error(
      `${where}: ${found.map(({ problem, text, where: at }) => `${problem} “${text}” (${at})`).join('; ')}`,
    );
}

/** In French, the longer of the two: on the smallest phone, and with text at twice its size. */
async function checkText(): Promise<void> {
  const { language } = dictionary.read();
  const root = document.documentElement;
  try {
    await dictionary.open('fr');
    await page.viewport(320, 640);
    await expectFit('at 320 px in French');
    await page.viewport(...LAPTOP);
    root.style.fontSize = '200%';
    await expectFit('at 200 percent in French');
  } finally {
    root.style.removeProperty('font-size');
    await page.viewport(...LAPTOP);
    await dictionary.open(language);
  }
}

globalThis.grandstandTestRun = {
  keep: (story) => commands.keepStory(story),
  picture: (id) => commands.keepPicture(id),
  checkText,
};
