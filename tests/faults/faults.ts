import type { OperationId } from '@generated/operations';
import { latestRequestTimeout } from './fake-time';
import { failure, json, WRONG_RESPONSES } from './responses';
import { withoutField, withoutFieldsWithin, withWrongTypes, withWrongTypesWithin } from './shapes';

interface FaultyCall {
  operation: OperationId;
  /** The number of this call among the calls of the operation, starting from 1. */
  number: number;
  /** Returns the response that the demo channel would send. */
  genuine(): Promise<Response>;
  /** Resolves when the test releases the response. */
  held: Promise<void>;
}

type Fault = (call: FaultyCall) => Promise<Response> | Response;

const PADDING_LENGTH = 3_000_000;

/** Changes a response with status 200. Error responses of the demo channel stay unchanged. */
const changed =
  (change: (operation: OperationId, body: unknown) => unknown): Fault =>
  async ({ genuine, operation }) => {
    const response = await genuine();
    return response.status === 200 ? json(change(operation, await response.json())) : response;
  };

const badKey = (name: 'api_key' | 'channel_key') => () =>
  failure(400, 'no_key_found', { [name]: ['The key is unknown or expired.'] });

const FAULTS = {
  'no network': () => Promise.reject(new TypeError('Failed to fetch')),
  timeout: () => {
    setTimeout(latestRequestTimeout(), 1);
    return new Promise<Response>(() => {});
  },
  slow: async ({ genuine, held }) => {
    const response = await genuine();
    await held;
    return response;
  },
  400: () => failure(400, 'validation_failed'),
  401: () => failure(401, 'unauthenticated'),
  403: () => failure(403, 'forbidden'),
  404: () => failure(404, 'not_found'),
  ...WRONG_RESPONSES,
  'wrong types': changed(withWrongTypes),
  'wrong types within': changed(withWrongTypesWithin),
  'missing field': changed(withoutField),
  'missing fields within': changed(withoutFieldsWithin),
  'huge body': changed((_, body) => ({ ...Object(body), padding: 'x'.repeat(PADDING_LENGTH) })),
  'no key found': () => failure(400, 'no_key_found'),
  'bad channel key': badKey('channel_key'),
  'bad API key': badKey('api_key'),
  'bad API key once': (call) => (call.number === 1 ? badKey('api_key')() : call.genuine()),
} as const satisfies Record<string | number, Fault>;

export type FaultName = keyof typeof FAULTS;

// `Object.keys` widens the names to string and turns numbers into text, so a cast restores their type.
export const faultNames = Object.keys(FAULTS) as `${FaultName}`[];

export const faultOf = (name: `${FaultName}`): Fault => FAULTS[name as FaultName];
