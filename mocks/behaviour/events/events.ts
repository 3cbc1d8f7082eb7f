import {
  getDownloadEventMockHandler,
  getGetEventMockHandler,
  getListEventCategoriesMockHandler,
  getListEventLocationsMockHandler,
  getListEventsMockHandler,
  getListEventsWithClipMockHandler,
  getListFavoriteEventsMockHandler,
  getListHomepageEventsMockHandler,
} from '../../../generated/api/events/events.msw.ts';
import {
  DownloadEventParams,
  GetEventParams,
  ListEventsQueryParams,
  ListEventsWithClipQueryParams,
  ListFavoriteEventsQueryParams,
  ListHomepageEventsQueryParams,
} from '../../../generated/zod/events/events.zod.ts';
import type { EventRow } from '../../data/events.ts';
import { locationOf } from '../../data/locations.ts';
import { slug } from '../../data/words.ts';
import type { World } from '../../store/world.ts';
import { createResolver } from '../create-resolver.ts';
import { geoBlocked, notAllowed, notFound } from '../failure.ts';
import { settleRenewals } from '../purchases/renewals.ts';
import { accessOf, eventAccess } from './access.ts';
import { EARLIEST_FIRST, LATEST_FIRST, selectEvents } from './event-filters.ts';
import { eventsWithClips, recordingOf, viewEvent } from './event-view.ts';
import { page, whole } from './lists.ts';

const MAX_ON_HOME = 12;
const DOWNLOAD_BYTES_PER_SECOND = 45_000;

export function eventsHandlers(world: World) {
  const viewFor = (user: Parameters<typeof accessOf>[1]) => {
    if (user) settleRenewals(world, user.id);
    const access = accessOf(world, user);
    const clipped = eventsWithClips(world);
    return { access, clipped, show: (row: EventRow) => viewEvent(world, access, row, clipped) };
  };
  const find = (id: number): EventRow => {
    const row = world.catalogue.eventById.get(id);
    if (!row) throw notFound();
    return row;
  };

  return [
    getListEventsWithClipMockHandler(
      createResolver(
        world,
        'listEventsWithClip',
        { query: ListEventsWithClipQueryParams },
        ({ query, viewer: user }) => {
          const { clipped, show } = viewFor(user);
          const rows = selectEvents(world, {}, LATEST_FIRST, ({ id }) => clipped.has(id));
          return page(rows, query.offset, query.limit, show);
        },
      ),
    ),
    getListFavoriteEventsMockHandler(
      createResolver(
        world,
        'listFavoriteEvents',
        { query: ListFavoriteEventsQueryParams, login: true },
        ({ query, user, viewer: signedIn }) => {
          const followed = world.store.favorites.where(({ user_id }) => user_id === user().id);
          const lines = world.catalogue.lines;
          const rows = selectEvents(world, query, query, (row) =>
            followed.some(({ favoritable_type, favoritable_id }) => {
              if (favoritable_type === 'participant') return row.teams.includes(favoritable_id);
              if (favoritable_type === 'group') return row.schools.includes(favoritable_id);
              return lines.get(row.event_category_id)?.includes(favoritable_id);
            }),
          );
          return page(rows, query.offset, query.limit, viewFor(signedIn).show);
        },
      ),
    ),
    getListEventsMockHandler(
      createResolver(world, 'listEvents', { query: ListEventsQueryParams }, ({ query, viewer: user }) =>
        page(selectEvents(world, query, query), query.offset, query.limit, viewFor(user).show),
      ),
    ),
    getListHomepageEventsMockHandler(
      createResolver(
        world,
        'listHomepageEvents',
        { query: ListHomepageEventsQueryParams },
        ({ query, viewer: user }) => {
          const { show } = viewFor(user);
          const now = world.now();
          const some = (rows: EventRow[]) => rows.slice(0, MAX_ON_HOME).map(show);
          return {
            live: some(selectEvents(world, { ...query, stream_status: 'live' }, EARLIEST_FIRST)),
            upcoming: some(selectEvents(world, { ...query, stream_status: 'upcoming' }, EARLIEST_FIRST)),
            vod: some(selectEvents(world, query, LATEST_FIRST, (row) => recordingOf(row, now) === 'ready')),
            featured: some(selectEvents(world, query, LATEST_FIRST, ({ is_featured }) => is_featured)),
          };
        },
      ),
    ),
    getListEventCategoriesMockHandler(
      createResolver(world, 'listEventCategories', {}, () => whole(world.catalogue.categories)),
    ),
    getListEventLocationsMockHandler(
      createResolver(world, 'listEventLocations', {}, () => whole(world.catalogue.venues.map(locationOf))),
    ),
    getDownloadEventMockHandler(
      createResolver(world, 'downloadEvent', { path: DownloadEventParams, login: true }, ({ path, user }) => {
        const row = find(path.id);
        const access = accessOf(world, user());
        const { has_access, capabilities } = eventAccess(world, access, row);
        if (access.geoBlocked) throw geoBlocked();
        if (!has_access) throw notAllowed('watch');
        if (!capabilities.includes('download')) throw notAllowed('download');
        if (recordingOf(row, world.now()) !== 'ready' || row.embedded) throw notFound();
        world.store.users.update(user(), { downloads: user().downloads + 1 });
        const name = slug(`${row.name} ${row.id}`);
        return {
          url: `/media/download/${row.id}/${name}.mp4`,
          file_name: `${name}.mp4`,
          size: row.planned * DOWNLOAD_BYTES_PER_SECOND,
        };
      }),
    ),
    getGetEventMockHandler(
      createResolver(world, 'getEvent', { path: GetEventParams }, ({ path, viewer: user }) =>
        viewFor(user).show(find(path.id)),
      ),
    ),
  ];
}
