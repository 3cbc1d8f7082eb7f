import {
  getCreateClipMockHandler,
  getDeleteClipMockHandler,
  getDownloadClipMockHandler,
  getGetSharedClipMockHandler,
  getListEventClipsMockHandler,
  getListUserClipsMockHandler,
} from '../../../generated/api/clips/clips.msw.ts';
import type { Clip } from '../../../generated/model/index.ts';
import {
  CreateClipBody,
  DeleteClipParams,
  DownloadClipParams,
  GetSharedClipParams,
  GetSharedClipQueryParams,
  ListEventClipsParams,
  ListEventClipsQueryParams,
  ListUserClipsQueryParams,
} from '../../../generated/zod/clips/clips.zod.ts';
import { eventTitle } from '../../data/event-title.ts';
import { clipTag } from '../../data/settings.ts';
import { slug } from '../../data/words.ts';
import { framePicture } from '../../media/frame-picture.ts';
import { sceneOfEvent } from '../../media/scenes.ts';
import type { ClipRow } from '../../store/rows.ts';
import { seededClipName } from '../../store/seed-member.ts';
import type { World } from '../../store/world.ts';
import { createResolver } from '../create-resolver.ts';
import { failure, geoBlocked, invalid, notAllowed, notFound } from '../failure.ts';
import { accessOf, eventAccess } from './access.ts';
import { viewEvent } from './event-view.ts';
import { page } from './lists.ts';

/** A clip is ready after its maker has polled the list this often. */
const POLLS_UNTIL_READY = 3;
const BYTES_PER_SECOND = 60_000;

const newestFirst = (one: ClipRow, other: ClipRow) =>
  other.clip.created_at.localeCompare(one.clip.created_at) || other.id - one.id;

/** Advances the state of the viewer's clips by one poll. */
function settleClips(world: World, rows: ClipRow[]): void {
  for (const row of rows) {
    if (row.clip.status !== 'processing' || row.outcome === 'never') continue;
    const polls = row.polls + 1;
    if (polls < POLLS_UNTIL_READY) {
      world.store.clips.update(row, { polls });
      continue;
    }
    const { event_id, start_time, duration } = row.clip;
    const ready = row.outcome === 'ready';
    const event = world.catalogue.eventById.get(event_id);
    const scene = event ? sceneOfEvent(event) : 'rink';
    world.store.clips.update(row, {
      polls,
      clip: {
        ...row.clip,
        status: row.outcome,
        image: ready ? framePicture(start_time, scene) : null,
        media_url: ready ? `/media/vod/${event_id}/master.m3u8?seconds=${Math.ceil(duration)}` : null,
      },
    });
  }
}

/** Returns the clip, with the channel's own texts in the language of the request. */
function viewClip(world: World, { clip }: ClipRow): Clip {
  const titleNow = () => {
    const event = world.catalogue.eventById.get(clip.event_id);
    return event ? eventTitle(world.language, event) : '';
  };
  return {
    ...clip,
    name: seededClipName(world.language, clip.name),
    event_name: clip.event_name && world.translated(clip.event_name, titleNow),
    tags: clip.tags.map((tag) => clipTag(world.language, tag)),
  };
}

export function clipsHandlers(world: World) {
  const { clips, users } = world.store;
  const clipOf = (row: ClipRow) => viewClip(world, row);
  const own = (id: number, userId: number): ClipRow => {
    const row = clips.get(id);
    if (row?.user_id !== userId) throw notFound();
    return row;
  };
  return [
    getCreateClipMockHandler(
      createResolver(world, 'createClip', { body: CreateClipBody, login: true }, ({ body, user }) => {
        const event = world.catalogue.eventById.get(body.event_id);
        if (!event) throw notFound();
        const access = accessOf(world, user());
        const { has_access, capabilities } = eventAccess(world, access, event);
        if (access.geoBlocked) throw geoBlocked();
        if (!has_access || !capabilities.includes('clipping')) throw notAllowed('clipping');
        const { media } = viewEvent(world, access, event);
        const recording = media.find(({ id, kind }) => id === body.event_media_id && kind === 3);
        if (!recording) throw notFound();
        if (body.start_time + body.duration > (recording.duration ?? 0))
          throw invalid({ duration: ['Your clip duration is longer than the end time'] });
        users.update(user(), { clips: user().clips + 1 });
        const row = clips.add({
          user_id: user().id,
          outcome: world.settings.clips === 'fail' ? 'failed' : 'ready',
          polls: 0,
          clip: {
            id: 1,
            uuid: crypto.randomUUID(),
            event_id: event.id,
            event_name: eventTitle(world.language, event),
            event_media_id: body.event_media_id,
            name: body.name,
            start_time: body.start_time,
            duration: body.duration,
            tags: body.tags,
            status: 'processing',
            image: null,
            media_url: null,
            created_at: world.iso(),
          },
        });
        row.clip.id = row.id;
        return clipOf(row);
      }),
    ),
    getDownloadClipMockHandler(
      createResolver(world, 'downloadClip', { path: DownloadClipParams, login: true }, ({ path, user }) => {
        const row = clips.get(path.id);
        if (!row || (row.clip.status !== 'ready' && row.user_id !== user().id)) throw notFound();
        if (!accessOf(world, user()).channelWide.includes('download_clip')) throw notAllowed('download_clip');
        if (row.clip.status !== 'ready') throw failure(400, 'clip_not_ready', 'The clip is not ready.');
        users.update(user(), { downloads: user().downloads + 1 });
        const name = slug(row.clip.name) || 'clip';
        return {
          url: `/media/download/${row.clip.event_id}/${name}-${row.id}.mp4`,
          file_name: `${name}.mp4`,
          size: Math.ceil(row.clip.duration) * BYTES_PER_SECOND,
        };
      }),
    ),
    getListEventClipsMockHandler(
      createResolver(
        world,
        'listEventClips',
        { path: ListEventClipsParams, query: ListEventClipsQueryParams },
        ({ path, query }) => {
          if (!world.catalogue.eventById.has(path.id)) throw notFound();
          const rows = clips.where(({ clip }) => clip.event_id === path.id && clip.status === 'ready');
          return page(rows.sort(newestFirst), query.offset, query.limit, clipOf);
        },
      ),
    ),
    getListUserClipsMockHandler(
      createResolver(
        world,
        'listUserClips',
        { query: ListUserClipsQueryParams, login: true },
        ({ query, user }) => {
          const rows = clips.where(({ user_id }) => user_id === user().id).sort(newestFirst);
          settleClips(world, rows);
          return page(rows, query.offset, query.limit, clipOf);
        },
      ),
    ),
    getGetSharedClipMockHandler(
      createResolver(
        world,
        'getSharedClip',
        { path: GetSharedClipParams, query: GetSharedClipQueryParams },
        ({ path, query }) => {
          const row = clips.get(path.id);
          if (!row || row.clip.uuid !== query.uuid.toLowerCase() || row.clip.status !== 'ready')
            throw notFound();
          return clipOf(row);
        },
      ),
    ),
    getDeleteClipMockHandler(
      createResolver(world, 'deleteClip', { path: DeleteClipParams, login: true }, ({ path, user }) => {
        clips.remove(own(path.id, user().id).id);
        return { success: true as const };
      }),
    ),
  ];
}
