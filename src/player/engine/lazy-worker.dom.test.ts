import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LazyWorker } from './lazy-worker';

class FakeThread {
  static readonly created: FakeThread[] = [];
  onmessage: ((event: MessageEvent) => void) | null = null;
  onerror: ((event: Event) => void) | null = null;
  readonly url: string;
  readonly postMessage = vi.fn();
  readonly terminate = vi.fn();

  constructor(url: string) {
    this.url = url;
    FakeThread.created.push(this);
  }

  send(data: unknown) {
    this.onmessage?.(new MessageEvent('message', { data }));
  }
}

const onlyThread = (): FakeThread => {
  const [thread, ...others] = FakeThread.created;
  if (!thread || others.length > 0) throw new Error(`${FakeThread.created.length} threads were created`);
  return thread;
};

let worker: LazyWorker;
beforeEach(() => {
  FakeThread.created.length = 0;
  vi.stubGlobal('Worker', FakeThread);
  worker = new LazyWorker('blob:code');
});

describe('LazyWorker', () => {
  it('starts no thread for options and for messages that have nothing to change', () => {
    for (const action of ['init', 'reset', 'clearAllMp4Captions', 'clearParsedMp4Captions'])
      worker.postMessage({ action });
    worker.terminate();
    expect(FakeThread.created).toEqual([]);
  });

  it('starts its thread with the options once a message needs it, and then posts each message', () => {
    const init = { action: 'init', options: { remux: false } };
    worker.postMessage(init);
    worker.postMessage({ action: 'reset' });
    worker.postMessage({ action: 'setTimestampOffset', timestampOffset: 3 });
    worker.postMessage({ action: 'reset' });
    const { url, postMessage } = onlyThread();
    expect(url).toBe('blob:code');
    expect(postMessage.mock.calls.map(([message]) => message)).toEqual([
      init,
      { action: 'setTimestampOffset', timestampOffset: 3 },
      { action: 'reset' },
    ]);
  });

  it('starts its thread for a message without an action, and transfers the data', () => {
    const { buffer } = new Uint8Array(2);
    const encrypted = { source: 1, encrypted: buffer };
    worker.postMessage(encrypted, [buffer]);
    expect(onlyThread().postMessage.mock.calls).toEqual([[encrypted, [buffer]]]);
  });

  it('passes messages of the thread to the handler and to all listeners', () => {
    const listener = vi.fn();
    const removed = vi.fn();
    worker.addEventListener('message', listener);
    worker.addEventListener('message', removed);
    worker.removeEventListener('message', removed);
    worker.onmessage = vi.fn();
    worker.postMessage({ action: 'push' });
    onlyThread().send({ action: 'done' });
    const message = expect.objectContaining({ data: { action: 'done' } });
    expect(worker.onmessage).toHaveBeenCalledWith(message);
    expect(listener).toHaveBeenCalledWith(message);
    expect(removed).not.toHaveBeenCalled();
  });

  it('passes errors of the thread to the handler', () => {
    worker.onerror = vi.fn();
    worker.postMessage({ action: 'push' });
    onlyThread().onerror?.(new Event('error'));
    expect(worker.onerror).toHaveBeenCalledTimes(1);
  });

  it('ends its thread, and starts none afterwards', () => {
    worker.postMessage({ action: 'push' });
    const thread = onlyThread();
    worker.terminate();
    expect(thread.terminate).toHaveBeenCalledTimes(1);
    worker.postMessage({ action: 'push' });
    expect(thread.postMessage).toHaveBeenCalledTimes(1);
  });
});
