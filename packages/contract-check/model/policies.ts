import { isObject, type Json, type JsonObject } from './json.ts';

export interface RequestPolicy {
  keys: 'injected' | 'exempt';
  retryCount: number;
  retryDelay: number;
  globalError: boolean;
  crashCodes: (number | '4xx' | '5xx')[];
  allowedCodes: number[];
  silentCodes: number[];
  list: boolean;
}

const FIELDS: Record<keyof RequestPolicy, (value: Json) => boolean> = {
  keys: (value) => value === 'injected' || value === 'exempt',
  retryCount: (value) => Number.isInteger(value),
  retryDelay: (value) => Number.isInteger(value),
  globalError: (value) => typeof value === 'boolean',
  crashCodes: (value) => isList(value, (code) => code === '4xx' || code === '5xx' || Number.isInteger(code)),
  allowedCodes: (value) => isList(value, Number.isInteger),
  silentCodes: (value) => isList(value, Number.isInteger),
  list: (value) => typeof value === 'boolean',
};

function isList(value: Json, fits: (item: Json) => boolean): boolean {
  return Array.isArray(value) && value.every(fits);
}

function readPolicy(node: Json | undefined, where: string): Partial<RequestPolicy> {
  if (node === undefined) return {};
  if (!isObject(node)) throw new Error(`${where}: x-request-policy is not an object`);
  for (const [field, value] of Object.entries(node)) {
    const fits = FIELDS[field as keyof RequestPolicy];
    if (!fits?.(value)) throw new Error(`${where}: x-request-policy.${field} is unknown or malformed`);
  }
  return node as Partial<RequestPolicy>;
}

export function defaultPolicy(contract: JsonObject): RequestPolicy {
  // Earlier versions of the contract do not specify which operations return lists.
  const policy = { list: false, ...readPolicy(contract['x-request-policy'], 'root') };
  for (const field of Object.keys(FIELDS))
    if (!(field in policy)) throw new Error(`root: x-request-policy lacks ${field}`);
  return policy as RequestPolicy;
}

/** Returns the settings that an operation's own policy overrides. */
export function ownPolicy(operation: JsonObject): Partial<RequestPolicy> {
  return readPolicy(operation['x-request-policy'], String(operation.operationId));
}

export function policyOf(contract: JsonObject, operation: JsonObject): RequestPolicy {
  return { ...defaultPolicy(contract), ...ownPolicy(operation) };
}
