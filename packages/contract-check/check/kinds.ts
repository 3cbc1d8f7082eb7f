import { isObject } from '../model/json.ts';
import type { Model, Operation } from '../model/model.ts';
import { nameOf } from '../model/walk.ts';

const singular = (word: string) =>
  word
    .replace(/ies$/, 'y')
    .replace(/(categor|propert)ie$/, '$1y')
    .replace(/(?<!s)s$/, '');

const pascal = (words: string[]) =>
  words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');

/**
 * Returns the schema of the object whose id an operation takes: the schema of its response, or else the last
 * words of its path that are a schema (/clips/event/{id} → Event, /shared-clip/{id} → Clip).
 */
export function subjectOf(model: Model, operation: Operation): string | null {
  const { schemas } = model.document.components as { schemas: Record<string, unknown> };
  const responseSchema = operation.responses.get(200)?.schema;
  const own = responseSchema ? nameOf(responseSchema) : null;
  const words = operation.sitePath.split('{')[0]?.split(/[/_-]/).filter(Boolean).map(singular) ?? [];
  const candidates = words.flatMap((_, start) =>
    words.slice(start).map((__, length) => pascal(words.slice(start, start + length + 1))),
  );
  const known = candidates.filter((name) => hasId(schemas[name]));
  return own && hasId(schemas[own]) ? own : (known.at(-1) ?? null);
}

function hasId(schema: unknown): boolean {
  return isObject(schema) && isObject(schema.properties) && 'id' in schema.properties;
}

const FIELDS: Record<string, string> = {
  participant_id: 'Participant',
  team: 'Participant',
  school: 'ParticipantGroup',
  sport: 'EventCategory',
  category: 'VodMediaCategory',
  event_category_id: 'EventCategory',
  single_event_package_id: 'Package',
  vod_id: 'VodMediaItem',
};

/**
 * The schema of the object that a field or parameter refers to (event_id → Event). Null if its name does not
 * say.
 */
export function kindOfField(model: Model, name: string): string | null {
  const { schemas } = model.document.components as { schemas: Record<string, unknown> };
  const own = FIELDS[name] ?? (name.endsWith('_id') ? pascal(name.slice(0, -3).split('_')) : null);
  return own && own in schemas ? own : null;
}
