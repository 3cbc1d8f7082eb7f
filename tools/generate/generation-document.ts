import { isObject, type Json, type JsonObject } from '../../packages/contract-check/model/json.ts';
import { listOperations, resolve } from '../../packages/contract-check/model/operations.ts';
import { policyOf } from '../../packages/contract-check/model/policies.ts';
import { corsRulesOf, promisesOf, responseRulesOf } from '../../packages/contract-check/model/promises.ts';

/** What only the contract's checks use: generated code is the same with and without it. */
const FOR_CHECKS = new Set([
  'x-promises',
  'x-filter',
  'x-rules',
  'x-refers-to',
  'x-format',
  'x-html',
  'x-response-rules',
  'x-cors',
]);

/**
 * The contract as the generator reads it. Paths are relative to the site's own origin, so that one handler
 * serves every setup; browser redirects are left out, since nothing fetches them; an allowed failure makes
 * the result nullable.
 */
export function generationDocument(contract: JsonObject): JsonObject {
  // A malformed extension stops the generation, as a malformed policy does.
  responseRulesOf(contract);
  corsRulesOf(contract);
  for (const { raw } of listOperations(contract)) promisesOf(raw);
  const document = withoutExtensions(contract);
  const paths: JsonObject = {};
  for (const operation of listOperations(document)) {
    if (operation.tag === 'redirects') continue;
    const item = paths[operation.sitePath] ?? withoutServers(operation.pathItem);
    paths[operation.sitePath] = item;
    if (policyOf(contract, operation.raw).allowedCodes.length > 0) makeNullable(document, operation.raw);
  }
  return { ...document, servers: [{ url: '/' }], paths };
}

function withoutExtensions<T extends Json>(node: T): T {
  if (Array.isArray(node)) return node.map((item) => withoutExtensions(item)) as T;
  if (!isObject(node)) return node;
  const entries = Object.entries(node).filter(([key]) => !FOR_CHECKS.has(key));
  return Object.fromEntries(entries.map(([key, value]) => [key, withoutExtensions(value)])) as T;
}

function withoutServers(pathItem: JsonObject): JsonObject {
  const { servers: _, ...rest } = pathItem;
  return rest;
}

function makeNullable(document: JsonObject, operation: JsonObject): void {
  const responses = isObject(operation.responses) ? operation.responses : {};
  const success = resolve(document, responses['200']);
  const content = isObject(success.content) ? success.content['application/json'] : undefined;
  if (!isObject(content)) return;
  const schema: Json = content.schema ?? {};
  content.schema = { oneOf: [schema, { type: 'null' }] };
}

/** The same document with empty descriptions. A property that is itself called description stays. */
export function withoutDescriptions<T extends Json>(node: T, insideProperties = false): T {
  if (Array.isArray(node)) return node.map((item) => withoutDescriptions(item)) as T;
  if (!isObject(node)) return node;
  const bare = Object.entries(node).map(([key, value]) =>
    key === 'description' && typeof value === 'string' && !insideProperties
      ? [key, '']
      : [key, withoutDescriptions(value, key === 'properties' && !insideProperties)],
  );
  return Object.fromEntries(bare) as T;
}

/** Removes ^ and $ from patterns: faker would copy both into the values that it generates. */
export function withoutAnchors<T extends Json>(node: T): T {
  if (Array.isArray(node)) return node.map((item) => withoutAnchors(item)) as T;
  if (!isObject(node)) return node;
  const entries = Object.entries(node).map(([key, value]) =>
    key === 'pattern' && typeof value === 'string'
      ? [key, value.replace(/^\^|\$$/g, '')]
      : [key, withoutAnchors(value)],
  );
  return Object.fromEntries(entries) as T;
}
