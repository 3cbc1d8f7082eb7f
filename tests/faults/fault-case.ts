import type { OperationId } from '@generated/operations';
import type { ScenarioName } from '@mocks/scenarios';
import type { World } from '@mocks/store/world';
import type { FaultName } from './faults';
import type { Words } from './viewer';

export interface ShownFailure {
  /** The error message that the error catalogue has for the fault. */
  text: string;
  fault: `${FaultName}`;
}

/** How a test calls an operation: the real screen, the viewer and what they do. */
export interface FaultCase {
  path: string;
  account?: string;
  scenario?: ScenarioName;
  /** Values that earlier visits stored on the device. */
  device?: Record<string, unknown>;
  /** The parameters of an e-mailed link that the viewer opened. */
  link?: Record<string, string>;
  arrange?(world: World): void;
  /** The viewer has scrolled to the end of the page, so that everything on it loads. */
  scrolled?: true;
  /** Only calls whose address contains this text fail. */
  onlyAt?: string;
  /** Further operations that fail, because this operation is their fallback. */
  alsoFailing?: readonly OperationId[];
  /** Values typed before `act`, by label. The form must keep them until the call has succeeded. */
  typed?: Record<string, string>;
  /** Values that `act` types, by label. */
  typedDuring?: Record<string, string>;
  /** What the viewer does before the fault begins, for a call that the page repeats later. */
  before?(): Promise<void>;
  /** Triggers the call if the screen does not make it when it opens. */
  act?(): Promise<void>;
  /** The words that the page shows after the call has succeeded. */
  successWords: Words;
  /** The words that the page shows after the call has failed. */
  failureWords(failed: ShownFailure): Words;
  /** Further words that the page shows however the call ends, unless no screen can be shown. */
  alwaysWords?: Words;
  /**
   * The words that the page shows when the session has expired, for calls that need one. By default those of
   * the failure.
   */
  sessionOverWords?: Words;
  /** Whether the screen polls this call. */
  polls?: true;
}

/** A case, or a function that creates a new case for each fault if a fault's effects outlast the page. */
export type FaultCaseFor = FaultCase | ((index: number) => FaultCase);

/** The panel that replaces content that could not be loaded, with the reason. */
export const errorPanel = ({ text }: ShownFailure): Words => `This could not be loaded ${text}`;

/** The error text, which may be anywhere on the page. */
export const errorText = ({ text }: ShownFailure): Words => text;

/** The page works without this call and shows no error. */
export const showsNoError = (words: Words) => (): Words => words;

/** Shows different words for "not found" than for other failures. */
export const unlessNotFound =
  (words: Words, otherwise: FaultCase['failureWords']) =>
  (failed: ShownFailure): Words =>
    failed.fault === '404' ? words : otherwise(failed);
