import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BuiltDesk, executablePath } from './built-desk.ts';
import { copyDeckTests } from './copy-deck.ts';
import { handOverTests } from './hand-over-panel.ts';
import { newcomerTests } from './newcomer.ts';

// On a busy machine, a story can take longer to start than the site waits for its first file.
const OPTIONS = { timeout: 240_000, retry: 1 };

describe.skipIf(!executablePath)('a built Storybook', OPTIONS, () => {
  let desk: BuiltDesk;

  beforeAll(async () => {
    desk = await BuiltDesk.open();
  }, 400_000);

  afterAll(() => desk?.close());

  // A row of home loads when it comes near, which the pictures' stillness of the story before it must not stop.
  it('records stories of one file one after the other, and each passes its own test', () => {
    expect(desk.failing).toEqual([]);
  });

  // They share one build, which takes longer than the tests.
  handOverTests(() => desk);
  copyDeckTests(() => desk);
  newcomerTests(() => desk);
});
