import { HttpResponse, type PathParams } from 'msw';
import type { output, ZodMiniType } from 'zod/mini';
import { type OperationId, policyOf } from '../../generated/operations.ts';
import { parseAcceptLanguage } from '../../src/lib/parse/accept-language.ts';
import { drift } from '../drift.ts';
import type { SessionRow, UserRow } from '../store/rows.ts';
import type { World } from '../store/world.ts';
import { checkKeys } from './accounts/sessions.ts';
import { badKey, serverError, tooMany, unauthenticated } from './failure.ts';
import { accept } from './validate.ts';

interface ResolverInfo {
  request: Request;
  params: PathParams;
}

interface Shape<Path, Query, Body> {
  path?: Path;
  query?: Query;
  body?: Body;
  /** Whether a visitor gets a 401, before the input is validated. */
  login?: boolean;
  /** Returns the response to a malformed body. By default it is a 400 that names the fields. */
  malformed?: () => Response;
}

type Output<Schema> = Schema extends ZodMiniType ? output<Schema> : undefined;
type MaybeSchema = ZodMiniType | undefined;

export interface Call<Path = undefined, Query = undefined, Body = undefined> {
  world: World;
  request: Request;
  path: Path;
  query: Query;
  body: Body;
  viewer: UserRow | null;
  /** Returns the signed-in user, or throws a 401. */
  user(): UserRow;
  session(): SessionRow;
}

/**
 * Wraps an operation's resolver in what all operations share, in this order: network faults, rate limit
 * (429), keys (400), log-in (401), validation (400), documented errors that the resolver throws, and drift.
 */
export function createResolver<
  Result,
  Path extends MaybeSchema = undefined,
  Query extends MaybeSchema = undefined,
  Body extends MaybeSchema = undefined,
>(
  world: World,
  operation: OperationId,
  shape: Shape<Path, Query, Body>,
  resolve: (call: Call<Output<Path>, Output<Query>, Output<Body>>) => Result,
): (info: ResolverInfo) => Promise<Result> {
  return async ({ request, params }) => {
    const responseIsLost = await simulateNetwork(world);
    const wait = world.countCall();
    if (wait > 0) throw tooMany(wait);
    try {
      const query = Object.fromEntries(new URL(request.url).searchParams);
      const isRead = request.method === 'GET' || request.method === 'DELETE';
      const body = isRead ? {} : await readBody(request);
      const session = hasKeys(operation) ? checkKeys(world, isRead ? query : body) : null;
      const viewer = session?.user_id ? (world.store.users.get(session.user_id) ?? null) : null;
      if (shape.login && !viewer) throw unauthenticated();
      const call = {
        world,
        request,
        // Each is undefined exactly if the shape has no schema for it, which TypeScript cannot derive from
        // Output.
        path: (shape.path && accept(shape.path, { ...params }, 'address')) as Output<Path>,
        query: (shape.query && accept(shape.query, query, 'address')) as Output<Query>,
        body: (shape.body && accept(shape.body, body, 'body', shape.malformed)) as Output<Body>,
        viewer,
        user: () => {
          if (!viewer) throw unauthenticated();
          return viewer;
        },
        session: () => {
          if (!session) throw badKey('api_key');
          return session;
        },
      };
      const result = world.runInLanguage(preferredLanguages(request), () => resolve(call));
      if (responseIsLost) throw HttpResponse.error();
      return world.settings.drifted ? drift(operation, result) : result;
    } catch (error) {
      if (error instanceof Response) throw error;
      console.error(operation, error);
      throw serverError();
    }
  };
}

/**
 * Returns the accepted languages. A service worker does not see the browser's own Accept-Language header, so
 * it uses the navigator's languages.
 */
function preferredLanguages({ headers }: Request): string[] {
  const named = headers.get('Accept-Language');
  return named === null ? [...(globalThis.navigator?.languages ?? [])] : parseAcceptLanguage(named);
}

function hasKeys(operation: OperationId): boolean {
  return policyOf(operation).keys === 'injected';
}

async function readBody(request: Request): Promise<Record<string, unknown>> {
  try {
    const body: unknown = await request.json();
    return typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body } : {};
  } catch {
    return {};
  }
}

/** Simulates network faults. Throws if the request is lost, and returns true if only its response is lost. */
async function simulateNetwork(world: World): Promise<boolean> {
  const { latency, network, failureRate } = world.settings;
  if (latency > 0) await new Promise((resolve) => setTimeout(resolve, latency));
  if (network === 'offline') throw HttpResponse.error();
  if (network === 'server-down') throw serverError();
  if (failureRate === 0 || world.chance() >= failureRate) return false;
  const draw = world.chance();
  if (draw < 0.4) throw serverError();
  if (draw < 0.8) throw HttpResponse.error();
  return true;
}
