/** Messages that change nothing in a worker that has not processed any data. */
const WITHOUT_EFFECT = ['reset', 'clearAllMp4Captions', 'clearParsedMp4Captions'];

interface Message {
  action?: string;
  [field: string]: unknown;
}

/**
 * A worker whose thread starts with the first message that needs it. For each video the streaming library
 * creates three workers at once, two of which most videos never use: one decrypts, one is for separate audio.
 */
export class LazyWorker extends EventTarget {
  onmessage: ((event: MessageEvent) => void) | null = null;
  onerror: ((event: Event) => void) | null = null;
  readonly #url: string;
  #options: Message | null = null;
  #worker: Worker | null = null;
  #isTerminated = false;

  constructor(url: string) {
    super();
    this.#url = url;
  }

  postMessage(message: Message, transfer: Transferable[] = []): void {
    const { action = '' } = message;
    if (this.#isTerminated) return;
    if (this.#worker) this.#worker.postMessage(message, transfer);
    else if (action === 'init') this.#options = message;
    else if (!WITHOUT_EFFECT.includes(action)) this.#start().postMessage(message, transfer);
  }

  terminate(): void {
    this.#isTerminated = true;
    this.#worker?.terminate();
  }

  #start(): Worker {
    const worker = new Worker(this.#url);
    worker.onmessage = ({ data }) => {
      const event = new MessageEvent('message', { data });
      this.onmessage?.(event);
      this.dispatchEvent(event);
    };
    worker.onerror = (event) => this.onerror?.(event);
    if (this.#options) worker.postMessage(this.#options);
    this.#worker = worker;
    return worker;
  }
}
