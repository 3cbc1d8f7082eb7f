import type { Model, Operation } from '../model/model.ts';
import { namesIn } from '../model/walk.ts';
import { subjectOf } from './kinds.ts';
import { isHarmless } from './read.ts';
import { isInScope, mayCall, type Run } from './run.ts';

interface StatusCoverage {
  status: number;
  /** The number of judged responses with this status. */
  judged: number;
  /** Why no such response was seen, and which option would produce one. Null if one was seen. */
  reason: string | null;
}

export interface OperationCoverage {
  operation: string;
  method: string;
  path: string;
  tag: string;
  milliseconds: number;
  statuses: StatusCoverage[];
}

export interface Coverage {
  operations: OperationCoverage[];
  /** Schemas of list items that no response contained, because all lists of them were empty. */
  unseenShapes: string[];
}

type Seen = ReadonlyMap<string, ReadonlyMap<number, number>>;

export function coverageOf(
  model: Model,
  {
    seen,
    shapes,
    milliseconds,
  }: { seen: Seen; shapes?: ReadonlySet<string>; milliseconds?: ReadonlyMap<string, number> },
  reasonFor: (operation: Operation, status: number) => string,
): Coverage {
  const operations = model.operations.map((operation): OperationCoverage => {
    const own = seen.get(operation.id) ?? new Map<number, number>();
    const all = [...new Set([...operation.responses.keys(), ...own.keys()])].sort(
      (one, other) => one - other,
    );
    return {
      operation: operation.id,
      method: operation.verb.toUpperCase(),
      path: operation.sitePath,
      tag: operation.tag,
      milliseconds: Math.round(milliseconds?.get(operation.id) ?? 0),
      statuses: all.map((status) => {
        const judged = own.get(status) ?? 0;
        return { status, judged, reason: judged > 0 ? null : reasonFor(operation, status) };
      }),
    };
  });
  const judged = model.operations.filter(({ id }) => seen.get(id)?.has(200));
  const expected = new Set(
    judged.flatMap(({ responses }) => [...namesIn(model.document, responses.get(200)?.schema ?? undefined)]),
  );
  const isListed = (name: string) => judged.some((one) => hasListOf(model, one, name));
  const unseenShapes = shapes
    ? [...expected]
        .filter((name) => !shapes.has(name) && isObjectSchema(model, name) && isListed(name))
        .sort()
    : [];
  return { operations, unseenShapes };
}

function isObjectSchema({ document }: Model, name: string): boolean {
  const { schemas } = document.components as { schemas: Record<string, { properties?: object }> };
  return schemas[name]?.properties !== undefined;
}

/** Whether a response of the operation can contain a list of such items. */
function hasListOf({ document }: Model, operation: Operation, name: string): boolean {
  const schema = operation.responses.get(200)?.schema;
  const { schemas } = document.components as { schemas: Record<string, unknown> };
  const reached = [...namesIn(document, schema ?? undefined)].map((one) => schemas[one]);
  return JSON.stringify([schema, ...reached]).includes(`"items":{"$ref":"#/components/schemas/${name}"}`);
}

/** Returns why a documented status was not seen, and which option would produce it. */
export function reasonUnseen(run: Run, operation: Operation, status: number): string {
  const { account, write } = run.options;
  if (!isInScope(run, operation)) return 'left out by --only or --tag';
  if (operation.keys === 'injected' && !run.visitor) return 'the backend gave no keys';
  if (status === 429) return 'the backend did not limit the calls';
  if (status === 500) return 'a failure of the backend cannot be provoked';
  if (operation.login && status !== 401 && !run.account)
    return account ? 'the account could not be signed in' : 'give --email and --password';
  if (status === 200) return reasonWithoutSuccess(run, operation);
  if (status === 401) return 'every call had a session';
  if (!isHarmless(operation) && !write) return 'give --write';
  return 'no probe of this run leads to it';
}

const NEEDED: Record<string, string> = {
  logInWithProvider: 'give --social-code PROVIDER:CODE',
  verifyEmail: 'give --mailbox',
  resetPassword: 'give --mailbox',
  confirmAccountDeletion: 'give --deletion-link',
  addSession: 'give --device-code',
  buy: 'give --card',
  unsubscribe: 'needs a subscription that renews: give --card',
  startTrial: 'needs an account whose trial is not used',
  downloadEvent: 'needs an account with the capability download, and an event with a recording',
  downloadClip: 'needs an account with the capability download_clip',
};

function reasonWithoutSuccess(run: Run, operation: Operation): string {
  const statuses = [...(run.client.seen.get(operation.id)?.keys() ?? [])].sort().join(', ');
  const isSession = operation.id === 'getApiKey' || operation.id === 'logIn' || operation.id === 'logOut';
  if (isSession && !run.options.account && operation.id !== 'getApiKey') return 'give --email and --password';
  if (!isHarmless(operation) && !isSession && !run.options.write)
    return operation.verb === 'get' ? 'give --write (the call counts as a download)' : 'give --write';
  if (isUnreachable(run, operation))
    return `the channel has no ${subjectOf(run.client.model, operation)} to ask about`;
  const needed = NEEDED[operation.id];
  return [statuses ? `answered ${statuses}` : 'not called', needed].filter(Boolean).join('; ');
}

/** Whether the operation needs the id of an object and the account sees no such object. */
function isUnreachable(run: Run, operation: Operation): boolean {
  const takesId = operation.parameters.some(({ in: place, name }) => place === 'path' && name === 'id');
  const subject = takesId ? subjectOf(run.client.model, operation) : null;
  return subject !== null && run.pool.all(subject).length === 0;
}

/** Splits the reads that count towards coverage. With --min-coverage, all reads of the contract count. */
export function judgedReads(run: Run): { judged: Operation[]; unjudged: Operation[] } {
  const all = run.client.model.operations.filter((one) => isHarmless(one) && isInScope(run, one));
  const counted =
    run.options.minCoverage === undefined
      ? all.filter((one) => mayCall(run, one) && !isUnreachable(run, one))
      : all;
  const isJudged = (operation: Operation) =>
    [...(run.client.seen.get(operation.id)?.keys() ?? [])].some(
      (status) => status === 200 || isAboutAccount(operation, status),
    );
  return { judged: counted.filter(isJudged), unjudged: counted.filter((one) => !isJudged(one)) };
}

/**
 * Whether a failure is about the account, for example that it never paid. Such a failure counts as judged.
 */
function isAboutAccount({ allowedCodes, parameters }: Operation, status: number): boolean {
  return (
    (allowedCodes.includes(status) && status !== 401) ||
    (status === 404 && !parameters.some((one) => one.in === 'path'))
  );
}
