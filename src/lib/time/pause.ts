import { requestClock } from './request-clock';

/** Resolves after the given time, or rejects with the signal's reason as soon as it is aborted. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      stopWaiting();
      reject(signal.reason);
    };
    const stopWaiting = requestClock.wait(() => {
      signal.removeEventListener('abort', abort);
      resolve();
    }, ms);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort);
  });
}
