import type { OperationId } from '@generated/operations';
import type { ScenarioName } from '@mocks/scenarios';
import type { World } from '@mocks/store/world';
import type { FaultName } from './faults';
import type { Words } from './viewer';

export interface Failed {
  /** The error catalogue's name for it. */
  text: string;
  fault: `${FaultName}`;
}

/** Where an operation is called: the real screen, the viewer, and what they do. */
export interface Place {
  path: string;
  account?: string;
  scenario?: ScenarioName;
  /** What earlier visits stored on the device. */
  device?: Record<string, unknown>;
  /** What an e-mailed link carried. */
  link?: Record<string, string>;
  arrange?(world: World): void;
  /** The viewer has scrolled to the end of the page, so that everything on it loads. */
  scrolled?: true;
  /** Only calls whose address has this in it fail. */
  onlyAt?: string;
  /** Operations that fail too, because this one is their fallback. */
  without?: readonly OperationId[];
  /** Typed before `act`; the form must keep it until the call has succeeded. */
  typed?: Record<string, string>;
  /** Typed by `act`. */
  typedDuring?: Record<string, string>;
  /** Triggers the call, if the screen does not make it on its own. */
  act?(): Promise<void>;
  /** What the page shows after the call succeeded. */
  fine: Words;
  /** What the page shows after the call failed. */
  failureShown(failed: Failed): Words;
  /** What the page shows too, however the call ends, unless no screen can. */
  always?: Words;
  /** What the page shows when the session has expired, for calls that need one. By default the failure. */
  sessionOver?: Words;
  /** The screen polls this call. */
  polls?: true;
}

/** One for each fault, by its number, if something of a fault outlasts the page. */
export type PlaceOf = Place | ((index: number) => Place);

/** Shown in place of what could not be loaded, with the reason. */
export const panel = ({ text }: Failed): Words => `This could not be loaded ${text}`;

/** Shown anywhere on the page. */
export const says = ({ text }: Failed): Words => text;

/** The page works without it and shows no error. */
export const showsNoError = (words: Words) => (): Words => words;

/** A different text for "not found". */
export const gone =
  (words: Words, otherwise: Place['failureShown']) =>
  (failed: Failed): Words =>
    failed.fault === '404' ? words : otherwise(failed);
