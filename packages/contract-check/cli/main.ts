import { existsSync, writeFileSync } from 'node:fs';
import { type Coverage, check, Unreachable } from '../check/check.ts';
import type { Consumers } from '../consumers/consumers.ts';
import { hurtBy } from '../consumers/consumers.ts';
import type { Drift } from '../judge/finding.ts';
import { Ledger } from '../judge/ledger.ts';
import type { JsonObject } from '../model/json.ts';
import { buildModel, type Model } from '../model/model.ts';
import { acceptAll, BadBaseline, readBaseline, writeBaseline } from '../report/baseline.ts';
import { FORMATS } from '../report/formats.ts';
import { hurtLine, makeReport, placeOf } from '../report/report.ts';
import { trafficJudge } from '../traffic/exchange.ts';
import { BadRecording, readRecording } from '../traffic/har.ts';
import { startProxy } from '../traffic/proxy.ts';
import { type Command, Misuse, readCommand, type Told } from './arguments.ts';
import { EXIT, HELP } from './usage.ts';

export interface Known {
  document: JsonObject;
  consumers: Consumers;
}

interface Checked {
  target: string;
  calls: number;
  drifts: Drift[];
  coverage: Coverage[];
  notes: string[];
}

/** Runs one command line; answers with the exit code. */
export async function main(argv: string[], load: () => Promise<Known>): Promise<number> {
  try {
    const command = readCommand(argv, process.env);
    if (command.name === 'help') {
      console.log(HELP);
      return EXIT.agreed;
    }
    // A baseline that can't be read is told before any call is made.
    readBaseline(command.told.baseline);
    const { document, consumers } = await load();
    const started = Date.now();
    const checked = await run(command, buildModel(document), consumers);
    return tell({ ...checked, seconds: (Date.now() - started) / 1000 }, command.told, consumers);
  } catch (error) {
    return failed(error);
  }
}

function failed(error: unknown): number {
  if (error instanceof Unreachable) {
    console.error(`The backend can't be reached: ${error.message}`);
    return EXIT.unreachable;
  }
  const isMisuse = error instanceof Misuse || error instanceof BadBaseline || error instanceof BadRecording;
  if (!isMisuse) throw error;
  console.error(`${error.message}\nSee --help.`);
  return EXIT.misuse;
}

async function run(
  command: Exclude<Command, { name: 'help' }>,
  model: Model,
  consumers: Consumers,
): Promise<Checked> {
  if (command.name === 'check') {
    const result = await check(model, command.options);
    return { ...result, target: command.options.hosts.base };
  }
  return command.name === 'har'
    ? judgeRecording(model, command.file, command.base)
    : judgePassing(model, consumers, command.target, command.port);
}

function judgeRecording(model: Model, file: string, base: string | undefined): Checked {
  if (!existsSync(file)) throw new Misuse(`There is no file ${file}.`);
  const ledger = new Ledger();
  const judge = trafficJudge(model, ledger, base === undefined ? undefined : { base });
  const counts = { judged: 0, 'without-body': 0, foreign: 0, unknown: 0 };
  for (const exchange of readRecording(file)) counts[judge.take(exchange)] += 1;
  const notes: string[] = [];
  if (counts['without-body'] > 0)
    notes.push(
      `${counts['without-body']} answers were recorded without their bodies: export the HAR with content.`,
    );
  if (counts.judged + counts['without-body'] + counts.unknown === 0)
    notes.push('No call of the contract is in the recording.');
  const calls = counts.judged + counts['without-body'] + counts.unknown;
  return { target: file, calls, drifts: ledger.drifts, coverage: coverageOf(model, judge.seen), notes };
}

async function judgePassing(
  model: Model,
  consumers: Consumers,
  target: string,
  port: number,
): Promise<Checked> {
  const ledger = new Ledger();
  const judge = trafficJudge(model, ledger);
  const told = new Set<string>();
  let calls = 0;
  const proxy = await openProxy({
    target,
    port,
    onExchange: (exchange) => {
      if (judge.take(exchange) === 'foreign') return;
      calls += 1;
      for (const drift of ledger.drifts) {
        if (told.has(drift.id)) continue;
        told.add(drift.id);
        const hurts = hurtLine(hurtBy(consumers, drift.operation, drift.field));
        console.error(
          `✗ ${drift.operation} ${placeOf(drift)}: ${drift.expected}; came ${drift.got} (${drift.call}). Hurts ${hurts}.`,
        );
      }
    },
  });
  console.error(`Judging what passes from ${proxy.url} to ${target}; Ctrl-C ends it with a report.`);
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  await proxy.close();
  return { target, calls, drifts: ledger.drifts, coverage: coverageOf(model, judge.seen), notes: [] };
}

function openProxy(options: Parameters<typeof startProxy>[0]): ReturnType<typeof startProxy> {
  return startProxy(options).catch((error: NodeJS.ErrnoException) => {
    throw new Misuse(`The proxy can't listen on port ${options.port}: ${error.code ?? error.message}.`);
  });
}

function coverageOf(model: Model, seen: ReadonlyMap<string, ReadonlySet<number>>): Coverage[] {
  return model.operations.flatMap(({ id }) => {
    const statuses = seen.get(id);
    return statuses ? [{ operation: id, statuses: [...statuses].sort(), unseen: null }] : [];
  });
}

function tell(checked: Checked & { seconds: number }, told: Told, consumers: Consumers): number {
  const { format, output, baseline: file, accept, ignore } = told;
  const drifts = checked.drifts.filter(({ kind }) => !ignore.includes(kind));
  const before = readBaseline(file);
  const baseline = accept ? acceptAll(drifts, before) : before;
  if (accept && file) writeBaseline(file, baseline);
  const report = makeReport({ ...checked, drifts }, consumers, baseline);
  const text = FORMATS[format](report);
  if (output) {
    writeFileSync(output, `${text}\n`);
    const verdict = report.drifts.length === 0 ? 'as agreed' : `${report.drifts.length} drifts`;
    console.log(
      `${report.target}: ${verdict}, ${report.calls} calls, ${report.seconds.toFixed(1)} s; told in ${output}`,
    );
  } else console.log(text);
  return report.drifts.length === 0 ? EXIT.agreed : EXIT.drift;
}
