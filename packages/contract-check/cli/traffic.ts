import { existsSync } from 'node:fs';
import { type Coverage, coverageOf } from '../check/coverage.ts';
import { isHarmless } from '../check/read.ts';
import { affectedBy, type Consumers } from '../consumers/consumers.ts';
import type { Drift } from '../judge/finding.ts';
import { Ledger } from '../judge/ledger.ts';
import type { Model } from '../model/model.ts';
import { affectedLine, fieldOf } from '../report/report.ts';
import { type Judged, trafficJudge } from '../traffic/exchange.ts';
import { readRecording } from '../traffic/har.ts';
import { startProxy } from '../traffic/proxy.ts';
import { UsageError } from './arguments.ts';

interface JudgedTraffic {
  calls: number;
  drifts: Drift[];
  coverage: Coverage;
  notes: string[];
  unproved: string[];
}

type Counts = Record<Judged, number>;

const newCounts = (): Counts => ({ judged: 0, 'without-body': 0, foreign: 0, unknown: 0 });
const MAX_SHARE_WITHOUT_BODY = 0.02;

function resultOf(
  model: Model,
  counts: Counts,
  ledger: Ledger,
  seen: ReadonlyMap<string, ReadonlyMap<number, number>>,
  minCoverage: number | undefined,
): JudgedTraffic {
  const calls = counts.judged + counts['without-body'] + counts.unknown;
  const unproved: string[] = [];
  if (calls === 0) unproved.push('The traffic had no call of the contract.');
  if (counts['without-body'] > calls * MAX_SHARE_WITHOUT_BODY)
    unproved.push(
      `${counts['without-body']} of ${calls} responses came without their bodies: record or export them with content.`,
    );
  const reads = model.operations.filter(isHarmless);
  const judged = reads.filter(({ id }) => seen.get(id)?.has(200));
  if (minCoverage !== undefined && judged.length * 100 < minCoverage * reads.length)
    unproved.push(
      `${judged.length} of ${reads.length} read operations are in the traffic, and --min-coverage asks for ${minCoverage} %.`,
    );
  return {
    calls,
    drifts: ledger.drifts,
    coverage: coverageOf(model, { seen }, () => 'not in the traffic'),
    notes: [],
    unproved,
  };
}

export function judgeRecording(
  model: Model,
  file: string,
  base: string | undefined,
  minCoverage: number | undefined,
): JudgedTraffic {
  if (!existsSync(file)) throw new UsageError(`There is no file ${file}.`);
  const ledger = new Ledger();
  const judge = trafficJudge(model, ledger, base === undefined ? undefined : { base });
  const counts = newCounts();
  for (const exchange of readRecording(file)) counts[judge.judgeExchange(exchange)] += 1;
  return resultOf(model, counts, ledger, judge.seen, minCoverage);
}

interface ProxyCommand {
  target: string;
  port: number;
  report: { minCoverage?: number | undefined };
}

/**
 * Checks the traffic that passes through a proxy until Ctrl-C, and prints each drift when it first occurs.
 */
export async function judgeLive(
  model: Model,
  consumers: Consumers,
  { target, port, report }: ProxyCommand,
): Promise<JudgedTraffic> {
  const ledger = new Ledger();
  const judge = trafficJudge(model, ledger);
  const printed = new Set<string>();
  const counts = newCounts();
  const proxy = await openProxy({
    target,
    port,
    onExchange: (exchange) => {
      counts[judge.judgeExchange(exchange)] += 1;
      for (const drift of ledger.drifts) {
        if (printed.has(drift.id)) continue;
        printed.add(drift.id);
        const affected = affectedLine(affectedBy(consumers, drift.operation, drift.field));
        console.error(
          `✗ ${drift.operation} ${fieldOf(drift)}: expected ${drift.expected}; got ${drift.got} (${drift.call}). Hurts ${affected}.`,
        );
      }
    },
  });
  console.error(`Judging the traffic from ${proxy.url} to ${target}; Ctrl-C ends it with a report.`);
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  await proxy.close();
  return resultOf(model, counts, ledger, judge.seen, report.minCoverage);
}

function openProxy(options: Parameters<typeof startProxy>[0]): ReturnType<typeof startProxy> {
  return startProxy(options).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`The proxy can't listen on port ${options.port}: ${error.code ?? error.message}.`);
  });
}
