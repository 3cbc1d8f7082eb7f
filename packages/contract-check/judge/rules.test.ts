import { beforeAll, describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../model/json.ts';
import { isObject } from '../model/json.ts';
import { loadContract } from '../model/load-contract.ts';
import { buildModel, type Model } from '../model/model.ts';
import { promisesOf } from '../model/promises.ts';
import { judgeOf } from './judge.ts';

let model: Model;

beforeAll(async () => {
  model = buildModel(await loadContract());
});

const JSON_TYPE = { 'content-type': 'application/json' };

/** Returns the contract's example of a response, with one change. */
function example(id: string, change: (body: JsonObject) => void, name?: string): Json {
  const raw = Object.values(model.document.paths as Record<string, Record<string, JsonObject>>)
    .flatMap((item) => Object.values(item))
    .find((one) => isObject(one) && one.operationId === id) as { responses: Record<string, JsonObject> };
  const content = raw.responses[200]?.content as Record<
    string,
    { examples: Record<string, { value: JsonObject }> }
  >;
  const examples = content['application/json']?.examples ?? {};
  const body = structuredClone((name ? examples[name] : Object.values(examples)[0])?.value ?? {});
  change(body);
  return body;
}

function faults(id: string, body: Json, headers: Record<string, string> = JSON_TYPE, prefix = ''): string[] {
  const operation = model.byId.get(id);
  if (!operation) throw new Error(`no ${id}`);
  return judgeOf(model)
    .responseFaults(operation, {
      status: 200,
      headers: new Headers(headers),
      text: prefix + JSON.stringify(body),
    })
    .map(({ kind, where }) => `${kind} ${where}`);
}

describe('checking rules that a schema cannot express', () => {
  test.each<[string, string, string | undefined, (body: JsonObject) => void, string[]]>([
    ['accepts a locked event without sources', 'getEvent', 'locked', () => {}, []],
    [
      'finds the source of a locked event',
      'getEvent',
      'locked',
      (body) => Object.assign((body.media as JsonObject[])[0] ?? {}, { url: '/media/1.m3u8' }),
      ['access /media/0/url'],
    ],
    [
      'finds a total that is not the sum',
      'applyCoupon',
      undefined,
      (body) => Object.assign(body.amounts as JsonObject, { total: 1 }),
      ['consistency /amounts/total'],
    ],
    [
      'finds a time zone that does not exist',
      'getEvent',
      'live',
      (body) => Object.assign(body, { time_zone: 'Not/AZone' }),
      ['format /time_zone'],
    ],
    [
      'accepts an abbreviation of a time zone',
      'getEvent',
      'live',
      (body) => Object.assign(body, { time_zone: 'CEST' }),
      [],
    ],
    [
      'finds HTML entities in a text',
      'getEvent',
      'live',
      (body) => Object.assign(body, { name: 'Women&#039;s hockey' }),
      ['encoding /name'],
    ],
    [
      'accepts HTML entities in HTML',
      'listFaq',
      undefined,
      (body) => Object.assign((body.data as JsonObject[])[0] ?? {}, { answer: '<p>A &amp; B</p>' }),
      [],
    ],
    [
      'finds an id that a list has twice',
      'getMenu',
      undefined,
      (body) => {
        for (const item of body.data as JsonObject[]) item.id = 1;
      },
      ['consistency /data/0/id'],
    ],
  ])('the rule check %s', (_about, id, name, change, found) => {
    expect(faults(id, example(id, change, name))).toEqual(found);
  });

  test('reports a byte-order mark and still validates the body after it', () => {
    const body = example('getMenu', (one) => Object.assign(one, { meta: null }));
    expect(faults('getMenu', body, JSON_TYPE, '\uFEFF')).toEqual(['encoding ', 'null /meta']);
  });

  test.each([
    ['application/json; charset=iso-8859-1', ['encoding header Content-Type']],
    ['application/json; charset=UTF-8', []],
  ])('checks the charset of the content type %s', (type, found) => {
    expect(
      faults(
        'getMenu',
        example('getMenu', () => {}),
        { 'content-type': type },
      ),
    ).toEqual(found);
  });

  test.each([
    ['getProfile', 'public, max-age=60', ['caching header Cache-Control']],
    ['getProfile', 'private, max-age=60', []],
    ['getMenu', 'public, max-age=60', []],
  ])('checks a response of %s with the Cache-Control header %s', (id, caching, found) => {
    const headers = { ...JSON_TYPE, 'cache-control': caching };
    expect(
      faults(
        id,
        example(id, () => {}),
        headers,
      ),
    ).toEqual(found);
  });
});

test.each([
  [{ sameid: 'id' }, 'getX: x-promises.sameid is unknown'],
  [
    { orders: [{ at: '/data', by: 'x', direction: 'up' }] },
    'getX: x-promises.orders[0].direction is neither asc nor desc',
  ],
  [{ members: [{ at: '/data', field: 'x' }] }, 'getX: x-promises.members[0].oneOf is not a list'],
])('refuses the malformed x-promises %j', (promises, message) => {
  expect(() => promisesOf({ operationId: 'getX', 'x-promises': promises as JsonObject })).toThrow(message);
});
