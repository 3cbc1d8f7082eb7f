import { isObject, type Json, type JsonObject } from '../../packages/contract-check/model/json.ts';
import { listOperations, resolve } from '../../packages/contract-check/model/operations.ts';
import { policyOf } from '../../packages/contract-check/model/policies.ts';

/**
 * The contract as the generator sees it. Three things differ from what people read:
 * paths stand as they are on the site's own origin, so that one handler serves every way to run;
 * browser redirects are left out, since nothing fetches them;
 * an allowed failure (a visitor's profile, a form that isn't there) makes the result nullable.
 */
export function generationDocument(contract: JsonObject): JsonObject {
  const document = structuredClone(contract);
  const paths: JsonObject = {};
  for (const operation of listOperations(document)) {
    if (operation.tag === 'redirects') continue;
    const item = paths[operation.sitePath] ?? withoutServers(operation.pathItem);
    paths[operation.sitePath] = item;
    if (policyOf(contract, operation.raw).allowedCodes.length > 0) makeNullable(document, operation.raw);
  }
  return { ...document, servers: [{ url: '/' }], paths };
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

/** The same document with nothing in it for people to read. A property may be named description. */
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

/** Patterns without ^ and $: faker would write the two into the values that it makes up. */
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
