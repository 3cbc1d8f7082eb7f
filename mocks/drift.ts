import type { OperationId } from '../generated/operations.ts';

export interface Drift {
  /** The path of the changed field in the body. In a list, the first item is changed. */
  field: string;
  about: string;
  change: (body: unknown) => void;
}

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** Returns the object that contains the field, inside the first item of each list on the path. */
function ownerAt(body: unknown, path: string[]): Json | null {
  let node = body;
  for (const part of path) node = isObject(node) ? node[part] : undefined;
  return isObject(node) ? node : null;
}

function at(field: string, about: string, change: (owner: Json, name: string) => void): Drift {
  const path = field.split('.');
  const name = path.pop() ?? '';
  return {
    field,
    about,
    change: (body) => {
      const owner = ownerAt(body, path);
      if (owner) change(owner, name);
    },
  };
}

const gone = (field: string) =>
  at(field, 'is missing', (owner, name) => {
    delete owner[name];
  });
const becomes = (field: string, value: unknown, about: string) =>
  at(field, about, (owner, name) => {
    owner[name] = value;
  });

/** The ways in which the channel of the scenario `drifted` breaks the contract. */
export const drifts: Partial<Record<OperationId, Drift[]>> = {
  getBootstrap: [becomes('color-settings.accent-color', 'orange', 'is a name instead of a hex colour')],
  getSettings: [becomes('currency', 'usd', 'is in lower case'), gone('clip_tags')],
  getMenu: [becomes('data.0.placement', 'sidebar', 'is a placement the contract does not know')],
  listFaq: [gone('meta')],
  listEvents: [
    becomes('data.0.name', 42, 'is a number'),
    becomes('data.0.location_id', '9', 'is a text'),
    becomes('data.0.sponsor', 'Northfield Dairy', 'is a field the contract does not know'),
  ],
  getEvent: [
    becomes('stream_status', 'delayed', 'is a status the contract does not know'),
    gone('media.0.captions'),
  ],
  listHomepageEvents: [gone('featured')],
  listParticipants: [becomes('data.0.properties.gender', 'women', 'is a gender the contract does not know')],
  listPackages: [becomes('data.0.base_price', '89.99', 'is a price in words')],
  listSubscriptions: [becomes('data.0.trial_period', 0, 'is below the smallest value')],
  getProfile: [
    becomes('first_name', null, 'is null'),
    becomes('capabilities', 'watch', 'is one text, no list'),
  ],
  getUserAccess: [gone('featureCount.clips')],
  listOrders: [becomes('data.0.amounts.total', 14.99, 'is in whole dollars, not minor units')],
  listFavorites: [becomes('data', null, 'is null instead of empty')],
  listUserClips: [becomes('data.0.created_at', 'yesterday', 'is no date')],
  listVodMediaRails: [gone('data.0.vod_media_items')],
  getGeo: [becomes('country_code', 'usa', 'is no country code')],
};

/**
 * Returns a copy of the response with the operation's drifts. Its type still claims to match the contract.
 */
export function drift<Body>(operation: OperationId, body: Body): Body {
  const changes = drifts[operation];
  if (!changes) return body;
  const copy = structuredClone(body);
  for (const { change } of changes) change(copy);
  return copy;
}
