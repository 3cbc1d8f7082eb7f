import { existsSync, watch } from 'node:fs';
import { UsageError, type Watch } from './arguments.ts';

const SETTLE_MS = 300;

/** Resolves to true when the check should run again, and to false on Ctrl-C. */
export function untilChange(when: Watch): Promise<boolean> {
  if ('path' in when && !existsSync(when.path))
    throw new UsageError(`--watch takes seconds or a path, and there is no ${when.path}.`);
  return new Promise((resolve) => {
    let timer: NodeJS.Timeout | undefined;
    const again = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => end(true), ms);
    };
    const watcher = 'path' in when ? watch(when.path, { recursive: true }, () => again(SETTLE_MS)) : null;
    if ('seconds' in when) again(when.seconds * 1000);
    const stop = () => end(false);
    const end = (isAgain: boolean) => {
      clearTimeout(timer);
      watcher?.close();
      process.off('SIGINT', stop);
      process.off('SIGTERM', stop);
      resolve(isAgain);
    };
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
    console.error('Watching. Press Ctrl-C to stop.');
  });
}
