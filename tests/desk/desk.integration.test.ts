import { afterAll, beforeAll, describe } from 'vitest';
import { BuiltDesk, executablePath } from './built-desk.ts';
import { copyDeckTests } from './copy-deck.ts';
import { handOverTests } from './hand-over-panel.ts';
import { newcomerTests } from './newcomer.ts';

describe.skipIf(!executablePath)('a built Storybook', { timeout: 240_000 }, () => {
  let desk: BuiltDesk;

  beforeAll(async () => {
    desk = await BuiltDesk.open();
  }, 400_000);

  afterAll(() => desk?.close());

  // They share one build, which takes longer than the tests.
  handOverTests(() => desk);
  copyDeckTests(() => desk);
  newcomerTests(() => desk);
});
