import { isObject } from '../../model/json.ts';
import type { Operation } from '../../model/model.ts';
import { dataOf } from '../pool.ts';
import { text } from '../probes/pointers.ts';
import { codeOf, subjectsFor } from '../run.ts';
import { act, bodyFor, judgeListed, judgeTaken, poll, type Walk } from './walk.ts';

const TRIES = 12;
const LOOKS = 30;

const KINDS = [
  ['Participant', 'participant'],
  ['ParticipantSummary', 'participant'],
  ['ParticipantGroup', 'group'],
] as const;

/** Adds a favourite that the account does not follow yet. */
export async function addFavorite(walk: Walk, operation: Operation): Promise<void> {
  const { run } = walk;
  const list = await act(walk, run.client.operation('listFavorites'), {});
  const followed = new Set(dataOf(list?.json)?.map(({ favoritable_id }) => favoritable_id));
  const things = KINDS.flatMap(([kind, favoritable_type]) =>
    run.pool.all(kind).map(({ item: { id } }) => ({ favoritable_id: id ?? 0, favoritable_type })),
  );
  const thing = things.find(({ favoritable_id }) => !followed.has(favoritable_id));
  const body = { ...bodyFor(walk, operation), ...thing };
  const call = await act(walk, operation, { body });
  if (call?.status !== 200 || !call.isSound || !isObject(call.json)) return;
  await judgeListed(walk, call, 'Favorite', call.json.id, true);
  const { sameAgain } = operation.promises;
  const again = sameAgain === null ? null : await act(walk, operation, { body });
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
export async function createClip(walk: Walk, operation: Operation): Promise<void> {
  const { run } = walk;
  const settings = await act(walk, run.client.operation('getSettings'), {});
  const tags =
    isObject(settings?.json) && Array.isArray(settings.json.clip_tags) ? settings.json.clip_tags : [];
  const recorded = run.pool
    .all('Event')
    .filter(({ item }) => item.recording === 'ready' && Array.isArray(item.media))
    .sort((one, other) => Number(other.item.has_access) - Number(one.item.has_access));
  for (const { item } of recorded.slice(0, TRIES)) {
    const media = Array.isArray(item.media) ? item.media.filter(isObject) : [];
    const recording = media.find(({ kind }) => kind === 3);
    if (!recording?.id || item.id === undefined) continue;
    const times = { start_time: 1, duration: 2 };
    const about = { event_id: item.id, event_media_id: recording.id, tags: tags.slice(0, 1) };
    const call = await act(walk, operation, { body: { ...bodyFor(walk, operation), ...times, ...about } });
    if (call?.status !== 200 || !isObject(call.json)) continue;
    const { id } = call.json;
    if (call.isSound) await judgeListed(walk, call, 'Clip', id, true);
    await poll(walk, LOOKS, async () => {
      const list = await act(walk, run.client.operation('listUserClips'), {});
      return dataOf(list?.json)?.some((clip) => clip.id === id && clip.status !== 'processing') ?? true;
    });
    return;
  }
  run.notes.add('No clip was made: the account may cut from none of the recordings that were found.');
}

/** Deletes only objects that the check itself created. */
export async function remove(walk: Walk, operation: Operation, kind: string): Promise<void> {
  for (const item of walk.made.get(kind) ?? []) {
    if (typeof item.id !== 'number') continue;
    const call = await act(walk, operation, { path: { id: item.id } });
    if (call?.status === 200) await judgeListed(walk, call, kind, item.id, false);
    else
      walk.run.notes.add(
        `Left behind: ${kind.toLowerCase()} ${item.id} (${operation.id} answered ${call?.status}).`,
      );
    walk.run.pool.forget(kind, item.id);
  }
}

/** The backend counts downloads, so the check stops after the first that succeeds. */
export async function download(walk: Walk, operation: Operation): Promise<void> {
  for (const subject of subjectsFor(walk.run, operation, TRIES)) {
    const call = await act(walk, operation, {}, subject);
    if (call?.status === 200 || (call && codeOf(call) === 'geo_blocked')) return;
  }
}

const CHANGES = { first_name: 'Contract', last_name: 'Check', phone: '+1 555 010 0177', newsletter: false };

/**
 * Changes the user that the journeys registered. Without one, it sends the account its own first name, so
 * nothing changes.
 */
export async function updateProfile(walk: Walk, operation: Operation): Promise<void> {
  const { run, newcomer } = walk;
  const profile = run.client.operation('getProfile');
  if (newcomer.keys && walk.made.has('User')) {
    const own: Walk = { ...walk, run: { ...run, account: newcomer.keys } };
    const call = await act(own, operation, { body: { _method: 'patch', ...CHANGES } });
    const after = call?.status === 200 && call.isSound ? await act(own, profile, {}) : null;
    if (call && after?.status === 200) judgeTaken(call, CHANGES, after.json);
    return;
  }
  const call = await act(walk, profile, {});
  const name = isObject(call?.json) ? call.json.first_name : undefined;
  if (typeof name === 'string') await act(walk, operation, { body: { _method: 'patch', first_name: name } });
}

export async function addSession(walk: Walk, operation: Operation): Promise<void> {
  const code = walk.run.options.deviceCode;
  await act(walk, operation, { body: code === undefined ? bodyFor(walk, operation) : { code } });
}
