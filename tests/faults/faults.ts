import type { OperationId } from '@generated/operations';
import { json, refusal, WRONG_ANSWERS } from './answers';
import { latestRequestTimeout } from './fake-time';
import { withoutField, withoutFieldsWithin, withWrongTypes, withWrongTypesWithin } from './shapes';

interface Faulty {
  operation: OperationId;
  /** The number of this call of the operation, from 1. */
  number: number;
  /** What the demo channel would answer. */
  genuine(): Promise<Response>;
  /** Holds the response until the test releases it. */
  held: Promise<void>;
}

type Fault = (call: Faulty) => Promise<Response> | Response;

const MUCH = 3_000_000;

/** Changes a response of status 200; errors of the demo channel stay as they are. */
const changed =
  (change: (operation: OperationId, body: unknown) => unknown): Fault =>
  async ({ genuine, operation }) => {
    const response = await genuine();
    return response.status === 200 ? json(change(operation, await response.json())) : response;
  };

const badKey = (name: 'api_key' | 'channel_key') => () =>
  refusal(400, 'no_key_found', { [name]: ['The key is unknown or expired.'] });

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
  400: () => refusal(400, 'validation_failed'),
  401: () => refusal(401, 'unauthenticated'),
  403: () => refusal(403, 'forbidden'),
  404: () => refusal(404, 'not_found'),
  ...WRONG_ANSWERS,
  'wrong types': changed(withWrongTypes),
  'wrong types within': changed(withWrongTypesWithin),
  'missing field': changed(withoutField),
  'missing fields within': changed(withoutFieldsWithin),
  'huge body': changed((_, body) => ({ ...Object(body), padding: 'x'.repeat(MUCH) })),
  'no key found': () => refusal(400, 'no_key_found'),
  'bad channel key': badKey('channel_key'),
  'bad API key': badKey('api_key'),
  'bad API key once': (call) => (call.number === 1 ? badKey('api_key')() : call.genuine()),
} as const satisfies Record<string | number, Fault>;

export type FaultName = keyof typeof FAULTS;

// Object.keys widens the names to string and numbers to text.
export const faultNames = Object.keys(FAULTS) as `${FaultName}`[];

export const faultOf = (name: `${FaultName}`): Fault => FAULTS[name as FaultName];
