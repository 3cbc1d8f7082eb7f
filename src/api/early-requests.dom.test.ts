import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropEarlyRequests, send, sendEarly } from './early-requests';

type Request = Parameters<typeof sendEarly>;

const get = (url: string, language = ''): Request => [
  url,
  { method: 'GET', headers: new Headers(language ? { 'Accept-Language': language } : {}) },
];
const post = (body: BodyInit): Request => ['/api/get_api_key', { method: 'POST', body }];
const sendNow = ([url, sent = {}]: Request) => send(url, sent, new AbortController().signal);

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  let count = 0;
  fetched.mockImplementation((_url, options) => {
    count += 1;
    const response = new Response(`response ${count}`, { status: 200 });
    return new Promise((resolve, reject) => {
      options?.signal?.addEventListener('abort', () => reject(options.signal?.reason));
      queueMicrotask(() => resolve(response));
    });
  });
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  dropEarlyRequests();
  fetched.mockReset();
  vi.unstubAllGlobals();
});

test.each([
  ['a GET', get('/api/profile', 'fr'), get('/api/profile', 'fr')],
  ['a POST', post('{"channel_key":"a"}'), post('{"channel_key":"a"}')],
])('the response of %s that was sent early is used for the later request', async (_, early, later) => {
  sendEarly(...early);
  expect(await sendNow(later)).toMatchObject({ text: 'response 1' });
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('the response of an early request is used only once', async () => {
  sendEarly(...get('/api/profile'));
  expect(await sendNow(get('/api/profile'))).toMatchObject({ status: 200, text: 'response 1' });
  expect(await sendNow(get('/api/profile'))).toMatchObject({ text: 'response 2' });
  expect(fetched).toHaveBeenCalledTimes(2);
});

test.each([
  ['another address', get('/api/profile'), get('/api/orders')],
  ['another language', get('/api/profile'), get('/api/profile', 'fr')],
  ['another method', get('/api/get_api_key'), post('')],
  ['another body', post('{"channel_key":"a"}'), post('{"channel_key":"b"}')],
  ['a body that is no text', post('{"channel_key":"a"}'), post(new FormData())],
  ['a form like the one before', post(new FormData()), post(new FormData())],
])('a request with %s does not use an early response', async (_, early, later) => {
  sendEarly(...early);
  expect(await sendNow(later)).toMatchObject({ text: 'response 2' });
});

test('the failure of an early request is reported to the code that takes it over, and the next identical request is sent', async () => {
  fetched.mockRejectedValueOnce(new TypeError('connection reset'));
  sendEarly(...get('/config.json'));
  await expect(sendNow(get('/config.json'))).rejects.toThrow('connection reset');
  expect(await sendNow(get('/config.json'))).toMatchObject({ status: 200 });
});

test.each([
  ['before', true],
  ['after', false],
])('an abort %s the response is taken over cancels the early request', async (_, isBefore) => {
  fetched.mockImplementationOnce(
    (_url, options) =>
      new Promise((_resolve, reject) => {
        options?.signal?.addEventListener('abort', () => reject(options.signal?.reason));
      }),
  );
  sendEarly(...get('/api/profile'));
  const aborter = new AbortController();
  if (isBefore) aborter.abort();
  const taken = send('/api/profile', {}, aborter.signal);
  aborter.abort();
  await expect(taken).rejects.toMatchObject({ name: 'AbortError' });
});

test('an early request that fails before its response is taken over causes no uncaught error', async () => {
  const uncaught = vi.fn();
  process.on('unhandledRejection', uncaught);
  fetched.mockRejectedValueOnce(new TypeError('connection reset'));
  void sendEarly(...get('/config.json'));
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', uncaught);
  expect(uncaught).not.toHaveBeenCalled();
});

test('an early request that no code took over is aborted once the site has started', async () => {
  const response = sendEarly(...get('/api/profile'));
  dropEarlyRequests();
  await expect(response).rejects.toMatchObject({ name: 'AbortError' });
});

test('early responses that no code took over are dropped once the site has started', async () => {
  sendEarly(...get('/api/profile'));
  dropEarlyRequests();
  expect(await sendNow(get('/api/profile'))).toMatchObject({ text: 'response 2' });
});
