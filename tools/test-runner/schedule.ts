export interface Job {
  name: string;
  /** Jobs that must have ended before this one starts, if they are part of the run. */
  after: readonly string[];
  /** Whether no other job may run at the same time. */
  isAlone: boolean;
}

const MAX_RUNNING = 2;

/** Returns the waiting job that may start next, in the order of the list. */
export function nextJob(
  waiting: readonly Job[],
  running: readonly Job[],
  slots: number = MAX_RUNNING,
): Job | undefined {
  if (running.length >= slots || running.some(({ isAlone }) => isAlone)) return undefined;
  const unfinished = new Set([...waiting, ...running].map(({ name }) => name));
  return waiting.find(
    ({ after, isAlone }) => !after.some((name) => unfinished.has(name)) && (!isAlone || running.length === 0),
  );
}

/** Runs the jobs, two at a time where they allow it. */
export async function runConcurrently(jobs: readonly Job[], run: (job: Job) => Promise<void>): Promise<void> {
  let waiting = [...jobs];
  let running: Job[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const startReadyJobs = () => {
    if (waiting.length === 0 && running.length === 0) return resolve();
    for (let job = nextJob(waiting, running); job; job = nextJob(waiting, running)) {
      const started = job;
      waiting = waiting.filter((other) => other !== started);
      running = [...running, started];
      run(started).then(() => {
        running = running.filter((other) => other !== started);
        startReadyJobs();
      }, reject);
    }
    if (running.length === 0 && waiting.length > 0)
      reject(new Error(`These suites wait for each other: ${waiting.map(({ name }) => name).join(', ')}`));
  };
  startReadyJobs();
  return promise;
}
