import { describe, expect, test } from 'vitest';
import { InFlight, requestIdentity } from './in-flight';

const identity = (body: BodyInit | null, url = '/x') => requestIdentity('addFavorite', url, body);

const form = (...fields: [string, string | File][]) => {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  return data;
};

describe('requestIdentity', () => {
  test.each<[string, BodyInit | null, BodyInit | null]>([
    ['objects in a list with their keys in another order', '{"l":[{"a":1,"b":2}]}', '{"l":[{"b":2,"a":1}]}'],
    ['URL-encoded fields in another order', new URLSearchParams('a=1&b=2'), new URLSearchParams('b=2&a=1')],
    ['form fields in another order', form(['a', '1'], ['b', '2']), form(['b', '2'], ['a', '1'])],
    ['the same plain text', 'hello', 'hello'],
    ['no body', null, null],
  ])('requests with %s are identical', (_, one, other) => {
    expect(identity(one)).toBe(identity(other));
  });

  test.each<[string, BodyInit | null, BodyInit | null]>([
    ['lists in another order', '{"l":[1,2]}', '{"l":[2,1]}'],
    ['other URL-encoded fields', new URLSearchParams('a=1'), new URLSearchParams('a=2')],
    ['other form fields', form(['a', '1']), form(['a', '2'])],
    ['the values of one field in another order', form(['a', '1'], ['a', '2']), form(['a', '2'], ['a', '1'])],
    ['a file next to the same text', form(['a', '1'], ['f', new File([], 'f')]), form(['a', '1'])],
    ['the same bytes', new Blob(['x']), new Blob(['x'])],
    ['another plain text', 'hello', 'goodbye'],
    ['null instead of an object', '{"a":null}', '{"a":{}}'],
  ])('requests with %s are not identical', (_, one, other) => {
    expect(identity(one)).not.toBe(identity(other));
  });

  test('a form with a file is never identical, even to itself', () => {
    const withFile = form(['a', '1'], ['f', new File([], 'f')]);
    expect(identity(withFile)).not.toBe(identity(withFile));
  });

  test('an empty query has the same request identity as none', () => {
    expect(identity(null, '/x?')).toBe(identity(null, '/x'));
  });
});

describe('when a caller aborts after the response', () => {
  test.each([
    ['a response', () => Promise.resolve('response'), 'response'],
    ['a failure', () => Promise.reject(new Error('no')), 'no'],
  ])(
    'an abort after the response does not abort a request that ended with %s',
    async (_, respond, outcome) => {
      const caller = new AbortController();
      let sent: AbortSignal | undefined;
      const result = new InFlight().share('getEvent', 'id', caller.signal, (signal) => {
        sent = signal;
        return respond();
      });
      expect(await result.catch((error: Error) => error.message)).toBe(outcome);
      caller.abort();
      expect(sent?.aborted).toBe(false);
    },
  );
});

test('a new request stays shared when an identical aborted one ends late', async () => {
  const inFlight = new InFlight();
  const ends: (() => void)[] = [];
  const start = () => new Promise<void>((resolve) => ends.push(resolve));
  const caller = new AbortController();
  const aborted = inFlight.share('getEvent', 'id', caller.signal, start);
  caller.abort();
  await expect(aborted).rejects.toMatchObject({ kind: 'cancelled' });
  void inFlight.share('getEvent', 'id', null, start);
  ends[0]?.();
  await new Promise((resolve) => setTimeout(resolve));
  void inFlight.share('getEvent', 'id', null, start);
  expect(ends).toHaveLength(2);
});
