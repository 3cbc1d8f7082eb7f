import { isObject, type Json, type JsonObject } from '../../packages/contract-check/model/json.ts';
import { listOperations, resolve } from '../../packages/contract-check/model/operations.ts';
import { policyOf } from '../../packages/contract-check/model/policies.ts';
import { promisesOf } from '../../packages/contract-check/model/promises.ts';
import { corsRulesOf, responseRulesOf } from '../../packages/contract-check/model/rules.ts';

/** One change of the contract before the generator reads it. */
export type ContractStep = (contract: JsonObject) => JsonObject;

/** What only the contract's checks use: generated code is the same with and without it. */
const FOR_CHECKS = new Set([
  'x-promises',
  'x-filter',
  'x-rules',
  'x-refers-to',
  'x-same-as',
  'x-needs-capability',
  'x-format',
  'x-html',
  'x-response-rules',
  'x-cors',
]);

/** A malformed extension stops the generation, as a malformed policy does. */
function withReadableExtensions(contract: JsonObject): JsonObject {
  responseRulesOf(contract);
  corsRulesOf(contract);
  for (const { raw } of listOperations(contract)) promisesOf(raw);
  return contract;
}

function changeObjects<T extends Json>(node: T, change: (object: JsonObject) => JsonObject): T {
  if (Array.isArray(node)) return node.map((item) => changeObjects(item, change)) as T;
  if (!isObject(node)) return node;
  const entries = Object.entries(change(node)).map(([key, value]) => [key, changeObjects(value, change)]);
  return Object.fromEntries(entries) as T;
}

export const withoutCheckExtensions: ContractStep = (contract) =>
  changeObjects(contract, (object) =>
    Object.fromEntries(Object.entries(object).filter(([key]) => !FOR_CHECKS.has(key))),
  );

/** An allowed failure makes the result nullable. */
export const withNullableResults: ContractStep = (contract) => {
  const changed = structuredClone(contract);
  for (const { raw, tag } of listOperations(changed))
    if (tag !== 'redirects' && policyOf(changed, raw).allowedCodes.length > 0) makeNullable(changed, raw);
  return changed;
};

function makeNullable(document: JsonObject, operation: JsonObject): void {
  const responses = isObject(operation.responses) ? operation.responses : {};
  const success = resolve(document, responses['200']);
  const content = isObject(success.content) ? success.content['application/json'] : undefined;
  if (!isObject(content)) return;
  const schema: Json = content.schema ?? {};
  content.schema = { oneOf: [schema, { type: 'null' }] };
}

/**
 * Paths become relative to the site's own origin, so that one handler serves every setup. Browser redirects
 * are left out, since nothing fetches them.
 */
export const withSitePaths: ContractStep = (contract) => {
  const paths: JsonObject = {};
  for (const operation of listOperations(contract))
    if (operation.tag !== 'redirects') paths[operation.sitePath] ??= withoutServers(operation.pathItem);
  return { ...contract, servers: [{ url: '/' }], paths };
};

function withoutServers(pathItem: JsonObject): JsonObject {
  const { servers: _, ...rest } = pathItem;
  return rest;
}

/** Empties the descriptions. A property that is itself called description stays. */
export const withoutDescriptions: ContractStep = (contract) => emptyDescriptions(contract, false);

function emptyDescriptions<T extends Json>(node: T, insideProperties: boolean): T {
  if (Array.isArray(node)) return node.map((item) => emptyDescriptions(item, false)) as T;
  if (!isObject(node)) return node;
  const bare = Object.entries(node).map(([key, value]) =>
    key === 'description' && typeof value === 'string' && !insideProperties
      ? [key, '']
      : [key, emptyDescriptions(value, key === 'properties' && !insideProperties)],
  );
  return Object.fromEntries(bare) as T;
}

/** Removes ^ and $ from patterns: faker would copy both into the values that it generates. */
export const withoutAnchors: ContractStep = (contract) =>
  changeObjects(contract, (object) =>
    typeof object.pattern === 'string'
      ? { ...object, pattern: object.pattern.replace(/^\^|\$$/g, '') }
      : object,
  );

const inOrder =
  (...steps: readonly ContractStep[]): ContractStep =>
  (contract) =>
    steps.reduce((changed, step) => step(changed), contract);

const FOR_ALL_CODE = [withReadableExtensions, withoutCheckExtensions, withNullableResults, withSitePaths];

/** The contract as calls, hooks and mocks are generated from it. */
export const contractForCalls = inOrder(...FOR_ALL_CODE, withoutAnchors);

/** The contract as response checks are generated from it: viewers load them, so they carry no descriptions. */
export const contractForChecks = inOrder(...FOR_ALL_CODE, withoutDescriptions);
