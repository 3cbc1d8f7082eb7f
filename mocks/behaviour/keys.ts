import { getGetApiKeyMockHandler, getGetChannelKeyMockHandler } from '../../generated/api/keys/keys.msw.ts';
import { GetApiKeyBody, GetChannelKeyParams } from '../../generated/zod/keys/keys.zod.ts';
import { CHANNEL_KEY } from '../data/settings.ts';
import type { World } from '../store/world.ts';
import { beginSession } from './accounts/sessions.ts';
import { createResolver } from './create-resolver.ts';
import { badKey, notFound } from './failure.ts';
import { isOurHost } from './hosts.ts';

export function keysHandlers(world: World) {
  return [
    getGetChannelKeyMockHandler(
      createResolver(world, 'getChannelKey', { path: GetChannelKeyParams }, ({ path }) => {
        if (!isOurHost(path.hostname)) throw notFound();
        return { channel_key: CHANNEL_KEY };
      }),
    ),
    getGetApiKeyMockHandler(
      createResolver(
        world,
        'getApiKey',
        { body: GetApiKeyBody, malformed: () => badKey('channel_key') },
        ({ body }) => ({
          api_key: beginSession(world, body.channel_key).api_key,
        }),
      ),
    ),
  ];
}
