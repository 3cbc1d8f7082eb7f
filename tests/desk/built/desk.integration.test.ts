import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BuiltDesk, executablePath } from './built-desk.ts';
import { copyDeckTests } from './copy-deck.ts';
import { handOverTests } from './hand-over-panel.ts';
import { newcomerTests } from './newcomer.ts';

// The timeout is long, because on a busy machine a story can start more slowly than the site waits for its
// first file.
const OPTIONS = { timeout: 240_000, retry: 1 };

describe.skipIf(!executablePath)('a built Storybook', OPTIONS, () => {
  let desk: BuiltDesk;

  beforeAll(async () => {
    desk = await BuiltDesk.open();
  }, 400_000);

  afterAll(() => desk?.close());

  // A row of home must still load when it comes near, although the page was held still for the picture of the
  // previous story.
  it('stories of one file are recorded one after the other, and each passes its own test', () => {
    expect(desk.failing).toEqual([]);
  });

  // These tests share one build, because building takes longer than testing.
  handOverTests(() => desk);
  copyDeckTests(() => desk);
  newcomerTests(() => desk);
});
