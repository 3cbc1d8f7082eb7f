import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { Ledger } from '../judge/ledger.ts';
import { loadContract } from '../model/load-contract.ts';
import { buildModel, type Model } from '../model/model.ts';
import { trafficJudge } from './exchange.ts';
import { RecordingError, readRecording } from './har.ts';

let model: Model;
const file = join(mkdtempSync(join(tmpdir(), 'har-')), 'recorded');

beforeAll(async () => {
  model = buildModel(await loadContract());
});

const menu = { data: [], meta: { total: 0, offset: 0, limit: null } };
const headers = [
  { name: ':status', value: '200' },
  { name: 'Content-Type', value: 'application/json' },
];

function entry(
  url: string,
  content: object | undefined,
  more: { status?: number; method?: string; posted?: object } = {},
) {
  const { status = 200, method = 'GET', posted } = more;
  return {
    request: {
      method,
      url: `https://x.test${url}`,
      ...(posted && { postData: { text: JSON.stringify(posted) } }),
    },
    response: { status, headers, content },
  };
}

function judge(entries: object[]): string[] {
  writeFileSync(file, JSON.stringify({ log: { entries } }));
  const ledger = new Ledger();
  const { judgeExchange } = trafficJudge(model, ledger);
  for (const exchange of readRecording(file)) judgeExchange(exchange);
  return ledger.drifts.map(({ operation, kind, where }) => `${operation} ${kind} ${where}`);
}

const json = (value: object) => ({ mimeType: 'application/json', text: JSON.stringify(value) });
const favorite = { id: 1, favoritable_id: 2, favoritable_type: 'group' };

describe('judging a HAR recording', () => {
  test.each<[string, object, string[]]>([
    ['a valid response', entry('/api/menu', json(menu)), []],
    ['a response with a drift', entry('/api/menu', json({ ...menu, meta: null })), ['getMenu null /meta']],
    [
      'a body encoded in base64',
      entry('/api/menu', { encoding: 'base64', text: btoa('{"data":[]}') }),
      ['getMenu missing-field /meta'],
    ],
    ['a response without its body', entry('/api/menu', {}), []],
    [
      'an undocumented status without a body',
      entry('/api/menu', {}, { status: 418 }),
      ['getMenu undocumented-status status'],
    ],
    ['a request that the browser aborted', entry('/api/menu', json({}), { status: 0 }), []],
    ['a response from the cache', entry('/api/menu', json({}), { status: 304 }), []],
    ['a picture', entry('/media/logo.svg', { text: '<svg/>' }), []],
    [
      'a call of an unknown operation',
      entry('/api/menus', json({})),
      ['GET /api/menus undocumented-operation status'],
    ],
    ['a preflight', entry('/api/menus', undefined, { method: 'OPTIONS', status: 204 }), []],
    [
      'a path that also matches the pattern of a path with an id',
      entry('/api/events/with_clip', json(menu)),
      [],
    ],
    [
      'a bad request that was accepted',
      entry('/api/favorite', json(favorite), {
        method: 'POST',
        posted: { favoritable_id: '2', favoritable_type: 'group' },
      }),
      ['addFavorite request /favoritable_id'],
    ],
    [
      'a bad request that was refused',
      entry('/api/favorite', json({ code: 'validation_failed', message: '', errors: {} }), {
        method: 'POST',
        status: 400,
        posted: {},
      }),
      [],
    ],
  ])('judges a recorded exchange: %s', (_about, one, found) => {
    expect(judge([one])).toEqual(found);
  });

  test('reads a recording with one JSON exchange per line', () => {
    const line = {
      request: { method: 'GET', url: 'https://x.test/api/menu' },
      response: { status: 200, headers: { 'content-type': 'application/json' }, body: { data: [] } },
    };
    writeFileSync(file, `${JSON.stringify(line)}\n${JSON.stringify(line)}\n`);
    const read = readRecording(file);
    expect(read.map(({ text, status }) => [text, status])).toEqual([
      ['{"data":[]}', 200],
      ['{"data":[]}', 200],
    ]);
  });

  test.each(['', 'nothing', '{"log":{}}', '[1]'])('rejects %j as a HAR file', (text) => {
    writeFileSync(file, text);
    expect(() => readRecording(file)).toThrow(RecordingError);
  });
});
