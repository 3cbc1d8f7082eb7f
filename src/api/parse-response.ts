import { isStringList } from '../lib/parse/is';

/**
 * Matches responses with capabilities that are spelled differently from the site's own names. Most responses
 * have none and need no second pass.
 */
const FOREIGN_FLAGS = /"capabilities"\s*:\s*\[[^\]]*(?:[A-Z]|vod_media_access)/;

/** Spells a capability as the specification does: in lower case, and with one name for the library's two. */
const toCapability = (flag: string) => flag.toLowerCase().replace(/^vod_media_access$/, 'vod_media');

/** Parses the JSON of a response; throws if it is invalid. */
export function parseResponse(text: string): unknown {
  if (!FOREIGN_FLAGS.test(text)) return JSON.parse(text);
  return JSON.parse(text, (key, value: unknown) =>
    key === 'capabilities' && isStringList(value) ? [...new Set(value.map(toCapability))] : value,
  );
}
