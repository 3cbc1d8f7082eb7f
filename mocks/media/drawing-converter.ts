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

/** Ends a converter that has nothing to do; until then it keeps no other process alive. */
function rest(resting: ChildProcess): void {
  resting.unref();
  resting.channel?.unref();
  idle = setTimeout(() => {
    if (converter === resting) converter = undefined;
    resting.kill();
  }, IDLE_MS).unref();
}

/**
 * Converts one drawing at a time, in another process: the 150 MB that the conversions take are given back only by
 * the end of their process.
 */
export async function convertDrawing(message: Drawing): Promise<Uint8Array<ArrayBuffer>> {
  clearTimeout(idle);
  converter ??= start();
  const asked = converter;
  asked.ref();
  asked.channel?.ref();
  const { promise, resolve, reject } = Promise.withResolvers<Converted>();
  const ended = () => reject(new Error('The process that converts drawings ended.'));
  asked.once('message', resolve);
  asked.once('exit', ended);
  asked.send(message);
  try {
    const converted = await promise;
    if ('failure' in converted) throw new Error(converted.failure);
    return converted.picture;
  } finally {
    asked.off('message', resolve);
    asked.off('exit', ended);
    rest(asked);
  }
}
