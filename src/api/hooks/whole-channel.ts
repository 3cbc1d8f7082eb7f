import type { Bootstrap } from '@generated/model';
import { use } from 'react';
import { useChannel } from './channel';

/** A channel that the site starts with although it lacks the data that only other screens show. */
interface PartialChannel {
  channel: Bootstrap;
  /** Fetches the whole channel. */
  complete(): Promise<unknown>;
  completing?: Promise<void>;
}

let partial: PartialChannel | null = null;

/** Marks the channel as partial. `complete` is called once, when a screen needs more of the channel. */
export function markAsPartial(channel: Bootstrap, complete: () => Promise<unknown>): void {
  partial = { channel, complete };
}

/**
 * Fetches the data that a partial channel lacks, or nothing if it lacks none. If that fails, the missing
 * lists count as empty, as at any start.
 */
export async function completeChannel(): Promise<void> {
  if (partial) await completed(partial);
}

function completed(marked: PartialChannel): Promise<void> {
  marked.completing ??= marked.complete().then(clearPartial, clearPartial);
  return marked.completing;
}

function clearPartial(): void {
  partial = null;
}

/**
 * Returns the channel with its passes, questions and pages of text, and suspends the screen until they have
 * loaded. A screen that does not need them passes false.
 */
export function useWholeChannel(isNeeded = true): Bootstrap {
  const channel = useChannel();
  if (isNeeded && partial?.channel === channel) use(completed(partial));
  return channel;
}
