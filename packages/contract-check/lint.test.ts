import { beforeAll, expect, test } from 'vitest';
import { lintContract, RULE_NAMES } from './lint.ts';
import { isObject, type JsonObject } from './model/json.ts';
import { loadContract } from './model/load-contract.ts';

let contract: JsonObject;

beforeAll(async () => {
  contract = await loadContract();
});

function at(document: JsonObject, ...path: string[]): JsonObject {
  let node: JsonObject = document;
  for (const part of path) {
    const next = node[part];
    if (!isObject(next)) throw new Error(`nothing at ${part}`);
    node = next;
  }
  return node;
}

const events = (document: JsonObject) => at(document, 'paths', '/events', 'get');

/** For each lint rule, an edit of the contract that breaks it. */
const BREAKERS: Record<string, (document: JsonObject) => void> = {
  'operation-id-reads-well': (document) => Object.assign(events(document), { operationId: 'List_Events' }),
  'policy-is-valid': (document) => Object.assign(events(document), { 'x-request-policy': { keys: 'some' } }),
  'promises-are-valid': (document) => Object.assign(events(document), { 'x-promises': { sameid: 'id' } }),
  'only-200-succeeds': (document) =>
    Object.assign(at(events(document), 'responses'), { 201: { $ref: '#/components/responses/BadKey' } }),
  'failures-are-documented': (document) => Reflect.deleteProperty(at(events(document), 'responses'), '429'),
  'one-error-envelope': (document) =>
    Object.assign(at(events(document), 'responses'), {
      400: { content: { 'application/json': { schema: { type: 'object' }, example: {} } } },
    }),
  'examples-everywhere': (document) =>
    Reflect.deleteProperty(
      at(events(document), 'responses', '200', 'content', 'application/json'),
      'examples',
    ),
  'parameters-are-described': (document) => addParameter(document, { name: 'team', example: 1 }),
  'names-are-key-names': (document) =>
    addParameter(document, { name: 'teamId', description: 'x', example: 1 }),
  'names-are-known': (document) => addParameter(document, { name: 'squad', description: 'x', example: 1 }),
  'keys-are-not-repeated': (document) =>
    addParameter(document, { name: 'api_key', description: 'x', example: 1 }),
};

function addParameter(document: JsonObject, parameter: JsonObject): void {
  const { parameters } = events(document);
  if (Array.isArray(parameters)) parameters.push({ in: 'query', schema: { type: 'integer' }, ...parameter });
}

test('the contract passes every lint rule', () => {
  expect(lintContract(contract)).toEqual([]);
});

test.each(RULE_NAMES)('the lint rule %s finds a contract that breaks it', (rule) => {
  const broken = structuredClone(contract);
  BREAKERS[rule]?.(broken);
  const found = lintContract(broken);
  expect(found.map((problem) => problem.rule)).toContain(rule);
  expect(new Set(found.map(({ where }) => where)).size).toBe(1);
});

test('the contract lint reports an operation without an operationId', () => {
  const broken = structuredClone(contract);
  Reflect.deleteProperty(events(broken), 'operationId');
  expect(lintContract(broken)).toMatchObject([{ rule: 'operation-has-id-and-tag' }]);
});
