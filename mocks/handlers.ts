import { HttpResponse, http, type RequestHandler } from 'msw';
import { authHandlers } from './behaviour/accounts/auth.ts';
import { profileHandlers } from './behaviour/accounts/profile.ts';
import { channelHandlers } from './behaviour/channel.ts';
import { demoHandlers } from './behaviour/demo.ts';
import { clipsHandlers } from './behaviour/events/clips.ts';
import { eventsHandlers } from './behaviour/events/events.ts';
import { favouritesHandlers } from './behaviour/events/favourites.ts';
import { libraryHandlers } from './behaviour/events/library.ts';
import { participantsHandlers } from './behaviour/events/participants.ts';
import { failure } from './behaviour/failure.ts';
import { keysHandlers } from './behaviour/keys.ts';
import { monitoringHandlers } from './behaviour/monitoring.ts';
import { checkoutHandlers } from './behaviour/purchases/checkout.ts';
import { ordersHandlers } from './behaviour/purchases/orders.ts';
import { passesHandlers } from './behaviour/purchases/passes.ts';
import { sportOfItem } from './data/library.ts';
import { type ConvertToWebP, mediaHandlers, type ReadFile } from './media/media-handlers.ts';
import { type SceneName, sceneOfEvent, sceneOfSport } from './media/scenes.ts';
import { pictureOf } from './picture-of.ts';
import type { World } from './store/world.ts';

export interface HandlerOptions {
  world: World;
  /** Reads media files. Without it, no media are served. */
  readFile?: ReadFile;
  convertToWebP?: ConvertToWebP;
}

/**
 * Returns the request handlers of the demo: all operations of the contract, media, and the demo's own
 * endpoints.
 */
export function createHandlers({ world, readFile, convertToWebP }: HandlerOptions): RequestHandler[] {
  const unknown = () => failure(404, 'not_found', 'Not found.');
  return [
    // Most requests of a page are for images, so media handlers come before those of all the operations.
    ...(readFile
      ? mediaHandlers({
          readFile,
          now: () => world.now() * 1000,
          pictureOf: (name) => pictureOf(world, name),
          convertToWebP,
          durationOf: (id) => durationOf(world, Number(id)),
          sceneOf: (id) => sceneOf(world, Number(id)),
        })
      : []),
    ...keysHandlers(world),
    ...authHandlers(world),
    ...profileHandlers(world),
    ...channelHandlers(world),
    ...eventsHandlers(world),
    ...participantsHandlers(world),
    ...passesHandlers(world),
    ...checkoutHandlers(world),
    ...ordersHandlers(world),
    ...libraryHandlers(world),
    ...clipsHandlers(world),
    ...favouritesHandlers(world),
    ...monitoringHandlers(world),
    ...demoHandlers(world),
    http.all('*/api/*', unknown),
    http.get('*/keys/*', () => new HttpResponse(null, { status: 404 })),
  ];
}

function sceneOf(world: World, id: number): SceneName {
  const { eventById, library } = world.catalogue;
  const event = eventById.get(id);
  if (event) return sceneOfEvent(event);
  return library.items.some((item) => item.id === id) ? sceneOfSport(sportOfItem(id)) : 'rink';
}

function durationOf(world: World, id: number): number | null {
  const { eventById, library } = world.catalogue;
  return eventById.get(id)?.planned ?? library.items.find((item) => item.id === id)?.duration ?? null;
}
