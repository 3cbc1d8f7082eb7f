import { expect, test } from 'vitest';
import type { JsonObject } from '../../packages/contract-check/model/json.ts';
import {
  contractForCalls,
  contractForChecks,
  withNullableResults,
  withoutAnchors,
  withoutCheckExtensions,
  withoutDescriptions,
  withSitePaths,
} from './contract-steps';
import { withFileImports } from './output-steps';

const policy = { keys: 'injected', retryCount: 0, retryDelay: 0, globalError: true };
const success = (schema: JsonObject) => ({ 200: { content: { 'application/json': { schema } } } });

const contract = (): JsonObject => ({
  servers: [{ url: '/api', 'x-host': { name: 'apiHost', default: '' } }],
  'x-request-policy': { ...policy, crashCodes: [], allowedCodes: [], silentCodes: [], list: false },
  paths: {
    '/events/{id}': {
      get: {
        operationId: 'getEvent',
        tags: ['events'],
        'x-request-policy': { allowedCodes: [404] },
        responses: success({ type: 'object' }),
      },
    },
    '/events': {
      get: { operationId: 'listEvents', tags: ['events'], responses: success({ type: 'array' }) },
    },
    '/go': { get: { operationId: 'go', tags: ['redirects'], responses: { 302: {} } } },
  },
});

const schemaOf = (document: JsonObject, path: string) =>
  JSON.parse(JSON.stringify(document)).paths[path].get.responses[200].content['application/json'].schema;

test('a response that an allowed status may replace becomes nullable, and the contract itself stays', () => {
  const original = contract();
  const changed = withNullableResults(original);
  expect(schemaOf(changed, '/events/{id}')).toEqual({ oneOf: [{ type: 'object' }, { type: 'null' }] });
  expect(schemaOf(changed, '/events')).toEqual({ type: 'array' });
  expect(original).toEqual(contract());
});

test('paths are relative to the site’s origin, and redirects are left out', () => {
  const { servers, paths } = withSitePaths(contract());
  expect(servers).toEqual([{ url: '/' }]);
  expect(Object.keys(paths as JsonObject)).toEqual(['/api/events/{id}', '/api/events']);
});

test('extensions that only the contract’s checks read are left out at any depth', () => {
  expect(withoutCheckExtensions({ a: [{ 'x-promises': [], 'x-host': 'api' }], 'x-rules': 1 })).toEqual({
    a: [{ 'x-host': 'api' }],
  });
});

test('descriptions are emptied, but not a property that is called description', () => {
  expect(
    withoutDescriptions({
      description: 'A page.',
      properties: { description: { type: 'string', description: 'Its text.' } },
    }),
  ).toEqual({ description: '', properties: { description: { type: 'string', description: '' } } });
});

test('patterns lose their anchors and nothing else', () => {
  expect(withoutAnchors({ pattern: '^a\\$b^c$', example: '^x$' })).toEqual({
    pattern: 'a\\$b^c',
    example: '^x$',
  });
});

test('calls keep descriptions and lose anchors; response checks do the opposite', () => {
  const described = { ...contract(), info: { description: 'A channel.', pattern: '^a$' } };
  expect(contractForCalls(described).info).toEqual({ description: 'A channel.', pattern: 'a' });
  expect(contractForChecks(described).info).toEqual({ description: '', pattern: '^a$' });
});

test('a malformed extension stops the generation', () => {
  const malformed = { ...contract(), 'x-cors': 'yes' };
  expect(() => contractForCalls(malformed)).toThrow();
});

test('imports of the folder of models name its file', () => {
  expect(withFileImports("import type { Event } from '../../model';")).toBe(
    "import type { Event } from '../../model/index.ts';",
  );
});
