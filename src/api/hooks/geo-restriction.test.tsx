import { getGetGeoQueryKey } from '@generated/api/channel/channel';
import { getGetUserAccessQueryKey } from '@generated/api/profile/profile';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deferred, failure, fakeBackend, json, withQueries } from '../fake-backend.test-help';
import { checkGeoRestriction, useGeoRestriction } from './geo-restriction';

const EVENT = 7;
const [PROFILE, GEO, ACCESS] = ['GET /api/profile', 'GET /api/geo', 'GET /api/user/access'] as const;

interface Checks {
  /** null for a visitor. */
  viewer?: boolean | null;
  geo?: boolean | 'fails' | 'no boolean';
  access?: boolean | 'fails';
  eventId?: number | null;
}

const respond = (isBlocked: boolean | 'fails' | 'no boolean') => () =>
  isBlocked === 'fails' ? failure(403, 'forbidden') : json({ is_geo_blocked: isBlocked });

/** A backend that blocks the region as these checks say; the access to other events is always blocked. */
function backendOf({ viewer = false, geo = false, access = false }: Checks) {
  return fakeBackend({
    [PROFILE]: () => (viewer === null ? failure(401) : json({ id: 4, is_geo_blocked: viewer })),
    [GEO]: respond(geo),
    [ACCESS]: ({ query }) => respond(query.get('event_id') === String(EVENT) ? access : true)(),
  });
}

const callsOf = ({ viewer, eventId = EVENT }: Checks) =>
  viewer === null || eventId === null ? [GEO, PROFILE] : [GEO, PROFILE, ACCESS];

describe('useGeoRestriction', () => {
  async function open(checks: Checks) {
    const backend = backendOf(checks);
    const { queryClient, wrapper } = withQueries();
    const { eventId = EVENT } = checks;
    const { result } = renderHook(() => useGeoRestriction(eventId), { wrapper });
    expect(result.current.blocked).toBe(false);
    await waitFor(() => expect(backend.calls.toSorted()).toEqual(callsOf(checks).toSorted()));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    await act(async () => {});
    return { backend, result };
  }

  test.each<[string, Checks, boolean]>([
    ['where nothing is blocked', {}, false],
    ['where the channel is blocked', { geo: true }, true],
    ['where the viewer is blocked', { viewer: true }, true],
    ['where the event is blocked', { access: true }, true],
    ['where the event is blocked, for a visitor', { viewer: null, access: true }, false],
    ['where the channel is blocked, for a visitor', { viewer: null, geo: true }, true],
    ['where the viewer is blocked, without an event', { viewer: true, eventId: null }, true],
    ['without an event', { eventId: null }, false],
    ['where the region is unknown', { geo: 'fails' }, false],
    ['where the response for the region has another type', { geo: 'no boolean' }, false],
  ])('a screen shows the geo restriction that the backend reports: %s', async (_, checks, isBlocked) => {
    const { backend, result } = await open(checks);
    expect(result.current.blocked).toBe(isBlocked);
    expect(backend.calls.toSorted()).toEqual(callsOf(checks).toSorted());
  });

  test.each<[string, Checks]>([
    ['a user at an event', {}],
    ['a visitor at an event', { viewer: null }],
    ['a user without an event', { eventId: null }],
  ])('the geo restriction that a screen shows can be checked again for %s', async (_, checks) => {
    const { backend, result } = await open(checks);
    backend.routes[GEO] = respond(true);
    await act(() => result.current.recheck());
    await waitFor(() => expect(result.current.blocked).toBe(true));
    const again = callsOf(checks).filter((call) => call !== PROFILE);
    expect(backend.calls.toSorted()).toEqual([...callsOf(checks), ...again].toSorted());
  });
});

describe('when a purchase waits for the geo check', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  async function startPurchase(checks: Checks) {
    const backend = backendOf(checks);
    const checked = deferred();
    backend.routes[GEO] = () => checked.promise;
    const { queryClient, wrapper } = withQueries();
    const { result } = renderHook(() => useGeoRestriction(EVENT), { wrapper });
    await vi.waitFor(() => {
      expect(backend.count(ACCESS)).toBe(1);
      expect(queryClient.isFetching()).toBe(1);
    });
    await act(async () => {});
    const decided = vi.fn();
    void result.current.whenKnown().then(decided);
    return { checked, decided };
  }

  test.each([
    ['refused', true],
    ['allowed', false],
  ])('a purchase is %s by the geo check that it waits for', async (_, isBlocked) => {
    const { checked, decided } = await startPurchase({});
    await vi.advanceTimersByTimeAsync(3_000);
    expect(decided).not.toHaveBeenCalled();
    checked.respond(respond(isBlocked)());
    await vi.waitFor(() => expect(decided.mock.calls).toEqual([[isBlocked]]));
  });

  test('a purchase continues when the geo check fails', async () => {
    const { checked, decided } = await startPurchase({});
    checked.respond(failure(403));
    await vi.waitFor(() => expect(decided.mock.calls).toEqual([[false]]));
  });

  test.each<[string, Checks, boolean]>([
    ['nothing else', {}, false],
    ['the viewer’s own restriction', { viewer: true }, true],
    ['the event’s restriction', { access: true }, true],
  ])(
    'a purchase that has waited four seconds for the geo check is decided by %s',
    async (_, checks, isBlocked) => {
      const { decided } = await startPurchase(checks);
      await vi.advanceTimersByTimeAsync(3_999);
      expect(decided).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      expect(decided.mock.calls).toEqual([[isBlocked]]);
    },
  );
});

describe('checkGeoRestriction', () => {
  test.each<[Awaited<ReturnType<typeof checkGeoRestriction>>, string, Checks]>([
    ['allowed', 'where nothing is blocked', {}],
    ['allowed', 'for a visitor', { viewer: null, access: true }],
    ['allowed', 'without an event', { eventId: null, access: true }],
    ['allowed', 'where the access fails to load', { access: 'fails' }],
    ['blocked', 'where the channel is blocked', { geo: true }],
    ['blocked', 'where the viewer is blocked', { viewer: true }],
    ['blocked', 'where the event is blocked', { access: true }],
    ['blocked', 'where the region fails to load and the viewer is blocked', { geo: 'fails', viewer: true }],
    ['unknown', 'where the region fails to load', { geo: 'fails' }],
  ])('repeating all geo checks returns “%s” %s', async (outcome, _, checks) => {
    const backend = backendOf(checks);
    const { queryClient } = withQueries();
    const { eventId = EVENT } = checks;
    expect(await checkGeoRestriction(queryClient, eventId)).toBe(outcome);
    expect(backend.calls.toSorted()).toEqual(callsOf(checks).toSorted());
  });

  test.each<[string, Checks]>([
    ['region', { geo: true }],
    ['access', { access: true }],
  ])('repeating all geo checks does not use the %s that was loaded a moment ago', async (_, checks) => {
    backendOf(checks);
    const { queryClient } = withQueries();
    queryClient.setQueryData(getGetGeoQueryKey(), { is_geo_blocked: false });
    queryClient.setQueryData(getGetUserAccessQueryKey({ event_id: EVENT }), { is_geo_blocked: false });
    expect(await checkGeoRestriction(queryClient, EVENT)).toBe('blocked');
  });
});
