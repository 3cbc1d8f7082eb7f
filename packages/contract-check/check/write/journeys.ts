import type { Operation } from '../../model/model.ts';
import { subjectOf } from '../kinds.ts';
import { isHarmless } from '../read.ts';
import { type Run, request, subjectsFor } from '../run.ts';
import { beginSession } from '../sessions.ts';
import { bodyFor, callAndRecord, type JourneyState } from './journey-state.ts';
import { logInWithProvider, newAddress, openLink, register, requestPasswordReset } from './new-user.ts';
import { writeOrder } from './order.ts';
import { buy, startTrial, unsubscribe } from './purchase.ts';
import { addFavorite, addSession, createClip, download, remove, updateProfile } from './steps.ts';

type Step = (state: JourneyState, operation: Operation) => Promise<void>;

/** Operations that need more than the contract's example body with the ids of this channel. */
const STEPS: Record<string, Step> = {
  register,
  logInWithProvider,
  verifyEmail: openLink,
  requestPasswordReset,
  resetPassword: openLink,
  confirmAccountDeletion: openLink,
  updateProfile,
  addSession,
  buy,
  startTrial,
  unsubscribe,
  addFavorite,
  createClip,
};

/** Calls every operation that changes something, then undoes the changes where possible. */
export async function runJourneys(run: Run): Promise<void> {
  if (run.hasSharedKey) {
    run.notes.add('Nothing was written, since the backend gives every session the same key.');
    return;
  }
  const keys = await beginSession(run);
  const password = `Check-${Math.random().toString(36).slice(2)}-1`;
  const newUser = { keys, email: newAddress(run.options.account?.email), password };
  const state: JourneyState = { run, created: new Map(), newUser };
  for (const operation of writeOrder(run.client.model)) await step(state, operation);

  // Some reads succeed only after a purchase, a clip or a favourite was created.
  for (const operation of run.client.model.operations.filter(isHarmless))
    if (!run.client.seen.get(operation.id)?.has(200))
      for (const subject of subjectsFor(run, operation, 2)) await request(run, operation, subject);
}

async function step(state: JourneyState, operation: Operation): Promise<void> {
  const own = STEPS[operation.id];
  if (own) return own(state, operation);
  if (operation.verb === 'delete')
    return remove(state, operation, subjectOf(state.run.client.model, operation) ?? '');
  if (operation.verb === 'get') return download(state, operation);
  await callAndRecord(state, operation, { body: bodyFor(state, operation) });
}
