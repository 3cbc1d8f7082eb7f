import { closeSync, existsSync, mkdirSync, openSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { EXIT_CODES } from '../check/outcome.ts';
import type { Model } from '../model/model.ts';
import { placeOfDrift } from '../model/place-of.ts';
import { acceptAll, readBaseline, writeBaseline } from '../report/baseline.ts';
import { FORMATS } from '../report/formats.ts';
import { type Checked, makeReport } from '../report/report.ts';
import { type ReportOptions, UsageError } from './arguments.ts';
import type { Resources } from './resources.ts';

/** Creates the folder of an output file, and throws if the file cannot be written. */
export function prepareOutput(file: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    closeSync(openSync(file, 'a'));
  } catch (error) {
    throw new UsageError(`--output can't be written: ${error instanceof Error ? error.message : error}`);
  }
}

const COPY_FOLDER = 'grandstand-contract';

/** Report formats that link to the contract's files, which must therefore be next to the report. */
const LINKING_FORMATS = new Set(['sarif', 'github']);

/**
 * Copies the contract next to the report, unless the working directory has one. Returns the prefix of its
 * paths.
 */
function placePrefix({ format, output }: ReportOptions, resources: Resources): string {
  if (!LINKING_FORMATS.has(format) || output === undefined || existsSync('openapi/openapi.yaml')) return '';
  const folder = join(dirname(output), COPY_FOLDER);
  for (const [path, text] of Object.entries(resources.contractFiles())) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return `${relative('.', folder).replaceAll('\\', '/')}/`;
}

/** Writes the report of a run and returns the exit code. */
export function writeReport(
  checked: Omit<Checked, 'seconds'> & { started: number },
  options: ReportOptions,
  resources: Resources,
  model: Model,
): number {
  const { format, output, baseline: file, accept, expires, reason, ignore } = options;
  const today = new Date().toISOString().slice(0, 10);
  const { started, ...rest } = checked;
  const drifts = checked.drifts.filter(({ kind }) => !ignore.includes(kind));
  const before = readBaseline(file);
  const baseline = accept ? acceptAll(drifts, before, today, { expires, reason }) : before;
  if (accept && file) writeBaseline(file, baseline);
  const prefix = placePrefix(options, resources);
  const report = makeReport(
    { ...rest, drifts, seconds: (Date.now() - started) / 1000 },
    {
      consumers: resources.consumers,
      baseline,
      version: resources.version,
      today,
      placeOf: (drift) => {
        const place = placeOfDrift(model, resources.places, drift);
        return place === null ? null : prefix + place;
      },
    },
  );
  const text = FORMATS[format](report);
  if (output) {
    writeFileSync(output, `${text}\n`);
    console.log(
      `${report.sentence}\n${report.calls} calls in ${report.seconds.toFixed(1)} s; report in ${output}`,
    );
  } else console.log(text);
  return EXIT_CODES[report.outcome];
}
