import { beforeAll, describe, expect, test } from 'vitest';
import type { Json } from '../model/json.ts';
import { loadContract } from '../model/load-contract.ts';
import { buildModel, type Model } from '../model/model.ts';
import { judgeOf } from './judge.ts';

let model: Model;

beforeAll(async () => {
  model = buildModel(await loadContract());
});

const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8' };
const menu = {
  id: 1,
  title: 'Schedule',
  url: '/schedule',
  placement: 'both',
  weight: 1,
  participant_group: null,
  participant: null,
};
const meta = { total: 1, offset: 0, limit: null };
const failure = { code: 'not_found', message: 'Not found.', errors: {} };
const clip = {
  id: 1,
  uuid: '3f1c9a52-7b0e-4d7b-9a55-2c6f0a8d1e34',
  event_id: 1,
  event_name: 'A game',
  event_media_id: 2,
  name: 'A goal',
  start_time: 1,
  duration: 2,
  tags: ['goal'],
  status: 'ready',
  image: null,
  media_url: '/media/1',
  created_at: '2026-11-14T21:12:05Z',
};

function faults(
  id: string,
  status: number,
  body: Json | undefined,
  headers: Record<string, string> = JSON_HEADERS,
) {
  const operation = model.byId.get(id);
  if (!operation) throw new Error(`no ${id}`);
  const text = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body);
  return judgeOf(model)
    .responseFaults(operation, { status, headers: new Headers(headers), text })
    .map(({ kind, where }) => `${kind} ${where}`);
}

const list = (change: object) => ({ data: [{ ...menu, ...change }], meta });

describe('validating a response', () => {
  const cases: [about: string, id: string, status: number, body: Json | undefined, found: string[]][] = [
    ['as agreed', 'getMenu', 200, list({}), []],
    ['null where it may be', 'getMenu', 200, list({ participant: null }), []],
    [
      'a field that is gone',
      'getMenu',
      200,
      list({ title: undefined }) as Json,
      ['missing-field /data/0/title'],
    ],
    ['a field too many', 'getMenu', 200, list({ icon: 'x' }), ['undocumented-field /data/0/icon']],
    ['another type', 'getMenu', 200, list({ weight: '1' }), ['type /data/0/weight']],
    ['null', 'getMenu', 200, list({ title: null }), ['null /data/0/title']],
    ['an unknown value', 'getMenu', 200, list({ placement: 'sidebar' }), ['enum /data/0/placement']],
    ['out of bounds', 'getMenu', 200, list({ weight: -1 }), ['bounds /data/0/weight']],
    [
      'wrong inside what may be null',
      'getMenu',
      200,
      list({ participant: { id: 0, name: 'A', alias: null } }),
      ['bounds /data/0/participant/id'],
    ],
    ['another envelope', 'getMenu', 200, [menu], ['type ']],
    ['no JSON', 'getMenu', 200, '<html>', ['not-json ']],
    ['nothing', 'getMenu', 200, undefined, ['not-json ']],
    ['an undocumented status', 'getMenu', 204, undefined, ['undocumented-status status']],
    [
      'a date with a space',
      'getSharedClip',
      200,
      { ...clip, created_at: '2026-11-14 21:12:05Z' },
      ['format /created_at'],
    ],
    [
      'a date without a zone',
      'getSharedClip',
      200,
      { ...clip, created_at: '2026-11-14T21:12:05' },
      ['format /created_at'],
    ],
    [
      'a day that is none',
      'getSharedClip',
      200,
      { ...clip, created_at: '2026-13-14T21:12:05Z' },
      ['format /created_at'],
    ],
    ['a shortened identifier', 'getSharedClip', 200, { ...clip, uuid: 'abc' }, ['format /uuid']],
    ['a failure', 'getEvent', 404, failure, []],
    ['an unknown code', 'getEvent', 404, { ...failure, code: 'gone' }, ['enum /code']],
    ['errors that name nothing', 'getEvent', 400, { ...failure, errors: { id: [] } }, ['bounds /errors/id']],
  ];
  test.each(cases)('checks a response against the contract: %s', (_about, id, status, body, found) => {
    expect(faults(id, status, body)).toEqual(found);
  });

  test('reports a response with another content type than the contract documents', () => {
    expect(faults('getMenu', 200, list({}), { 'content-type': 'text/html' })).toEqual([
      'content-type header Content-Type',
    ]);
  });

  test.each([
    ['30', []],
    ['soon', ['header header Retry-After']],
    ['-1', ['header header Retry-After']],
  ])('validates the Retry-After header with the value %s', (value, found) => {
    const body = { ...failure, code: 'too_many_requests' };
    expect(faults('getMenu', 429, body, { ...JSON_HEADERS, 'retry-after': value })).toEqual(found);
  });
});

describe('validating a request', () => {
  const judge = (id: string, body: Json) => {
    const operation = model.byId.get(id);
    return operation
      ? judgeOf(model)
          .requestFaults(operation, body)
          .map(({ where }) => where)
      : [];
  };

  test.each<[string, Json, string[]]>([
    ['addFavorite', { api_key: 'a', channel_key: 'c', favoritable_id: 1, favoritable_type: 'group' }, []],
    ['addFavorite', { favoritable_id: 1, favoritable_type: 'event' }, ['/favoritable_type']],
    ['logOut', { api_key: 'a', channel_key: 'c' }, []],
    ['logOut', { all: true }, ['']],
    ['reportError', { kind: 'vitals', page: '/', lcp: 1, cls: 0, inp: 1 }, []],
    ['reportError', { kind: 'gossip' }, ['']],
  ])('checks a request of %s with the body %j against the contract', (id, body, found) => {
    expect(judge(id, body)).toEqual(found);
  });
});
