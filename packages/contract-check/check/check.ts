import type { Drift } from '../judge/finding.ts';
import { judgeOf } from '../judge/judge.ts';
import { Ledger } from '../judge/ledger.ts';
import type { Model } from '../model/model.ts';
import { Client } from './client.ts';
import type { CheckOptions } from './options.ts';
import { Pool } from './pool.ts';
import { probeBodies, probeParameters } from './probes/input.ts';
import { probeKeys } from './probes/keys.ts';
import { probeLists } from './probes/lists.ts';
import { probeLogin } from './probes/login.ts';
import { probeMissing } from './probes/missing.ts';
import { readAll, unseen } from './read.ts';
import type { Run } from './run.ts';
import { type Send, sendByFetch } from './send.ts';
import { beginSession, logIn } from './sessions.ts';
import { walkJourneys } from './write/journeys.ts';

export interface Coverage {
  operation: string;
  statuses: number[];
  /** Why its success was not seen; null where it was. */
  unseen: string | null;
}

export interface CheckResult {
  drifts: Drift[];
  calls: number;
  coverage: Coverage[];
  notes: string[];
}

/** Checks a living backend. Throws `Unreachable` where there is none. */
export async function check(
  model: Model,
  options: CheckOptions,
  send: Send = sendByFetch,
): Promise<CheckResult> {
  const ledger = new Ledger();
  const client = new Client({ model, judge: judgeOf(model), ledger, hosts: options.hosts, send });
  const run: Run = { client, pool: new Pool(model), options, visitor: null, account: null, notes: new Set() };

  run.visitor = await beginSession(run, true);
  if (client.calls > 0 && client.seen.size === 0) throw new Unreachable(ledger.drifts[0]?.got ?? 'no answer');
  if (!run.visitor) run.notes.add('The backend gave no keys: only operations that take none were checked.');
  if (run.visitor && options.account) run.account = await logIn(run, options.account);

  await readAll(run);
  await probeKeys(run);
  await probeLogin(run);
  await probeMissing(run);
  await probeParameters(run);
  await probeLists(run);
  await probeBodies(run);
  if (options.write) await walkJourneys(run);
  if (run.account) await client.call(client.operation('logOut'), run.account);

  if (client.throttled > 0)
    run.notes.add(`The backend limited the calls: ${client.throttled} were not answered, and prove nothing.`);
  return {
    drifts: ledger.drifts,
    calls: client.calls,
    coverage: model.operations.map((operation) => ({
      operation: operation.id,
      statuses: [...(client.seen.get(operation.id) ?? [])].sort(),
      unseen: unseen(run, operation),
    })),
    notes: [...run.notes],
  };
}

export class Unreachable extends Error {}
