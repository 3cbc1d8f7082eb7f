import { AGREEMENT_KINDS } from './agreement-mutations.ts';
import { BODY_KINDS, FIELD_KINDS } from './body-mutations.ts';
import { type Field, fieldsOf } from './fields.ts';
import type { Mutation } from './mutation.ts';
import { PROMISE_KINDS } from './promise-mutations.ts';
import { type Random, randomFrom } from './random.ts';
import { RESPONSE_KINDS } from './response-mutations.ts';
import { RULE_KINDS } from './rule-mutations.ts';
import type { SpecOperation } from './spec.ts';

interface DriftTarget {
  operation: SpecOperation;
  sample: unknown;
  fields: Field[];
}

const OPERATION_KINDS = { ...RULE_KINDS, ...PROMISE_KINDS, ...AGREEMENT_KINDS, ...RESPONSE_KINDS };
const KINDS = [...Object.keys(FIELD_KINDS), ...Object.keys(BODY_KINDS), ...Object.keys(OPERATION_KINDS)];

/** Returns an operation with a sample response and the fields that a drift can change in it. */
function targetOf(operation: SpecOperation, samples: Map<string, unknown>): DriftTarget {
  const { schema, example } = operation.responses['200'] ?? { schema: {}, example: null };
  const sample = samples.get(operation.id);
  if (sample !== undefined) return { operation, sample, fields: fieldsOf(schema, sample) };
  // The response of a write is not known in advance, so only fields that are always present are used.
  const alwaysPresent = fieldsOf(schema, example).filter(
    ({ path, nullable }, _, all) =>
      !nullable &&
      !path.includes('*') &&
      !all.some((other) => other.nullable && path.join('/').startsWith(`${other.path.join('/')}/`)),
  );
  return { operation, sample: example, fields: alwaysPresent };
}

/** Draws distinct drifts. The kinds take turns, and the seed selects the operation and the field. */
export function draw(
  spec: Map<string, SpecOperation>,
  samples: Map<string, unknown>,
  count: number,
  seed: number,
): Mutation[] {
  const random = randomFrom(seed);
  const targets = [...spec.values()].map((operation) => targetOf(operation, samples));
  const drawn = new Map<string, Mutation>();
  for (let turn = 0; drawn.size < count && turn < count * 50; turn++) {
    const kind = KINDS[turn % KINDS.length] ?? '';
    // Operations take turns half of the time, so that none is left out by chance.
    const target = random.share() < 0.5 ? targets[turn % targets.length] : random.pick(targets);
    // Only a few operations can have a drift of these kinds, so all operations are tried in random order
    // after the chosen one.
    const others = kind in OPERATION_KINDS ? targets.toSorted(() => random.share() - 0.5) : [];
    let mutation: Mutation | null = null;
    for (const one of [target, ...others]) if (one) mutation ??= make(kind, one, random);
    if (mutation) drawn.set(`${mutation.operation} ${mutation.kind} ${mutation.about}`, mutation);
  }
  return [...drawn.values()];
}

function make(kind: string, { operation, sample, fields }: DriftTarget, random: Random): Mutation | null {
  const rule = OPERATION_KINDS[kind];
  if (rule) return rule(operation, random);
  const body = BODY_KINDS[kind];
  if (body) return body(operation.id, sample, random);
  const field = random.pick(fields);
  return (field && FIELD_KINDS[kind]?.(operation.id, field, random)) ?? null;
}

/** Sessions depend on these operations. While one of them drifts, no other drift can be found. */
const SESSION_OPERATIONS = new Set(['getApiKey', 'logIn', 'logOut']);

/** Groups drifts so that no operation drifts twice in a group, and each finding has one cause. */
export function inBatches<Drift extends { operation: string }>(
  mutations: readonly Drift[],
  size: number,
): Drift[][] {
  const batches: Drift[][] = [];
  for (const mutation of mutations) {
    const free = batches.find(
      (batch) =>
        batch.length < size &&
        !SESSION_OPERATIONS.has(mutation.operation) &&
        !batch.some(({ operation }) => operation === mutation.operation || SESSION_OPERATIONS.has(operation)),
    );
    if (free) free.push(mutation);
    else batches.push([mutation]);
  }
  return batches;
}
