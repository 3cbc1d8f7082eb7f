import { addons } from 'storybook/preview-api';
import { isInFrame } from '../../desk/view';
import { PAGE_READ, READ_PAGE, type Reading } from '../facts';

/** The phases after which a story no longer renders or plays. */
const LAST_PHASES = new Set(['finished', 'errored', 'aborted']);

interface PhaseChange {
  newPhase: string;
  storyId: string;
}

/**
 * Reads the page only when the panel requests it, because test runs and frames have no panel. A story that is
 * still playing is not read, because its play function would not find the marked texts.
 */
async function respondToPanel(): Promise<void> {
  const channel = await addons.ready();
  const current = { storyId: '', phase: '', isFailed: false };

  channel.on('storyRenderPhaseChanged', ({ newPhase, storyId }: PhaseChange) => {
    const isNew = newPhase === 'loading' || current.storyId !== storyId;
    const isFailed = newPhase === 'errored' || (!isNew && current.isFailed);
    Object.assign(current, { storyId, phase: newPhase, isFailed });
  });

  async function read(storyId: string): Promise<Reading | null> {
    const isAtRest = () => current.storyId === storyId && LAST_PHASES.has(current.phase);
    if (!isAtRest()) return { state: 'playing', storyId };
    try {
      const { readPage } = await import('./read-page');
      const facts = await readPage(current.isFailed);
      // Drops the result if another story has started while the page was read.
      return isAtRest() ? { state: 'read', storyId, facts } : null;
    } catch (error) {
      return { state: 'failed', storyId, message: error instanceof Error ? error.message : String(error) };
    }
  }

  // Reads one request after another, because two at once would mark the texts twice.
  let last = Promise.resolve();
  channel.on(READ_PAGE, (storyId: string) => {
    last = last.then(async () => {
      const reading = await read(storyId);
      if (reading) channel.emit(PAGE_READ, reading);
    });
  });
}

const isTested = '__vitest_browser__' in globalThis;

if (!isTested && !isInFrame(location.search)) void respondToPanel();
