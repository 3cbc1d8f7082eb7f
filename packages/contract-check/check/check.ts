import type { Drift } from '../judge/finding.ts';
import { judgeOf } from '../judge/judge.ts';
import { Ledger } from '../judge/ledger.ts';
import type { Model } from '../model/model.ts';
import { Client } from './client.ts';
import { type Coverage, coverageOf, reasonUnseen } from './coverage.ts';
import type { CheckOptions } from './options.ts';
import { Pool } from './pool.ts';
import { probeAccess } from './probes/access.ts';
import { probeCapabilities } from './probes/capabilities.ts';
import { corsWatchFor, probePreflights } from './probes/cors.ts';
import { probeFilters } from './probes/filters.ts';
import { probeFollowed } from './probes/followed.ts';
import { probeBodies, probeParameters } from './probes/input.ts';
import { probeKeys } from './probes/keys.ts';
import { probeLists } from './probes/lists.ts';
import { probeLogin } from './probes/login.ts';
import { probeMissing, probeUnknown } from './probes/missing.ts';
import { probeParts } from './probes/parts.ts';
import { probeQuotes } from './probes/quotes.ts';
import { judgeReferences, judgeSameValues } from './probes/references.ts';
import { judgeSameItems } from './probes/same-items.ts';
import { probeFreshKey, probeLogOut, probeWrongPassword } from './probes/sessions.ts';
import { RateLimiter, SYSTEM_CLOCK } from './rate-limiter.ts';
import { readAll } from './read.ts';
import { isInScope, type Run } from './run.ts';
import { blockedPortIn, type Send, sendByFetch } from './send.ts';
import { beginSession, logIn } from './sessions.ts';
import { unprovedBy } from './unproved.ts';
import { runJourneys } from './write/journeys.ts';

export interface CheckResult {
  drifts: Drift[];
  calls: number;
  coverage: Coverage;
  notes: string[];
  /** One sentence for each thing that the run did not prove. */
  unproved: string[];
}

const MAX_WAIT_MS = 120_000;

/** Checks a running backend against the contract. Throws `UnreachableError` when nothing responds. */
export async function check(
  model: Model,
  options: CheckOptions,
  send: Send = sendByFetch,
): Promise<CheckResult> {
  const blocked = send === sendByFetch ? blockedPortIn(options.hosts.base) : null;
  if (blocked) throw new UnreachableError(blocked);
  const ledger = new Ledger();
  const { clock = SYSTEM_CLOCK, ratePerSecond, maxWaitMs = MAX_WAIT_MS, onWait } = options;
  const limiter = new RateLimiter({ clock, perSecond: ratePerSecond, maxWaitMs, onWait });
  const { hosts, headers, showSecrets, slowerThanMs } = options;
  const judge = judgeOf(model);
  const cors = corsWatchFor(model, options);
  const client = new Client({
    model,
    judge,
    ledger,
    hosts,
    send,
    limiter,
    clock,
    headers: { ...headers, ...(cors && { Origin: cors.origin }) },
    onResponse: (...exchange) => cors?.see(...exchange),
    showSecrets,
    slowerThanMs,
  });
  const run: Run = {
    client,
    pool: new Pool(model, options.seed),
    options,
    visitor: null,
    account: null,
    keyRefusal: null,
    loginRefusal: null,
    hasSharedKey: false,
    notes: new Set(),
  };

  run.visitor = await beginSession(run, true);
  if (client.traffic.calls > 0 && client.seen.size === 0 && client.traffic.limited === 0)
    throw new UnreachableError(client.lastLoss ?? 'no answer');
  await probeFreshKey(run);
  await probeWrongPassword(run);
  if (run.visitor && options.account) run.account = await logIn(run, options.account);

  await readAll(run);
  judgeReferences(run);
  judgeSameValues(run);
  judgeSameItems(run);
  await probeKeys(run);
  // If all sessions share one key, signing in has also signed in the visitor, so the log-in probe is skipped.
  if (!(run.hasSharedKey && run.account)) await probeLogin(run);
  await probeMissing(run);
  await probeUnknown(run);
  await probeParameters(run);
  await probeLists(run);
  await probeFilters(run);
  await probeParts(run);
  await probeAccess(run);
  await probeCapabilities(run);
  await probeQuotes(run);
  await probeFollowed(run);
  await probeBodies(run);
  if (cors) await probePreflights(run, cors);
  if (options.write) await runJourneys(run);
  judgeSameValues(run);
  await probeLogOut(run);
  await client.confirmLosses();
  cors?.report(run);

  const { limited, lost } = client.traffic;
  if (limited + lost > 0)
    run.notes.add(`${limited + lost} calls were not answered (${limited} limited by 429, ${lost} lost).`);
  const inScope = new Set(model.operations.filter((one) => isInScope(run, one)).map(({ id }) => id));
  return {
    drifts: ledger.drifts.filter(({ operation }) => inScope.has(operation) || !model.byId.has(operation)),
    calls: client.traffic.calls,
    coverage: coverageOf(model, client, (operation, status) => reasonUnseen(run, operation, status)),
    notes: [...run.notes],
    unproved: unprovedBy(run),
  };
}

export class UnreachableError extends Error {}
