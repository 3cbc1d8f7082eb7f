/**
 * The entry of `npm run contract:diff -- --from REF [--to REF]`: prints contract changes and the screens that
 * they affect.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Consumers } from '../consumers/consumers.ts';
import { deriveConsumers } from '../consumers/derive.ts';
import type { JsonObject } from '../model/json.ts';
import { loadContract } from '../model/load-contract.ts';
import { buildModel } from '../model/model.ts';
import { compareContracts } from './changes.ts';
import { WEIGHTS, type Weight } from './classes.ts';
import { diffMarkdown, diffText } from './diff-report.ts';
import { exportVersion, UnknownVersionError } from './versions.ts';

const HELP = `npm run contract:diff -- --from REF [--to REF] [--format terminal|json|markdown] [--output FILE]
                        [--fail-on breaking|risky|harmless|none]

Without --to, the working tree. Exit codes: 0 nothing as heavy as --fail-on (breaking); 1 a breaking change,
4 a risky one, 5 a harmless one, each where --fail-on asks for it; 2 wrong use.`;
const EXIT = { breaking: 1, risky: 4, harmless: 5 };

function refuse(problem: string): never {
  console.error(`${problem}\n\n${HELP}`);
  process.exit(2);
}

function isAtLeast(weight: Weight, limit: string): boolean {
  return WEIGHTS.slice(WEIGHTS.indexOf(weight)).some((one) => one === limit);
}

function read() {
  try {
    const text = { type: 'string' } as const;
    const options = {
      from: text,
      to: text,
      output: text,
      format: { ...text, default: 'terminal' },
      'fail-on': { ...text, default: 'breaking' },
      help: { type: 'boolean', default: false },
    } as const;
    return parseArgs({ options }).values;
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

const { from, to, output, format, help, 'fail-on': failOn } = read();
if (help) {
  console.log(HELP);
  process.exit(0);
}
if (from === undefined) refuse('--from is missing.');
if (!['terminal', 'json', 'markdown'].includes(format)) refuse(`There is no format "${format}".`);
if (!['none', ...WEIGHTS].includes(failOn)) refuse(`--fail-on is no weight: "${failOn}".`);

const folder = mkdtempSync(join(tmpdir(), 'contract-diff-'));
try {
  const versions = await Promise.all(
    [from, to].map(async (ref, index) => {
      const place = join(folder, String(index));
      exportVersion(ref, place, ['openapi', 'src']);
      const document = await loadContract(`${place}/openapi/openapi.yaml`);
      return { document, consumers: consumersOf(document, place) };
    }),
  );
  const [base, revision] = versions.map(({ document }) => document);
  if (!base || !revision) throw new Error('a version is missing');
  const changes = compareContracts(base, revision);
  const consumers = versions.flatMap((version) => version.consumers ?? []);
  const between = `from ${from} to ${to ?? 'the working tree'}`;
  const text =
    format === 'json'
      ? JSON.stringify(changes, null, 2)
      : (format === 'markdown' ? diffMarkdown : diffText)(changes, consumers, between);
  if (output) writeFileSync(output, `${text}\n`);
  else console.log(text);
  const weight = WEIGHTS.find((one) => changes.some((change) => change.weight === one));
  if (weight && isAtLeast(weight, failOn)) process.exitCode = EXIT[weight];
} catch (error) {
  if (!(error instanceof UnknownVersionError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/**
 * Derives the consumers of one version, or returns null for an old version whose sources have another
 * structure.
 */
function consumersOf(document: JsonObject, root: string): Consumers | null {
  try {
    return deriveConsumers(buildModel(document), root);
  } catch {
    return null;
  }
}
