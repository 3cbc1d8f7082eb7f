import type { Consumers } from '../consumers/consumers.ts';
import type { JsonObject } from '../model/json.ts';
import type { Places } from '../model/places.ts';
import type { Version } from '../model/version.ts';

/** What the commands need. It is read from this repository, or from the packed file. */
export interface Resources {
  document: JsonObject;
  consumers: Consumers;
  places: Places;
  version: Version;
  /** The files of the contract, by path. */
  contractFiles(): Record<string, string>;
  /** The source of a script that serves the demo backend on plain Node. */
  mockScript(): string;
}
