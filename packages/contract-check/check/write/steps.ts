import { isObject } from '../../model/json.ts';
import type { Operation } from '../../model/model.ts';
import { dataOf } from '../pool.ts';
import { text } from '../probes/pointers.ts';
import { codeOf, subjectsFor } from '../run.ts';
import {
  bodyFor,
  callAndRecord,
  type JourneyState,
  judgeListed,
  judgeStored,
  poll,
} from './journey-state.ts';

const MAX_OBJECTS = 12;
const MAX_POLLS = 30;

const KINDS = [
  ['Participant', 'participant'],
  ['ParticipantSummary', 'participant'],
  ['ParticipantGroup', 'group'],
] as const;

/** Adds a favourite that the account does not follow yet. */
export async function addFavorite(state: JourneyState, operation: Operation): Promise<void> {
  const { run } = state;
  const list = await callAndRecord(state, run.client.operation('listFavorites'), {});
  const followed = new Set(dataOf(list?.json)?.map(({ favoritable_id }) => favoritable_id));
  const candidates = KINDS.flatMap(([kind, favoritable_type]) =>
    run.pool.all(kind).map(({ item: { id } }) => ({ favoritable_id: id ?? 0, favoritable_type })),
  );
  const notFollowed = candidates.find(({ favoritable_id }) => !followed.has(favoritable_id));
  const body = { ...bodyFor(state, operation), ...notFollowed };
  const call = await callAndRecord(state, operation, { body });
  if (call?.status !== 200 || !call.isSound || !isObject(call.json)) return;
  await judgeListed(state, call, 'Favorite', call.json.id, true);
  const { sameAgain } = operation.promises;
  const again = sameAgain === null ? null : await callAndRecord(state, operation, { body });
  if (sameAgain === null || again?.status !== 200 || !isObject(again.json)) return;
  const [expected, got] = [call.json[sameAgain], again.json[sameAgain]];
  if (expected === got) return;
  again.report({
    kind: 'journey',
    where: `/${sameAgain}`,
    expected: `${text(expected)}, as the first time`,
    got: text(got),
  });
}

/** Creates a clip from the first recording that the account may use, and polls until the clip is ready. */
export async function createClip(state: JourneyState, operation: Operation): Promise<void> {
  const { run } = state;
  const settings = await callAndRecord(state, run.client.operation('getSettings'), {});
  const tags =
    isObject(settings?.json) && Array.isArray(settings.json.clip_tags) ? settings.json.clip_tags : [];
  const recorded = run.pool
    .all('Event')
    .filter(({ item }) => item.recording === 'ready' && Array.isArray(item.media))
    .sort((one, other) => Number(other.item.has_access) - Number(one.item.has_access));
  for (const { item } of recorded.slice(0, MAX_OBJECTS)) {
    const media = Array.isArray(item.media) ? item.media.filter(isObject) : [];
    const recording = media.find(({ kind }) => kind === 3);
    if (!recording?.id || item.id === undefined) continue;
    const times = { start_time: 1, duration: 2 };
    const about = { event_id: item.id, event_media_id: recording.id, tags: tags.slice(0, 1) };
    const call = await callAndRecord(state, operation, {
      body: { ...bodyFor(state, operation), ...times, ...about },
    });
    if (call?.status !== 200 || !isObject(call.json)) continue;
    const { id } = call.json;
    if (call.isSound) await judgeListed(state, call, 'Clip', id, true);
    await poll(state, MAX_POLLS, async () => {
      const list = await callAndRecord(state, run.client.operation('listUserClips'), {});
      return dataOf(list?.json)?.some((clip) => clip.id === id && clip.status !== 'processing') ?? true;
    });
    return;
  }
  run.notes.add('No clip was made: the account may cut from none of the recordings that were found.');
}

/** Deletes only objects that the check itself created. */
export async function remove(state: JourneyState, operation: Operation, kind: string): Promise<void> {
  for (const item of state.created.get(kind) ?? []) {
    if (typeof item.id !== 'number') continue;
    const call = await callAndRecord(state, operation, { path: { id: item.id } });
    if (call?.status === 200) await judgeListed(state, call, kind, item.id, false);
    else
      state.run.notes.add(
        `Left behind: ${kind.toLowerCase()} ${item.id} (${operation.id} answered ${call?.status}).`,
      );
    state.run.pool.forget(kind, item.id);
  }
}

/** The backend counts downloads, so the check stops after the first that succeeds. */
export async function download(state: JourneyState, operation: Operation): Promise<void> {
  for (const subject of subjectsFor(state.run, operation, MAX_OBJECTS)) {
    const call = await callAndRecord(state, operation, {}, subject);
    if (call?.status === 200 || (call && codeOf(call) === 'geo_blocked')) return;
  }
}

const CHANGES = { first_name: 'Contract', last_name: 'Check', phone: '+1 555 010 0177', newsletter: false };

/**
 * Changes the user that the journeys registered. Without one, it sends the account its own first name, so
 * nothing changes.
 */
export async function updateProfile(state: JourneyState, operation: Operation): Promise<void> {
  const { run, newUser } = state;
  const profile = run.client.operation('getProfile');
  if (newUser.keys && state.created.has('User')) {
    const own: JourneyState = { ...state, run: { ...run, account: newUser.keys } };
    const call = await callAndRecord(own, operation, { body: { _method: 'patch', ...CHANGES } });
    const after = call?.status === 200 && call.isSound ? await callAndRecord(own, profile, {}) : null;
    if (call && after?.status === 200) judgeStored(call, CHANGES, after.json);
    return;
  }
  const call = await callAndRecord(state, profile, {});
  const name = isObject(call?.json) ? call.json.first_name : undefined;
  if (typeof name === 'string')
    await callAndRecord(state, operation, { body: { _method: 'patch', first_name: name } });
}

export async function addSession(state: JourneyState, operation: Operation): Promise<void> {
  const code = state.run.options.deviceCode;
  await callAndRecord(state, operation, { body: code === undefined ? bodyFor(state, operation) : { code } });
}
