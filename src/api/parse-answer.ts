import { isStringList } from '../lib/parse/is';

/**
 * Matches capabilities that are not spelled as the site compares them. Most responses have none and need no
 * second pass.
 */
const FOREIGN_FLAGS = /"capabilities"\s*:\s*\[[^\]]*(?:[A-Z]|vod_media_access)/;

/** Capabilities as the specification names them: in lower case, with both names of the library's. */
const toCapability = (flag: string) => flag.toLowerCase().replace(/^vod_media_access$/, 'vod_media');

/** Parses the JSON of a response; throws if it is invalid. */
export function parseAnswer(text: string): unknown {
  if (!FOREIGN_FLAGS.test(text)) return JSON.parse(text);
  return JSON.parse(text, (key, value: unknown) =>
    key === 'capabilities' && isStringList(value) ? [...new Set(value.map(toCapability))] : value,
  );
}
