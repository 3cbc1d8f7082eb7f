import { isStringList } from '../lib/parse/is';

/** Flags that do not stand as the site compares them. Most answers have none, and are parsed without a second pass. */
const FOREIGN_FLAGS = /"capabilities"\s*:\s*\[[^\]]*(?:[A-Z]|vod_media_access)/;

/** The capabilities by the names of the specification: in lower case, the library's by either of its two. */
const toCapability = (flag: string) => flag.toLowerCase().replace(/^vod_media_access$/, 'vod_media');

/** An answer's JSON. Throws where it is none. */
export function parseAnswer(text: string): unknown {
  if (!FOREIGN_FLAGS.test(text)) return JSON.parse(text);
  return JSON.parse(text, (key, value: unknown) =>
    key === 'capabilities' && isStringList(value) ? [...new Set(value.map(toCapability))] : value,
  );
}
