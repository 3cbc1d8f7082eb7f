import { judgedReads } from './coverage.ts';
import { some } from './outcome.ts';
import type { Run } from './run.ts';

const MAX_UNANSWERED_SHARE = 0.02;
/** Returns one sentence for each thing that the run did not prove, or an empty list. */
export function unprovedBy(run: Run): string[] {
  const { client, options } = run;
  const { operations } = client.model;
  const sentences: string[] = [];
  if (!run.visitor) {
    const count = operations.filter(({ keys }) => keys === 'injected').length;
    sentences.push(
      `The backend gave no keys (${run.keyRefusal ?? 'no answer'}), so the ${count} operations that need keys were not judged.`,
    );
  } else if (options.account && !run.account) {
    const count = operations.filter(({ login }) => login).length;
    sentences.push(
      `The test account could not be signed in (${run.loginRefusal ?? 'no answer'}), so the ${count} operations that need a signed-in user were not judged.`,
    );
  }
  const { calls, limited, lost } = client.traffic;
  if (client.isGone)
    sentences.push(`The backend stopped answering during the run (${client.lastLoss ?? 'no answer'}).`);
  if (limited + lost > calls * MAX_UNANSWERED_SHARE) {
    const kinds = [
      limited > 0 ? `${limited} were limited (429)` : '',
      lost > 0 ? `${lost} got no response` : '',
    ].filter(Boolean);
    sentences.push(
      `${limited + lost} of ${calls} calls were not answered (${kinds.join(', ')}), and prove nothing: lift the backend's limit for the check, or give --rate.`,
    );
  }
  // If a cause such as a refused sign-in is already reported, coverage is reported only when --min-coverage
  // is set.
  if (sentences.length === 0 || options.minCoverage !== undefined) sentences.push(...coverageSentence(run));
  return sentences;
}

function coverageSentence(run: Run): string[] {
  const { judged, unjudged } = judgedReads(run);
  const total = judged.length + unjudged.length;
  const needed = run.options.minCoverage ?? 100;
  if (total === 0 || judged.length * 100 >= needed * total) return [];
  const names = some(unjudged.map(({ id }) => id));
  return [
    `${judged.length} of ${total} read operations were judged by a successful response, and --min-coverage asks for ${needed} %: ${names} ${unjudged.length === 1 ? 'was' : 'were'} not.`,
  ];
}
