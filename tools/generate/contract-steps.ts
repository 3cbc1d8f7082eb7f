import { isObject, type Json, type JsonObject } from '../../packages/contract-check/model/json.ts';
import { listOperations, resolve } from '../../packages/contract-check/model/operations.ts';
import { policyOf } from '../../packages/contract-check/model/policies.ts';
import { promisesOf } from '../../packages/contract-check/model/promises.ts';
import { corsRulesOf, responseRulesOf } from '../../packages/contract-check/model/rules.ts';

/** Changes the contract before the code generator reads it. */
export type ContractStep = (contract: JsonObject) => JsonObject;

/** Extensions that only the contract's checks use. They do not affect generated code. */
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

/** Throws if an extension is malformed, so that the generation stops. */
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

/** Makes results nullable where the operation's policy allows a failure. */
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
 * Makes paths relative to the site's own origin, so that one handler serves every setup. Redirects are left
 * out, since nothing fetches them.
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

/** Empties all descriptions, but retains properties that are called description. */
export const withoutDescriptions: ContractStep = (contract) => emptyDescriptions(contract, false);

function emptyDescriptions<T extends Json>(node: T, insideProperties: boolean): T {
  if (Array.isArray(node)) return node.map((item) => emptyDescriptions(item, false)) as T;
  if (!isObject(node)) return node;
  const entries = Object.entries(node).map(([key, value]) =>
    key === 'description' && typeof value === 'string' && !insideProperties
      ? [key, '']
      : [key, emptyDescriptions(value, key === 'properties' && !insideProperties)],
  );
  return Object.fromEntries(entries) as T;
}

/** Removes ^ and $ from patterns, because faker would copy both into the generated values. */
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

/** The contract from which API calls, hooks and mocks are generated. */
export const contractForCalls = inOrder(...FOR_ALL_CODE, withoutAnchors);

/** The contract from which response checks are generated. Viewers load them, so they have no descriptions. */
export const contractForChecks = inOrder(...FOR_ALL_CODE, withoutDescriptions);
