import type { Consumers } from '../consumers/consumers.ts';
import type { JsonObject } from '../model/json.ts';
import type { Places } from '../model/places.ts';
import type { Version } from '../model/version.ts';

/** What a command line works with: from this repository, or as packed. */
export interface Resources {
  document: JsonObject;
  consumers: Consumers;
  places: Places;
  version: Version;
  /** The contract's own files, as path and text. */
  contractFiles(): Record<string, string>;
  /** A script that plain Node runs as the demo backend. */
  mockScript(): string;
}
