import type { OperationId } from '@generated/operations';
import type { ScenarioName } from '@mocks/scenarios';
import type { World } from '@mocks/store/world';
import type { FaultName } from './faults';
import type { Words } from './viewer';

export interface Failed {
  /** What the error catalogue calls it. */
  text: string;
  fault: `${FaultName}`;
}

/** Where an operation is called: the real screen, who is there, and what they do. */
export interface Place {
  path: string;
  account?: string;
  scenario?: ScenarioName;
  /** What the device kept from earlier visits. */
  device?: Record<string, unknown>;
  /** What came with a link from an e-mail. */
  link?: Record<string, string>;
  arrange?(world: World): void;
  /** Operations that fail too, since this one stands in for them. */
  without?: readonly OperationId[];
  /** Typed before `act`; it has to stay until the call is done. */
  typed?: Record<string, string>;
  /** Typed by `act`. */
  kept?: Record<string, string>;
  /** What makes the call, where the screen does not make it by itself. */
  act?(): Promise<void>;
  /** What one sees when the call has been answered well. */
  fine: Words;
  /** What one sees when it failed. */
  told(failed: Failed): Words;
  /** What one sees when the session is over; only where a session is needed. By default the failure. */
  sessionOver?: Words;
  /** Asked again and again by design. */
  polls?: true;
}

/** One for each fault, by its number, where something of one outlasts the page. */
export type PlaceOf = Place | ((index: number) => Place);

/** In the place of what could not be loaded, with the reason. */
export const panel = ({ text }: Failed): Words => `This could not be loaded ${text}`;

/** Anywhere on the page. */
export const says = ({ text }: Failed): Words => text;

/** The page does without, and tells nothing. */
export const nothing = (words: Words) => (): Words => words;

/** Another text where there is no such thing. */
export const gone =
  (words: Words, otherwise: Place['told']) =>
  (failed: Failed): Words =>
    failed.fault === '404' ? words : otherwise(failed);
