import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type CheckResult, check, UnreachableError } from '../check/check.ts';
import { EXIT_CODES } from '../check/outcome.ts';
import { buildModel, type Model } from '../model/model.ts';
import { BaselineError, readBaseline } from '../report/baseline.ts';
import { renderReference } from '../report/reference.ts';
import { RecordingError } from '../traffic/har.ts';
import { type Command, type ReportOptions, readCommand, UsageError } from './arguments.ts';
import { nearest } from './nearest.ts';
import { prepareOutput, writeReport } from './output.ts';
import type { Resources } from './resources.ts';
import { judgeLive, judgeRecording } from './traffic.ts';
import { HELP } from './usage.ts';
import { untilChange } from './watch.ts';

/** Runs one command line and returns the exit code. */
export async function main(argv: string[], load: () => Promise<Resources>): Promise<number> {
  try {
    const command = readCommand(argv, process.env);
    if (command.name === 'help') {
      console.log(HELP);
      return EXIT_CODES.keeps;
    }
    if ('report' in command) refuseBeforeRun(command.report);
    return await run(command, await load());
  } catch (error) {
    return exitCodeOf(error);
  }
}

/** Throws before any call is made if the baseline or the output file cannot be used. */
function refuseBeforeRun({ baseline, output }: ReportOptions): void {
  readBaseline(baseline);
  if (output !== undefined) prepareOutput(output);
}

function exitCodeOf(error: unknown): number {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof UnreachableError) {
    console.error(`The backend can't be reached: ${message}`);
    return EXIT_CODES.unreachable;
  }
  if (error instanceof UsageError || error instanceof BaselineError || error instanceof RecordingError) {
    console.error(`${message}\nSee --help.`);
    return EXIT_CODES.misuse;
  }
  console.error(`The check itself failed, so nothing was proved: ${message}`);
  if (process.env.GRANDSTAND_DEBUG && error instanceof Error) console.error(error.stack);
  else console.error('GRANDSTAND_DEBUG=1 prints where.');
  return EXIT_CODES.inconclusive;
}

async function run(command: Exclude<Command, { name: 'help' }>, resources: Resources): Promise<number> {
  switch (command.name) {
    case 'version':
      return print(
        `grandstand-contract ${resources.version.check}, contract ${resources.version.contract} (${resources.version.commit})`,
        undefined,
      );
    case 'bundle':
      return print(JSON.stringify(resources.document, null, 2), command.output);
    case 'docs':
      return print(
        renderReference(resources.document, resources.version),
        command.output ?? 'grandstand-contract.html',
      );
    case 'mock':
      return runMock(resources, command.port, command.scenario);
    case 'check':
      return runChecks(command, resources);
    case 'har': {
      const model = buildModel(resources.document);
      const started = Date.now();
      const judged = judgeRecording(model, command.file, command.base, command.report.minCoverage);
      return writeReport({ ...judged, target: command.file, started }, command.report, resources, model);
    }
    case 'proxy': {
      const model = buildModel(resources.document);
      const started = Date.now();
      const judged = await judgeLive(model, resources.consumers, command);
      return writeReport({ ...judged, target: command.target, started }, command.report, resources, model);
    }
  }
}

function print(text: string, output: string | undefined): number {
  if (output === undefined) {
    console.log(text);
    return EXIT_CODES.keeps;
  }
  prepareOutput(output);
  mkdirSync(dirname(output), { recursive: true });
  writeFileSync(output, `${text}\n`);
  console.log(`Written: ${output}`);
  return EXIT_CODES.keeps;
}

async function runChecks(
  { options, report, watch }: Extract<Command, { name: 'check' }>,
  resources: Resources,
): Promise<number> {
  const model = buildModel(resources.document);
  refuseUnknownNames(model, options);
  const onWait = (ms: number) =>
    console.error(`The backend limits the calls: waiting ${Math.ceil(ms / 1000)} s.`);
  for (;;) {
    const started = Date.now();
    const code = await check(model, { ...options, onWait })
      .then((result: CheckResult) =>
        writeReport({ ...result, target: options.hosts.base, started }, report, resources, model),
      )
      .catch((error: unknown) => {
        if (watch) return exitCodeOf(error);
        throw error;
      });
    if (!watch || !(await untilChange(watch))) return code;
  }
}

function refuseUnknownNames(
  model: Model,
  { only = [], tags = [] }: { only?: string[]; tags?: string[] },
): void {
  const lists: [string, string[], string[]][] = [
    ['operation', only, [...model.byId.keys()]],
    ['tag', tags, [...new Set(model.operations.map(({ tag }) => tag))]],
  ];
  for (const [what, names, known] of lists)
    for (const name of names) {
      if (known.includes(name)) continue;
      const near = nearest(name, known);
      throw new UsageError(`The contract has no ${what} ${name}${near ? `; did you mean ${near}?` : '.'}`);
    }
}

async function runMock(resources: Resources, port: number, scenario: string): Promise<number> {
  const script = resources.mockScript();
  const child = spawn(process.execPath, [script, '--port', String(port), '--scenario', scenario], {
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => child.kill(signal));
  return new Promise((resolve) => child.on('close', (code) => resolve(code ?? EXIT_CODES.keeps)));
}
