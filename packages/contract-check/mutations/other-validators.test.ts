import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { responseChecks } from '../../../generated/response-checks.ts';
import type { FindingKind } from '../judge/finding.ts';
import { judgeOf, parse } from '../judge/judge.ts';
import type { JsonObject } from '../model/json.ts';
import { loadContract } from '../model/load-contract.ts';
import { buildModel, type Operation } from '../model/model.ts';
import { BASE } from './demo-backend.ts';
import { draw } from './draw.ts';
import { sampleResponses } from './sample-responses.ts';
import { readSpec } from './spec.ts';

const SEED = 4_242;
const DRIFT_COUNT = 2_000;
const now = () => 1_794_000_000_000;

/** The kinds of faults that all three validators can detect. */
const OF_SCHEMAS = new Set<FindingKind>(['missing-field', 'type', 'null', 'enum', 'bounds', 'schema']);

/**
 * Validates by the published bundle alone, without the contract check's own formats, strict objects and fault
 * messages.
 */
function createBundleJudge(bundle: JsonObject) {
  const ajv = new Ajv2020({ strict: false, discriminator: false });
  addFormats.default(ajv);
  ajv.addSchema(bundle, 'bundle');
  const compiled = new Map<string, ValidateFunction>();
  return ({ id, sitePath, verb, defaultHost }: Operation, body: unknown): boolean => {
    const path = sitePath.slice(defaultHost.length).replace(/^\/api(?=\/)/, '');
    const pointer = `/paths/${path.replaceAll('~', '~0').replaceAll('/', '~1')}/${verb}/responses/200/content/application~1json/schema`;
    const validate = compiled.get(id) ?? ajv.compile({ $ref: `bundle#${encodeURI(pointer)}` });
    compiled.set(id, validate);
    return validate(body);
  };
}

test('ajv with the bundle and zod with the generated schemas agree with the check about faulty bodies', async () => {
  const document = await loadContract();
  const model = buildModel(document);
  const judge = judgeOf(model);
  const isValidByBundle = createBundleJudge(JSON.parse(JSON.stringify(document)));
  const samples = await sampleResponses(now);
  const disagreements: string[] = [];
  const counts = { sound: 0, faulty: 0 };
  const compare = (operation: Operation, text: string, about: string) => {
    const body = parse(text);
    if (body === undefined) return;
    const headers = new Headers({ 'Content-Type': 'application/json' });
    const faults = judge.responseFaults(operation, { status: 200, headers, text });
    // The contract check is stricter on purpose: it also validates text formats and reports undocumented
    // fields.
    if (faults.some(({ kind }) => kind === 'format' || kind === 'undocumented-field')) return;
    const isFaulty = faults.some(({ kind }) => OF_SCHEMAS.has(kind));
    counts[isFaulty ? 'faulty' : 'sound'] += 1;
    const byBundle = !isValidByBundle(operation, body);
    const check = responseChecks[operation.id as keyof typeof responseChecks];
    const byZod = !check.safeParse(body).success;
    if (byBundle !== isFaulty || byZod !== isFaulty)
      disagreements.push(`${about}: check ${isFaulty}, ajv ${byBundle}, zod ${byZod}`);
  };
  for (const [id, sample] of samples) {
    const operation = model.byId.get(id);
    if (operation) compare(operation, JSON.stringify(sample), `${id} as it is`);
  }
  for (const { operation: id, after, kind, about } of draw(await readSpec(), samples, DRIFT_COUNT, SEED)) {
    const operation = model.byId.get(id);
    const sample = samples.get(id);
    if (!operation || !after || sample === undefined) continue;
    const text = JSON.stringify(sample);
    const response = { status: 200, contentType: 'application/json', text, headers: {} };
    const changed = after(response, { operation: id, url: new URL(BASE), body: null });
    if (changed.status === 200 && changed.text !== text)
      compare(operation, changed.text, `${id} ${kind}, ${about}`);
  }
  console.log(
    `other validators: ${counts.faulty} faulty and ${counts.sound} sound bodies, ${disagreements.length} disagreements`,
  );
  expect(disagreements).toEqual([]);
  expect(counts.faulty).toBeGreaterThanOrEqual(150);
  expect(counts.sound).toBeGreaterThanOrEqual(40);
});
