import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Consumers } from '../consumers/consumers.ts';
import { isObject, type Json, type JsonObject } from '../model/json.ts';
import { loadContract } from '../model/load-contract.ts';
import { type Change, compareContracts } from './changes.ts';
import { diffMarkdown } from './diff-report.ts';
import { exportVersion, UnknownVersionError } from './versions.ts';

let contract: JsonObject;

beforeAll(async () => {
  contract = await loadContract();
});

type Path = (string | number)[];

function nodeAt(document: JsonObject, path: Path): JsonObject {
  let node: Json | undefined = document;
  for (const part of path)
    node = Array.isArray(node) ? node[Number(part)] : isObject(node) ? node[part] : undefined;
  if (!isObject(node)) throw new Error(`nothing at ${path.join(' ')}`);
  return node;
}

const schema = (...path: Path): Path => ['components', 'schemas', ...path];
const property = (name: string, ...path: string[]): Path =>
  schema(name, 'properties', ...path.flatMap((one, index) => (index > 0 ? ['properties', one] : [one])));
const operation = (path: string, verb = 'get', ...rest: Path): Path => ['paths', path, verb, ...rest];

const set =
  (path: Path, values: JsonObject) =>
  (document: JsonObject): void => {
    Object.assign(nodeAt(document, path), values);
  };
const remove =
  (path: Path, name: string) =>
  (document: JsonObject): void => {
    expect(nodeAt(document, path)).toHaveProperty([name]);
    Reflect.deleteProperty(nodeAt(document, path), name);
  };
const change =
  (path: Path, name: string, alter: (values: Json[]) => Json[]) =>
  (document: JsonObject): void => {
    const node = nodeAt(document, path);
    node[name] = alter(Array.isArray(node[name]) ? node[name] : []);
  };
const without = (value: string) => (values: Json[]) => values.filter((one) => one !== value);
const also = (value: Json) => (values: Json[]) => [...values, value];
const queryParameter = (name: string, more: JsonObject = {}): JsonObject => {
  return { name, in: 'query', description: 'x', example: 1, schema: { type: 'integer' }, ...more };
};
/** Returns an edit that alters the named query parameter of listEvents. */
const parameter = (name: string, alter: (node: JsonObject) => void) => (document: JsonObject) => {
  const { parameters } = nodeAt(document, operation('/events'));
  const found = Array.isArray(parameters)
    ? parameters.filter(isObject).find((one) => one.name === name)
    : undefined;
  if (!found) throw new Error(`no parameter ${name}`);
  alter(found);
};
const schemaOf = (node: JsonObject): JsonObject => (isObject(node.schema) ? node.schema : {});

const EDITS: [about: string, edit: (document: JsonObject) => void, expected: string][] = [
  // Changes of operations.
  ['an operation removed', remove(['paths'], '/geo'), 'breaking getGeo: operation removed: get /geo → none'],
  [
    'an operation added',
    (document) =>
      Object.assign(nodeAt(document, operation('/geo')), {}) &&
      set(['paths'], {
        '/news': {
          get: { ...structuredClone(nodeAt(document, operation('/geo'))), operationId: 'listNews' },
        },
      })(document),
    'harmless listNews: operation added: none → get /news',
  ],
  [
    'an operation renamed',
    set(operation('/geo'), { operationId: 'getPlace' }),
    'risky getPlace: operation renamed: getGeo → getPlace',
  ],
  [
    'keys needed',
    remove(operation('/menu'), 'x-request-policy'),
    'breaking getMenu: keys needed: exempt → injected',
  ],
  [
    'keys no longer needed',
    set(operation('/geo'), { 'x-request-policy': { keys: 'exempt' } }),
    'risky getGeo: keys no longer needed: injected → exempt',
  ],
  [
    'a policy changed',
    set(operation('/geo'), { 'x-request-policy': { retryCount: 0 } }),
    'risky getGeo retryCount: policy changed: 1 → 0',
  ],
  [
    'a promise withdrawn',
    remove(operation('/slides/web'), 'x-promises'),
    'risky listSlides: promise changed: {"orders":[{"at":"/data","by":"weight"}]} → none',
  ],
  [
    'a summary changed',
    set(operation('/geo'), { summary: 'Where' }),
    'harmless getGeo: text changed: summary',
  ],
  [
    'a server changed',
    set(['servers', 0], { url: '/v2' }),
    'breaking getGeo: address changed: get /api/geo → get /v2/geo',
  ],
  [
    'a server reached by another host of the configuration',
    set(['servers', 0], { 'x-host': { name: 'videoHost', default: '' } }),
    'risky servers: server changed: {"host":"apiHost","defaultHost":"","prefix":"/api"} → {"host":"videoHost","defaultHost":"","prefix":"/api"}',
  ],
  // Changes of parameters.
  [
    'an optional parameter added',
    change(operation('/events'), 'parameters', also(queryParameter('language'))),
    'harmless listEvents query language: parameter added: none → language',
  ],
  [
    'a required parameter added',
    change(operation('/events'), 'parameters', also(queryParameter('language', { required: true }))),
    'breaking listEvents query language: required parameter added: none → language',
  ],
  [
    'a parameter removed',
    change(operation('/events'), 'parameters', (all) =>
      all.filter((one) => !isObject(one) || one.name !== 'city'),
    ),
    'risky listEvents query city: parameter removed: city → none',
  ],
  [
    'a parameter now required',
    parameter('sport', (node) => Object.assign(node, { required: true })),
    'breaking listEvents query sport: field now required: optional → required',
  ],
  [
    'a parameter’s bound tightened',
    parameter('title', (node) => Object.assign(schemaOf(node), { maxLength: 50 })),
    'breaking listEvents query title: bound tightened: maxLength 100 → maxLength 50',
  ],
  [
    'a parameter’s bound widened',
    parameter('title', (node) => Object.assign(schemaOf(node), { maxLength: 500 })),
    'harmless listEvents query title: bound widened: maxLength 100 → maxLength 500',
  ],
  [
    'a shared parameter’s bound tightened',
    set(['components', 'parameters', 'Limit', 'schema'], { maximum: 100 }),
    'breaking listEvents query limit: bound tightened: maximum 200 → maximum 100',
  ],
  [
    'a parameter’s default changed',
    set(['components', 'parameters', 'Limit', 'schema'], { default: 12 }),
    'risky listEvents query limit: default changed: 24 → 12',
  ],
  [
    'a parameter’s filter changed',
    parameter('team', (node) => Object.assign(node, { 'x-filter': { fields: ['id'] } })),
    'risky listEvents query team: promise changed: {"fields":["participants/*/id"]} → {"fields":["id"]}',
  ],
  [
    'a parameter’s description changed',
    parameter('team', (node) => Object.assign(node, { description: 'A team.' })),
    'harmless listEvents query team: text changed: description',
  ],
  [
    'a parameter’s type changed',
    parameter('title', (node) => Object.assign(schemaOf(node), { type: 'integer' })),
    'breaking listEvents query title: type replaced: string → integer',
  ],
  // Changes of responses.
  [
    'a field removed',
    remove(property('Event'), 'has_clips'),
    'breaking Event/has_clips: field removed: has_clips → none',
  ],
  [
    'a field renamed',
    (document) => {
      const node = nodeAt(document, property('Clip'));
      node.event_title = node.event_name ?? null;
      Reflect.deleteProperty(node, 'event_name');
    },
    'breaking Clip/event_name: field renamed: event_name → event_title',
  ],
  [
    'an optional response field added',
    set(property('Order'), { note: { type: 'string' } }),
    'harmless Order/note: field added: none → note',
  ],
  [
    'a required response field added',
    (document) => {
      set(property('Order'), { note: { type: 'string' } })(document);
      change(schema('Order'), 'required', also('note'))(document);
    },
    'harmless Order/note: required field added: none → note',
  ],
  [
    'a response type replaced',
    set(property('Package', 'weight'), { type: 'string' }),
    'breaking Package/weight: type replaced: integer → string',
  ],
  [
    'a response type widened',
    set(property('Package', 'weight'), { type: ['integer', 'string'] }),
    'breaking Package/weight: type widened: integer → integer or string',
  ],
  [
    'a response made nullable',
    set(property('Subscription', 'name'), { type: ['string', 'null'] }),
    'breaking Subscription/name: type widened: string → string or null',
  ],
  [
    'a response no longer nullable',
    set(property('Event', 'description'), { type: 'string' }),
    'harmless Event/description: type narrowed: string or null → string',
  ],
  [
    'a reference made nullable',
    set(property('Event'), {
      type: { oneOf: [{ $ref: '#/components/schemas/AccessType' }, { type: 'null' }] },
    }),
    'breaking Event/type: type widened: string → string or null',
  ],
  [
    'a whole number made a number',
    set(property('Package', 'weight'), { type: 'number' }),
    'breaking Package/weight: type widened: integer → number',
  ],
  [
    'a response value added',
    change(schema('StreamStatus'), 'enum', also('postponed')),
    'breaking StreamStatus: value added: none → postponed',
  ],
  [
    'a response value removed',
    change(schema('ClipStatus'), 'enum', without('failed')),
    'harmless ClipStatus: value removed: failed → none',
  ],
  [
    'a field no longer required',
    change(schema('User'), 'required', without('phone')),
    'breaking User/phone: field no longer required: required → optional',
  ],
  [
    'a response bound tightened',
    set(property('VodMediaItem', 'duration'), { maximum: 3600 }),
    'harmless VodMediaItem/duration: bound tightened: maximum 86400 → maximum 3600',
  ],
  [
    'a response bound widened',
    set(property('VodMediaItem', 'duration'), { maximum: 100_000 }),
    'harmless VodMediaItem/duration: bound widened: maximum 86400 → maximum 100000',
  ],
  [
    'a format removed',
    remove(schema('DateTime'), 'format'),
    'risky DateTime: format removed: date-time → none',
  ],
  [
    'a format changed',
    set(schema('DateTime'), { format: 'date' }),
    'breaking DateTime: format changed: date-time → date',
  ],
  [
    'a reference exchanged',
    set(property('VodMediaItem'), { date: { $ref: '#/components/schemas/Timestamp' } }),
    'breaking VodMediaItem/date: type replaced: string → integer',
  ],
  ['an example changed', set(schema('Clip'), { examples: [] }), 'harmless Clip: text changed: examples'],
  [
    'only a meaning changed',
    set(schema('Money'), { description: 'Major units.' }),
    'harmless Money: text changed: description',
  ],
  [
    'a promise added where a schema is used',
    set(['components', 'schemas', 'VodMediaItem', 'properties', 'date'], { 'x-needs-capability': 'watch' }),
    'harmless VodMediaItem/date: promise added: none → watch',
  ],
  [
    'a rule removed',
    remove(schema('Event'), 'x-rules'),
    'risky Event: promise changed: [{"when":{"has_access":false},"each":"media","where":{"kind":[2,3,4]},"field":"url","oneOf":[null],"kind":"access"}] → none',
  ],
  [
    'a failure added',
    set(operation('/clip', 'post', 'responses'), { 413: { description: 'x' } }),
    'risky createClip 413: failure added: none → 413',
  ],
  [
    'a failure removed',
    remove(operation('/events/{id}', 'get', 'responses'), '404'),
    'risky getEvent 404: failure removed: 404 → none',
  ],
  [
    'a success replaced',
    (document) => {
      const responses = nodeAt(document, operation('/favorite', 'post', 'responses'));
      responses[201] = responses[200] ?? null;
      Reflect.deleteProperty(responses, '200');
    },
    'breaking addFavorite 200: success removed: 200 → none',
  ],
  [
    'a content type removed',
    (document) => {
      const response = nodeAt(document, operation('/menu', 'get', 'responses', '200'));
      response.content = { 'text/plain': {} };
    },
    'breaking getMenu 200: content type removed: application/json → none',
  ],
  [
    'a header removed',
    remove(['components', 'responses', 'TooManyRequests'], 'headers'),
    'risky getGeo 429: header changed: {"Retry-After":',
  ],
  [
    'an error code added',
    change(schema('ErrorCode'), 'enum', also('teapot')),
    'risky ErrorCode: error code added: none → teapot',
  ],
  [
    'an error code removed',
    change(schema('ErrorCode'), 'enum', without('clip_not_ready')),
    'risky ErrorCode: error code removed: clip_not_ready → none',
  ],
  [
    'a list’s items changed',
    set(property('EventList', 'data'), { items: { $ref: '#/components/schemas/Clip' } }),
    'breaking EventList/data/*/participants: field removed: participants → none',
  ],
  [
    'a field’s description changed',
    set(property('Event', 'name'), { description: 'x' }),
    'harmless Event/name: text changed: description',
  ],
  // Changes of requests.
  [
    'an optional request field added',
    set(property('ClipRequest'), { note: { type: 'string' } }),
    'harmless ClipRequest/note: field added: none → note',
  ],
  [
    'a required request field added',
    (document) => {
      set(property('ClipRequest'), { visibility: { type: 'string' } })(document);
      change(schema('ClipRequest'), 'required', also('visibility'))(document);
    },
    'breaking ClipRequest/visibility: required field added: none → visibility',
  ],
  [
    'a request field removed',
    (document) => {
      change(schema('ClipRequest'), 'required', without('tags'))(document);
      remove(property('ClipRequest'), 'tags')(document);
    },
    'risky ClipRequest/tags: field removed: tags → none',
  ],
  [
    'a request field no longer required',
    change(schema('ClipRequest'), 'required', without('tags')),
    'harmless ClipRequest/tags: field no longer required: required → optional',
  ],
  [
    'a request bound tightened',
    set(property('LogInRequest', 'login'), { maxLength: 50 }),
    'breaking LogInRequest/login: bound tightened: maxLength 254 → maxLength 50',
  ],
  [
    'a request bound widened',
    set(property('RegisterRequest', 'first_name'), { maxLength: 120 }),
    'harmless RegisterRequest/first_name: bound widened: maxLength 80 → maxLength 120',
  ],
  [
    'a request value removed',
    change(schema('PurchaseTarget'), 'enum', without('vod')),
    'breaking PurchaseTarget: value removed: vod → none',
  ],
  [
    'a request value added',
    change(schema('PurchaseTarget'), 'enum', also('series')),
    'harmless PurchaseTarget: value added: none → series',
  ],
  [
    'a request pattern added',
    set(property('LogInRequest', 'login'), { pattern: '@' }),
    'breaking LogInRequest/login: format added: none → @',
  ],
  [
    'a body removed',
    remove(operation('/clip', 'post'), 'requestBody'),
    'risky createClip body: body removed: a body → none',
  ],
  [
    'a body added',
    set(operation('/auth/logout', 'post'), { requestBody: { content: {} } }),
    'breaking logOut body: body added: none → a body',
  ],
  [
    'CORS changed',
    set(['x-cors'], { methods: ['GET'] }),
    'risky x-cors: promise changed: {"methods":["GET","POST","DELETE"]',
  ],
];

const line = ({ weight, place, message }: Change) => `${weight} ${place}: ${message}`;

function compareEdited(edit: (document: JsonObject) => void): Change[] {
  const edited = structuredClone(contract);
  edit(edited);
  return compareContracts(contract, edited);
}

describe('classifying changes of the contract', () => {
  test('the classification of contract changes is tested with at least 60 edits', () =>
    expect(EDITS.length).toBeGreaterThanOrEqual(60));

  test.each(EDITS)('classifies this change of the contract: %s', (_about, edit, expected) => {
    const lines = compareEdited(edit).map(line);
    expect(lines.filter((one) => one.startsWith(expected)).length, lines.join('\n')).toBeGreaterThanOrEqual(
      1,
    );
  });

  test('finds no change between two equal versions of the contract', () => {
    expect(compareEdited(() => {})).toEqual([]);
  });
});

describe('naming the place of a change', () => {
  test('reports a changed shared schema once, with every operation that uses it', () => {
    const changes = compareEdited(change(schema('StreamStatus'), 'enum', also('delayed')));
    expect(changes).toHaveLength(1);
    expect(changes[0]?.operations).toEqual(
      expect.arrayContaining([
        'getBootstrap',
        'getEvent',
        'listEvents',
        'listFavoriteEvents',
        'listHomepageEvents',
      ]),
    );
  });

  test('reports a replaced schema reference at the reference, not at the unchanged schema', () => {
    const changes = compareEdited(
      set(property('VodMediaItem'), { date: { $ref: '#/components/schemas/Timestamp' } }),
    );
    expect(changes.filter(({ place }) => place !== 'VodMediaItem/date')).toEqual([]);
    expect(changes[0]?.operations).toEqual([
      'getVodMediaItem',
      'listVodMediaItems',
      'listVodMediaRails',
      'searchVodMedia',
    ]);
  });
});

const consumers = (operations: Record<string, number[]>): Consumers => ({
  files: ['src/features/event/watch.tsx'],
  operations,
  screens: { '/watch/:id': [0] },
  titles: { '/watch/:id': 'Watch' },
  fields: {},
  stories: {},
});

test('the report of a removed operation names the screens of the old version', () => {
  const text = diffMarkdown(
    compareEdited(remove(['paths'], '/geo')),
    [consumers({ getGeo: [0] }), consumers({})],
    'a',
  );
  expect(text.split('\n').find((one) => one.includes('operation removed'))).toContain('Watch /watch/{id}');
  expect(text).toContain('1 breaking, 0 risky, 0 harmless.');
});

test.each(['v1.3.0', '1.3.0'])(
  'exports the recorded contract for version %s, although git has no such tag',
  async (version) => {
    const folder = join(mkdtempSync(join(tmpdir(), 'diff-')), 'recorded');
    exportVersion(version, folder);
    const { info } = await loadContract(`${folder}/openapi/openapi.yaml`);
    expect(info).toMatchObject({ version: '1.3.0' });
  },
);

test.each(['no-such-version', '99.0.0', '--help', 'HEAD:openapi'])(
  'refuses %s, which names no version of the contract',
  (ref) => {
    expect(() => exportVersion(ref, join(mkdtempSync(join(tmpdir(), 'diff-')), 'none'))).toThrow(
      UnknownVersionError,
    );
  },
);
