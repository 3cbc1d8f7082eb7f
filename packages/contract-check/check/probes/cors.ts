import type { Received } from '../../judge/judge.ts';
import type { Model, Operation } from '../../model/model.ts';
import { type CorsRules, corsRulesOf } from '../../model/rules.ts';
import type { CheckOptions } from '../options.ts';
import { each, isInScope, type Run } from '../run.ts';
import type { Outgoing } from '../send.ts';

const ALLOW = 'Access-Control-Allow-Origin';

/** The origin of the site, or null if it is the origin of the backend. */
function siteOriginOf({ origin, hostname, hosts }: CheckOptions): string | null {
  const base = new URL(hosts.base);
  const site = origin ?? (hostname === base.hostname ? base.origin : `https://${hostname}`);
  return site === base.origin ? null : site;
}

interface Missing {
  operation: Operation;
  status: number | null;
  outgoing: Outgoing;
  where: string;
  expected: string;
  got: string;
}

/** Collects responses that a browser on the site's origin would not be allowed to read. */
export class CorsWatch {
  readonly origin: string;
  readonly #rules: CorsRules;
  readonly #missing = new Map<string, Missing>();
  readonly #operations = new Set<string>();
  readonly #preflighted = new Set<string>();

  constructor(origin: string, rules: CorsRules) {
    this.origin = origin;
    this.#rules = rules;
  }

  see(operation: Operation, outgoing: Outgoing, { status, headers }: Received): void {
    this.#operations.add(operation.id);
    const got = headers.get(ALLOW);
    if (got === '*' || got === this.origin) return;
    const expected = `* or ${this.origin}, on failures too`;
    this.#note({ operation, status, outgoing, where: `header ${ALLOW}`, expected, got: got ?? 'none' });
  }

  /** Returns the preflight that a browser sends before a request that is not simple. */
  preflightOf(outgoing: Outgoing): Outgoing {
    return {
      method: 'OPTIONS',
      url: outgoing.url,
      headers: {
        Origin: this.origin,
        'Access-Control-Request-Method': outgoing.method,
        'Access-Control-Request-Headers': this.#rules.requestHeaders.join(', ').toLowerCase(),
      },
      body: null,
    };
  }

  seePreflight(operation: Operation, outgoing: Outgoing, received: Received): void {
    this.#preflighted.add(operation.id);
    const problem = this.#preflightProblem(outgoing, received);
    if (problem) this.#note({ operation, status: received.status, outgoing, ...problem });
  }

  #preflightProblem(
    { headers: requestHeaders }: Outgoing,
    { status, headers }: Received,
  ): Pick<Missing, 'where' | 'expected' | 'got'> | null {
    if (status < 200 || status > 299)
      return { where: 'preflight', expected: 'a success for OPTIONS', got: String(status) };
    const origin = headers.get(ALLOW);
    if (origin !== '*' && origin !== this.origin)
      return { where: `preflight ${ALLOW}`, expected: `* or ${this.origin}`, got: origin ?? 'none' };
    const allowed = (name: string) =>
      (headers.get(`Access-Control-Allow-${name}`) ?? '').split(',').map((one) => one.trim().toLowerCase());
    const method = requestHeaders['Access-Control-Request-Method'] ?? '';
    const methods = allowed('Methods');
    // POST is always allowed, because it is a CORS-safelisted method.
    const isAllowed = method === 'POST' || methods.includes('*') || methods.includes(method.toLowerCase());
    const granted = allowed('Headers');
    const refused = this.#rules.requestHeaders.filter(
      (name) => !granted.includes('*') && !granted.includes(name.toLowerCase()),
    );
    const [where, expected, got] = isAllowed
      ? ['preflight Access-Control-Allow-Headers', refused.join(', '), granted]
      : ['preflight Access-Control-Allow-Methods', method, methods];
    return isAllowed && refused.length === 0 ? null : { where, expected, got: got.join(', ') || 'none' };
  }

  #note(missing: Missing): void {
    const key = `${missing.operation.id} ${missing.where}`;
    if (!this.#missing.has(key)) this.#missing.set(key, missing);
  }

  /** Reports one finding for a header that most operations lack, and otherwise one for each operation. */
  report(run: Run): void {
    const byPlace = new Map<string, Missing[]>();
    for (const missing of this.#missing.values())
      byPlace.set(missing.where, [...(byPlace.get(missing.where) ?? []), missing]);
    for (const [where, all] of byPlace) {
      const checked = where.startsWith('preflight') ? this.#preflighted : this.#operations;
      const isGeneral = all.length > 3 && all.length > checked.size / 2;
      for (const { operation, outgoing, ...rest } of isGeneral ? all.slice(0, 1) : all) {
        const others = isGeneral ? ` (the same for ${all.length - 1} other operations)` : '';
        run.client.reportDrift(operation, { ...rest, kind: 'cors', got: rest.got + others }, outgoing);
      }
    }
  }
}

/** Creates a CorsWatch, or returns null when the site and the backend have the same origin. */
export function corsWatchFor({ document }: Model, options: CheckOptions): CorsWatch | null {
  const rules = corsRulesOf(document);
  const origin = siteOriginOf(options);
  return rules && origin ? new CorsWatch(origin, rules) : null;
}

/** Sends a preflight for each operation whose request is not simple. */
export async function probePreflights(run: Run, watch: CorsWatch): Promise<void> {
  const operations = run.client.model.operations.filter((one) => one.verb !== 'get' && isInScope(run, one));
  await each(run, operations, async (operation) => {
    const examples = operation.parameters.flatMap(({ in: place, name, example }) =>
      place === 'path' && (typeof example === 'string' || typeof example === 'number')
        ? [[name, example]]
        : [],
    );
    const outgoing = watch.preflightOf(
      run.client.outgoing(operation, {}, { path: Object.fromEntries(examples) }),
    );
    const received = await run.client.raw(outgoing);
    if (received) watch.seePreflight(operation, outgoing, received);
  });
}
