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
import { divideModule } from './divide-module';
import { withFileImports, withPlainResults, withSharedAddresses } from './output-steps';

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

test('a response with an allowed failure becomes nullable, without changing the contract itself', () => {
  const original = contract();
  const changed = withNullableResults(original);
  expect(schemaOf(changed, '/events/{id}')).toEqual({ oneOf: [{ type: 'object' }, { type: 'null' }] });
  expect(schemaOf(changed, '/events')).toEqual({ type: 'array' });
  expect(original).toEqual(contract());
});

test('paths become relative to the site’s origin, and redirects are left out', () => {
  const { servers, paths } = withSitePaths(contract());
  expect(servers).toEqual([{ url: '/' }]);
  expect(Object.keys(paths as JsonObject)).toEqual(['/api/events/{id}', '/api/events']);
});

test('extensions that only the contract’s checks read are left out at any depth', () => {
  expect(withoutCheckExtensions({ a: [{ 'x-promises': [], 'x-host': 'api' }], 'x-rules': 1 })).toEqual({
    a: [{ 'x-host': 'api' }],
  });
});

test('descriptions are emptied, but a property that is called description is retained', () => {
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

test('the contract for calls has descriptions and no anchors, and the contract for checks the reverse', () => {
  const described = { ...contract(), info: { description: 'A channel.', pattern: '^a$' } };
  expect(contractForCalls(described).info).toEqual({ description: 'A channel.', pattern: 'a' });
  expect(contractForChecks(described).info).toEqual({ description: '', pattern: '^a$' });
});

test('a malformed extension stops the code generation', () => {
  const malformed = { ...contract(), 'x-cors': 'yes' };
  expect(() => contractForCalls(malformed)).toThrow();
});

test('imports of the model folder become imports of its index file', () => {
  expect(withFileImports("import type { Event } from '../../model';")).toBe(
    "import type { Event } from '../../model/index.ts';",
  );
});

test('a generated hook returns the query’s result without adding the query key', () => {
  const source = [
    'const withQueryKey = <T>(query: T) => {',
    '  return query;',
    '};',
    'export function useGame(): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {',
    '  return withQueryKey(query, queryOptions.queryKey);',
    '}',
  ].join('\n');
  expect(withPlainResults(source)).toBe(
    '\nexport function useGame(): UseQueryResult<TData, TError> {\n  return query;\n}',
  );
});

test('generated URLs with a query use one shared function', () => {
  const source = [
    '',
    "import { http } from '../../../src/api/http.ts';",
    'export const getListGamesUrl = (params?: P,) => {',
    '  const normalizedParams = new URLSearchParams();',
    '  Object.entries(params || {}).forEach(([key, value]) => {});',
    '  const stringifiedParams = normalizedParams.toString();',
    '  return stringifiedParams.length > 0 ? `/api/games?…` : `/api/games`',
    '}',
  ].join('\n');
  expect(withSharedAddresses(source)).toBe(
    [
      '',
      "import { withQuery } from '../../../src/api/with-query.ts';",
      "import { http } from '../../../src/api/http.ts';",
      'export const getListGamesUrl = (params?: P,) => {',
      '  return withQuery(`/api/games`, params)',
      '}',
    ].join('\n'),
  );
  expect(withSharedAddresses('export const a = 1;')).toBe('export const a = 1;');
});

test('mutations and paged lists go to separate modules, each with only the imports it uses', () => {
  const source = [
    "import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';",
    "import type { Game } from '../../model/index.ts';",
    "import { http } from '../../../src/api/http.ts';",
    '',
    'type SecondParameter<T> = T;',
    'export const listGames = (): Game => http();',
    'export const useListGames = (o: SecondParameter<string>) => useQuery(listGames);',
    '/** By pages. */',
    'export const useListGamesInfinite = (o: SecondParameter<string>) => useInfiniteQuery(listGames);',
    '    export const addGame = () => http();',
    'export type AddGameMutationBody = Game;',
    'export const useAddGame = () => useMutation(addGame);',
    '',
  ].join('\n');
  const modules = divideModule(source, 'games');
  expect([...modules.keys()]).toEqual(['games', 'games-pages', 'games-mutations']);
  expect(modules.get('games')).toContain("import { useQuery } from '@tanstack/react-query';");
  expect(modules.get('games')).toContain('export const addGame');
  expect(modules.get('games')).not.toContain('useMutation');
  expect(modules.get('games-pages')).toContain("import { listGames } from './games.ts';");
  expect(modules.get('games-pages')).toContain('type SecondParameter');
  expect(modules.get('games-pages')).toContain('/** By pages. */\nexport const useListGamesInfinite');
  expect(modules.get('games-mutations')).toContain("import { addGame } from './games.ts';");
  expect(modules.get('games-mutations')).not.toContain('http');
  expect(divideModule('export const mock = 1;', 'games.msw')).toEqual(
    new Map([['games.msw', 'export const mock = 1;']]),
  );
});
