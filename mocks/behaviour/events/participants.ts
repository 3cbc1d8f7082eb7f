import {
  getListParticipantGroupPropertiesMockHandler,
  getListParticipantGroupsMockHandler,
  getListParticipantsMockHandler,
} from '../../../generated/api/participants/participants.msw.ts';
import {
  ListParticipantGroupsQueryParams,
  ListParticipantsQueryParams,
} from '../../../generated/zod/participants/participants.zod.ts';
import { participantOf } from '../../data/teams.ts';
import type { World } from '../../store/world.ts';
import { createResolver } from '../create-resolver.ts';
import { byName, page, same, whole } from './lists.ts';

export function participantsHandlers(world: World) {
  return [
    getListParticipantGroupPropertiesMockHandler(
      createResolver(world, 'listParticipantGroupProperties', {}, () => whole(world.catalogue.properties)),
    ),
    getListParticipantGroupsMockHandler(
      createResolver(
        world,
        'listParticipantGroups',
        { query: ListParticipantGroupsQueryParams },
        ({ query }) => {
          const schools = world.catalogue.schools.toSorted(byName);
          return query.no_limit ? whole(schools) : page(schools, query.offset, query.limit, same);
        },
      ),
    ),
    getListParticipantsMockHandler(
      createResolver(world, 'listParticipants', { query: ListParticipantsQueryParams }, ({ query }) => {
        const teams = world.catalogue.teams.toSorted(byName);
        return query.no_limit
          ? whole(teams.map(participantOf))
          : page(teams, query.offset, query.limit, participantOf);
      }),
    ),
  ];
}
