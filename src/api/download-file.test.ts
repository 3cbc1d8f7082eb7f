import { beforeEach, expect, test, vi } from 'vitest';
import { downloadFile, type FileProgress } from './download-file';

const fetched = vi.fn<typeof fetch>();
beforeEach(() => void vi.stubGlobal('fetch', fetched));

async function download(response: Response) {
  fetched.mockResolvedValueOnce(response);
  const progress: FileProgress[] = [];
  const file = await downloadFile('/goal.mp4', (one) => progress.push(one), new AbortController().signal);
  return { file, progress };
}

function chunked(chunks: string[], headers: HeadersInit = {}) {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
      controller.close();
    },
  });
  return new Response(body, { headers });
}

test('a download reports its progress and resolves to the whole file with its type', async () => {
  const headers = { 'content-type': 'video/mp4', 'content-length': '5' };
  const { file, progress } = await download(chunked(['abc', 'de'], headers));
  expect(await file.text()).toBe('abcde');
  expect(file.type).toBe('video/mp4');
  expect(progress).toEqual([
    { received: 3, total: 5 },
    { received: 5, total: 5 },
  ]);
});

test('a download without a length and a type has no total and no type', async () => {
  const { file, progress } = await download(chunked(['abc']));
  expect(file.type).toBe('');
  expect(progress).toEqual([{ received: 3, total: null }]);
});

test('a response without a body is an empty file', async () => {
  const { file, progress } = await download(new Response(null));
  expect(file.size).toBe(0);
  expect(progress).toEqual([]);
});

test('a refused download rejects with its status', async () => {
  await expect(download(new Response('gone', { status: 410 }))).rejects.toThrow('410');
});

test('a download sends no cookies and can be aborted', async () => {
  fetched.mockImplementationOnce(
    (_url, options) =>
      new Promise((_resolve, reject) => {
        expect(options?.credentials).toBe('omit');
        options?.signal?.addEventListener('abort', () => reject(options.signal?.reason));
      }),
  );
  const caller = new AbortController();
  const result = downloadFile('/goal.mp4', () => {}, caller.signal);
  caller.abort();
  await expect(result).rejects.toMatchObject({ name: 'AbortError' });
});
