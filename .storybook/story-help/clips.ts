import type { Clip } from '@generated/model';
import type { World } from '@mocks/store/world';
import { MEMBER } from './checkout';

/**
 * The positions of the member's seeded clips by state. The seed has two ready clips, a failed one and one in
 * processing.
 */
const SEEDED = { ready: 0, failed: 2, processing: 3 } as const;

/** Leaves one clip in the given state. Its id can be set so that stories do not share it. */
export const onlyClip =
  (state: keyof typeof SEEDED, change: Partial<Clip> = {}) =>
  ({ store }: World): void => {
    const row = store.clips.all()[SEEDED[state]];
    if (!row) throw new Error('the demo channel has no such clip');
    const { id = row.id } = change;
    store.clips.load({ next: id, rows: [] });
    const { id: _, ...rest } = row;
    store.clips.add({ ...rest, clip: { ...row.clip, ...change, id } });
  };

/** Gives a game the given number of ready clips. */
export const clipsOf =
  (eventId: number, count: number) =>
  ({ store }: World): void => {
    const row = store.clips.all()[SEEDED.ready];
    const owner = store.users.find(({ email }) => email === MEMBER);
    if (!row || !owner) throw new Error('the demo channel has no such clip');
    store.clips.load({ next: 1, rows: [] });
    for (let index = 0; index < count; index += 1) {
      const { id: _, ...rest } = row;
      const added = store.clips.add({ ...rest, user_id: owner.id });
      const name = `${row.clip.name} ${index + 1}`;
      store.clips.update(added, { clip: { ...row.clip, id: added.id, event_id: eventId, name } });
    }
  };
