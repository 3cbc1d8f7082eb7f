import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { Converted, Drawing } from './convert-drawings.ts';

const IDLE_MS = 2_000;

let converter: ChildProcess | undefined;
let idle: NodeJS.Timeout | undefined;

function start(): ChildProcess {
  const started = fork(join(import.meta.dirname, 'convert-drawings.ts'), {
    serialization: 'advanced',
    execArgv: [],
  });
  started.once('exit', () => {
    if (converter === started) converter = undefined;
  });
  return started;
}

/**
 * Stops a converter after it has been idle. Until then, the idle process does not keep its parent running.
 */
function rest(resting: ChildProcess): void {
  resting.unref();
  resting.channel?.unref();
  idle = setTimeout(() => {
    if (converter === resting) converter = undefined;
    resting.kill();
  }, IDLE_MS).unref();
}

/**
 * Converts one drawing at a time in a child process, because the 150 MB that a conversion needs are only
 * freed when the process ends.
 */
export async function convertDrawing(message: Drawing): Promise<Uint8Array<ArrayBuffer>> {
  clearTimeout(idle);
  converter ??= start();
  const worker = converter;
  worker.ref();
  worker.channel?.ref();
  const { promise, resolve, reject } = Promise.withResolvers<Converted>();
  const ended = () => reject(new Error('The process that converts drawings ended.'));
  worker.once('message', resolve);
  worker.once('exit', ended);
  worker.send(message);
  try {
    const converted = await promise;
    if ('failure' in converted) throw new Error(converted.failure);
    return converted.picture;
  } finally {
    worker.off('message', resolve);
    worker.off('exit', ended);
    rest(worker);
  }
}
