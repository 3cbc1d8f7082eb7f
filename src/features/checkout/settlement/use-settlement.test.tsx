import type { BuyResult, Order } from '@generated/model';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../../api/errors';
import { failure, fakeBackend, json, withQueries } from '../../../api/fake-backend.test-help';
import { attemptMemory } from '../../../browser/storage/purchase-attempt';
import { TICKET, ticketOrder } from './order.test-help';
import type { Prepared, SettlementOptions } from './purchase';
import type { BankAnswer } from './settlement';
import { useSettlement } from './use-settlement';

const LISTED = 'GET /api/orders';
const POLLED = 'GET /api/orders/7';

const memory = attemptMemory(4, TICKET);
const listOf = (...data: Order[]) => json({ data, meta: { total: data.length, offset: 0, limit: null } });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const apiError = (status: number, code: string) =>
  new ApiError({ kind: 'status', status, code, operation: 'buy' });

/** The names of the Web Locks held by another tab. */
const heldByAnotherTab = new Set<string>();
const locks = {
  request: async (name: string, _: object, task: (lock: object | null) => Promise<unknown>) =>
    task(heldByAnotherTab.has(name) ? null : { name }),
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { locks, onLine: true });
  heldByAnotherTab.clear();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => void vi.useRealTimers());

interface Given {
  /** The orders when the page opens. */
  orders?: Order[];
  /** The response to later requests for the list of orders. By default, the list of `orders`. */
  listed?: () => Response;
  polled?: () => Response;
  isBought?: SettlementOptions['isBought'];
  authenticate?: SettlementOptions['authenticate'];
}

async function open({
  orders = [],
  listed = () => listOf(...orders),
  polled,
  isBought,
  authenticate,
}: Given = {}) {
  const backend = fakeBackend({
    [LISTED]: listed,
    [POLLED]: polled ?? (() => json(ticketOrder('created'))),
  });
  const options = {
    viewerId: 4,
    product: TICKET,
    orders,
    isBought: vi.fn(isBought ?? (() => false)),
    authenticate: vi.fn<SettlementOptions['authenticate']>(authenticate ?? (async () => 'approved')),
    onPaid: vi.fn(),
    onFailed: vi.fn(),
    onRefused: vi.fn(),
  };
  const { queryClient, wrapper } = withQueries();
  const { result, rerender, unmount } = renderHook(() => useSettlement(options), { wrapper });
  const send = vi.fn(
    async (): Promise<BuyResult> => ({ order: ticketOrder('created'), client_secret: null }),
  );
  const pay = (prepare: () => Promise<Prepared> = async () => ({ send })) =>
    act(() => result.current.pay(prepare));
  return {
    ...{ backend, options, queryClient, rerender, unmount, send, pay },
    hook: () => result.current,
    state: () => result.current.state,
  };
}

describe('useSettlement when the page opens', () => {
  test('the checkout requests nothing for a product without an order, and lets the viewer buy it', async () => {
    const { state, backend } = await open({ orders: [ticketOrder('created', 9, 41)] });
    expect(state()).toEqual({ phase: 'ready', refusal: null, endReason: null });
    await pass(10_000);
    expect(backend.calls).toEqual([]);
  });

  test('the checkout polls an unsettled order until it is paid', async () => {
    const { state, backend, options } = await open({
      orders: [ticketOrder('created')],
      polled: () => json(ticketOrder('paid')),
    });
    expect(state().phase).toBe('confirming');
    await pass(1_999);
    expect(backend.calls).toEqual([]);
    await pass(1);
    expect(backend.calls).toEqual([POLLED]);
    expect(state().phase).toBe('paid');
    expect(options.onPaid).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ id: 7, status: 'paid' }),
    );
  });

  test('the checkout resumes an attempt with the current status of its order, and clears the attempt once the order has ended', async () => {
    memory.write({ known: [], orderId: 7 });
    const { state, backend, options } = await open({
      orders: [ticketOrder('created', 9), ticketOrder('failed', 7)],
    });
    expect(state().phase).toBe('failed');
    expect(options.onFailed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 7 }));
    expect(options.onPaid).not.toHaveBeenCalled();
    expect(memory.read()).toBeUndefined();
    expect(backend.calls).toEqual([]);
  });

  test.each([
    ['without a response', null],
    ['with an order that is not listed yet', 9],
  ])('the checkout looks at once for the order of an attempt %s', async (_, orderId) => {
    memory.write({ known: [], orderId });
    const { state, backend } = await open({ listed: () => listOf(ticketOrder('created')) });
    expect(state().phase).toBe('searching');
    await pass(0);
    expect(backend.calls).toEqual([LISTED]);
    expect(state()).toMatchObject({ phase: 'confirming', order: { id: 7 } });
  });

  test('the checkout ignores an attempt of another viewer', async () => {
    attemptMemory(5, TICKET).write({ known: [], orderId: null });
    expect((await open()).state().phase).toBe('ready');
  });
});

describe('useSettlement.pay', () => {
  test('a payment lists the orders, records the attempt, is sent once and is polled until it is paid', async () => {
    const status = { now: 'created' as Order['status'] };
    const { state, backend, options, send, pay } = await open({
      listed: () => listOf(ticketOrder('failed', 3), ticketOrder('paid', 4, 41)),
      polled: () => json(ticketOrder(status.now)),
    });
    const asSent: unknown[] = [];
    send.mockImplementation(async () => {
      asSent.push(...backend.calls, memory.read());
      return { order: ticketOrder('created'), client_secret: null };
    });
    await pay();
    expect(send).toHaveBeenCalledTimes(1);
    expect(asSent).toEqual([LISTED, { known: [3], orderId: null }]);
    expect(memory.read()).toEqual({ known: [3], orderId: 7 });
    expect(state()).toMatchObject({ phase: 'confirming', polls: 0 });

    await pass(2_000);
    expect(state()).toMatchObject({ phase: 'confirming', polls: 1 });
    status.now = 'paid';
    await pass(1_999);
    expect(backend.count(POLLED)).toBe(1);
    await pass(1);
    expect(state().phase).toBe('paid');
    expect(options.onPaid).toHaveBeenCalledTimes(1);
    expect(options.onFailed).not.toHaveBeenCalled();
    expect(memory.read()).toBeUndefined();
    await pass(60_000);
    expect(backend.count(POLLED)).toBe(2);
  });

  test('the end of a payment invalidates the queries that the purchase may have changed', async () => {
    const { queryClient, pay } = await open({ polled: () => json(ticketOrder('paid')) });
    queryClient.setQueryData(['getEvent', '/api/events/40'], {});
    await pay();
    const isStale = () => queryClient.getQueryState(['getEvent', '/api/events/40'])?.isInvalidated;
    expect(isStale()).toBe(false);
    await pass(2_000);
    expect(isStale()).toBe(true);
  });

  test('two simultaneous presses of the pay button send one purchase', async () => {
    const { hook, send } = await open();
    await act(async () => {
      await Promise.all([hook().pay(async () => ({ send })), hook().pay(async () => ({ send }))]);
    });
    expect(send).toHaveBeenCalledTimes(1);
  });

  test('a press of the pay button sends nothing while an order is being confirmed', async () => {
    const { state, send, pay } = await open({ orders: [ticketOrder('created')] });
    await pay();
    expect(send).not.toHaveBeenCalled();
    expect(state().phase).toBe('confirming');
  });

  test('a purchase can be sent again after it was refused', async () => {
    const { send, pay } = await open();
    send.mockRejectedValueOnce(apiError(400, 'card_declined'));
    await pay();
    await pay();
    expect(send).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['with the reason', { about: 'card', message: 'buy.cardNotSaved' } as const],
    ['without a reason', null],
  ])('nothing is sent while the card is not ready, and the form returns %s', async (_, refusal) => {
    const { state, backend, options, pay } = await open();
    await pay(async () => ({ refusal }));
    expect(state()).toEqual({ phase: 'ready', refusal, endReason: null });
    expect(backend.calls).toEqual([]);
    expect(options.onRefused).not.toHaveBeenCalled();
  });

  test('an API error while the card is prepared is shown as a refusal', async () => {
    const { state, options, pay } = await open();
    await pay(() => Promise.reject(apiError(429, 'too_many_requests')));
    expect(state()).toMatchObject({ phase: 'ready', refusal: { about: 'call', message: 'error.tooMany' } });
    expect(options.onRefused).toHaveBeenCalledExactlyOnceWith('too_many_requests');
  });

  test('an unexpected error while the card is prepared is shown as “something went wrong”', async () => {
    const { state, options, pay } = await open();
    await pay(() => Promise.reject(new Error('broken')));
    expect(state()).toMatchObject({ refusal: { about: 'call', message: 'error.somethingWrong' } });
    expect(options.onRefused).not.toHaveBeenCalled();
  });

  test('nothing is sent if an unsettled order exists already', async () => {
    const { state, send, pay } = await open({ listed: () => listOf(ticketOrder('created')) });
    await pay();
    expect(send).not.toHaveBeenCalled();
    expect(state()).toMatchObject({ phase: 'confirming', order: { id: 7 } });
  });

  test('nothing is sent if the product is bought already', async () => {
    const { state, options, send, pay } = await open({
      listed: () => listOf(ticketOrder('paid')),
      isBought: (orders) => orders.length > 0,
    });
    await pay();
    expect(send).not.toHaveBeenCalled();
    expect(state()).toMatchObject({ phase: 'ready', refusal: { about: 'bought' } });
    expect(options.isBought).toHaveBeenLastCalledWith([expect.objectContaining({ id: 7 })]);
  });

  test('nothing is sent if the orders cannot be listed', async () => {
    const { state, options, send, pay } = await open({ listed: () => failure(403, 'forbidden') });
    await pay();
    expect(send).not.toHaveBeenCalled();
    expect(state()).toMatchObject({ phase: 'ready', refusal: { about: 'call' } });
    expect(options.onRefused).toHaveBeenCalledExactlyOnceWith('forbidden');
    expect(memory.read()).toBeUndefined();
  });

  test('nothing is sent if another tab has recorded an attempt, whose order is looked for instead', async () => {
    const { state, send, pay } = await open({ listed: () => listOf(ticketOrder('created')) });
    memory.write({ known: [], orderId: null });
    await pay();
    expect(send).not.toHaveBeenCalled();
    await pass(0);
    expect(state()).toMatchObject({ phase: 'confirming', order: { id: 7 } });
  });
});

describe('the response to a purchase', () => {
  test.each([
    ['a lost connection', new ApiError({ kind: 'network', operation: 'buy' })],
    ['a server error', apiError(500, 'server_error')],
    ['an unexpected error', new Error('broken')],
  ])('a purchase that ends with %s stays unknown, and its order is looked for', async (_, error) => {
    const arrived = { orders: [] as Order[] };
    const { state, backend, options, send, pay } = await open({ listed: () => listOf(...arrived.orders) });
    send.mockRejectedValue(error);
    await pay();
    await pass(0);
    expect(state().phase).toBe('searching');
    expect(memory.read()).toEqual({ known: [], orderId: null });
    expect(options.onRefused).not.toHaveBeenCalled();
    arrived.orders = [ticketOrder('created')];
    await pass(2_000);
    expect(state()).toMatchObject({ phase: 'confirming', order: { id: 7 } });
    expect(backend.count(LISTED)).toBe(3);
    expect(send).toHaveBeenCalledTimes(1);
  });

  test('a refused purchase shows the reason and forgets the attempt', async () => {
    const { state, options, queryClient, send, pay } = await open();
    queryClient.setQueryData(['getEvent'], {});
    send.mockRejectedValue(apiError(400, 'card_declined'));
    await pay();
    expect(state()).toMatchObject({
      phase: 'ready',
      refusal: { about: 'card', message: 'buy.cardDeclined' },
    });
    expect(options.onRefused).toHaveBeenCalledExactlyOnceWith('card_declined');
    expect(memory.read()).toBeUndefined();
    expect(queryClient.getQueryState(['getEvent'])?.isInvalidated).toBe(false);
  });

  test('“already purchased” is shown only if an order is paid, and then invalidates all queries', async () => {
    const { state, queryClient, send, pay } = await open({
      isBought: () => send.mock.calls.length > 0,
    });
    queryClient.setQueryData(['getEvent'], {});
    send.mockRejectedValue(apiError(400, 'already_purchased'));
    await pay();
    await pass(0);
    expect(state()).toEqual({ phase: 'ready', refusal: null, endReason: 'bought' });
    expect(queryClient.getQueryState(['getEvent'])?.isInvalidated).toBe(true);
    expect(memory.read()).toBeUndefined();
  });

  test('“already purchased” continues with the unsettled order, if there is one', async () => {
    const made = { orders: [] as Order[] };
    const { state, send, pay } = await open({ listed: () => listOf(...made.orders) });
    send.mockImplementation(async () => {
      made.orders = [ticketOrder('created')];
      throw apiError(400, 'already_purchased');
    });
    await pay();
    await pass(0);
    expect(state()).toMatchObject({ phase: 'confirming', order: { id: 7 } });
  });

  test('a purchase refused by a gateway, not by the API, stays unknown', async () => {
    const { state, options, send, pay } = await open();
    send.mockRejectedValue(new ApiError({ kind: 'status', status: 403, operation: 'buy' }));
    await pay();
    expect(state().phase).toBe('searching');
    expect(options.onRefused).not.toHaveBeenCalled();
  });
});

describe('looking for a lost purchase', () => {
  test('a lost purchase counts as not found after four lists of orders, two seconds apart', async () => {
    memory.write({ known: [], orderId: null });
    const { state, backend } = await open();
    await pass(0);
    for (let searches = 1; searches < 4; searches += 1) {
      expect(backend.count(LISTED)).toBe(searches);
      expect(state()).toMatchObject({ phase: 'searching', searches });
      await pass(1_999);
      expect(backend.count(LISTED)).toBe(searches);
      await pass(1);
    }
    expect(state()).toEqual({ phase: 'ready', refusal: null, endReason: 'notSeen' });
    expect(memory.read()).toBeUndefined();
    await pass(60_000);
    expect(backend.count(LISTED)).toBe(4);
  });

  test('a lost purchase is looked for at growing intervals while the list of orders fails', async () => {
    memory.write({ known: [], orderId: null });
    const { state, backend } = await open({ listed: () => failure(403, 'forbidden') });
    await pass(0);
    expect(state()).toMatchObject({ phase: 'searching', searches: 0, failures: 1, retryAfterMs: null });
    await pass(3_999);
    expect(backend.count(LISTED)).toBe(1);
    await pass(1);
    expect(backend.count(LISTED)).toBe(2);
    await pass(7_999);
    expect(backend.count(LISTED)).toBe(2);
    await pass(1);
    expect(backend.count(LISTED)).toBe(3);
    expect(memory.read()).toBeDefined();
  });

  test('a lost purchase is looked for only after Retry-After, if that is the longer wait', async () => {
    memory.write({ known: [], orderId: null });
    const { backend } = await open({
      listed: () =>
        Response.json({ code: 'too_many_requests' }, { status: 429, headers: { 'Retry-After': '20' } }),
    });
    await pass(0);
    await pass(19_999);
    expect(backend.count(LISTED)).toBe(1);
    await pass(1);
    expect(backend.count(LISTED)).toBe(2);
  });

  test('a lost purchase is no longer looked for once the viewer has left the page', async () => {
    memory.write({ known: [], orderId: null });
    const { backend, unmount } = await open();
    await pass(0);
    unmount();
    await pass(60_000);
    expect(backend.count(LISTED)).toBe(1);
  });
});

describe('polling an order', () => {
  test('a refunded order returns to the form and leaves no attempt behind', async () => {
    memory.write({ known: [], orderId: 7 });
    const { state, options } = await open({
      orders: [ticketOrder('created')],
      polled: () => json(ticketOrder('refunded')),
    });
    await pass(2_000);
    expect(state()).toEqual({ phase: 'ready', refusal: null, endReason: 'refunded' });
    expect(memory.read()).toBeUndefined();
    expect(options.onPaid).not.toHaveBeenCalled();
  });

  test('a failed order is reported once, and the form returns with the reason', async () => {
    const { hook, state, options, rerender } = await open({
      orders: [ticketOrder('created')],
      polled: () => json(ticketOrder('failed')),
    });
    await pass(2_000);
    expect(state().phase).toBe('failed');
    rerender();
    expect(options.onFailed).toHaveBeenCalledTimes(1);
    expect(options.onPaid).not.toHaveBeenCalled();
    act(() => hook().returnToForm({ about: 'card', message: 'buy.cardDeclined' }));
    expect(state()).toEqual({
      phase: 'ready',
      refusal: { about: 'card', message: 'buy.cardDeclined' },
      endReason: null,
    });
  });

  test('an order is polled at growing intervals while polls fail', async () => {
    const { state, backend } = await open({
      orders: [ticketOrder('created')],
      polled: () => failure(403, 'forbidden'),
    });
    let polls = 0;
    for (const wait of [2_000, 4_000, 8_000]) {
      await pass(wait - 1);
      expect(backend.count(POLLED)).toBe(polls);
      await pass(1);
      polls += 1;
      expect(backend.count(POLLED)).toBe(polls);
      expect(state()).toMatchObject({ phase: 'confirming', failures: polls, retryAfterMs: null });
    }
  });

  test('polling stops once the viewer has left the page, and a pending response changes nothing', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const { backend, options, unmount } = await open({ orders: [ticketOrder('created')] });
    backend.routes[POLLED] = () => promise;
    await pass(2_000);
    unmount();
    resolve(json(ticketOrder('paid')));
    await pass(60_000);
    expect(backend.count(POLLED)).toBe(1);
    expect(options.onPaid).not.toHaveBeenCalled();
  });
});

describe('a payment that the bank has to authenticate', () => {
  const secured = async (): Promise<BuyResult> => ({
    order: ticketOrder('created'),
    client_secret: 'secret-1',
  });
  const withSecret = () => json({ ...ticketOrder('created'), client_secret: 'secret-2' });

  test.each(['approved', 'refused'] as const)(
    'a payment is authenticated once with its secret and then polled at once: %s',
    async (answer) => {
      const { promise, resolve } = Promise.withResolvers<BankAnswer>();
      const { state, backend, options, rerender, send, pay } = await open({ authenticate: () => promise });
      send.mockImplementation(secured);
      await pay();
      expect(state()).toMatchObject({ phase: 'authenticating', secret: 'secret-1' });
      rerender();
      await pass(10_000);
      expect(options.authenticate).toHaveBeenCalledExactlyOnceWith('secret-1');
      expect(memory.readSecret()).toBe('secret-1');
      expect(backend.count(POLLED)).toBe(0);

      resolve(answer);
      await pass(0);
      await pass(0);
      expect(state()).toMatchObject({ phase: 'confirming', bank: { step: 'answered' } });
      expect(memory.readSecret()).toBeUndefined();
      expect(backend.count(POLLED)).toBe(1);
      await pass(1_999);
      expect(backend.count(POLLED)).toBe(1);
      await pass(1);
      expect(backend.count(POLLED)).toBe(2);
    },
  );

  test('a payment can be authenticated again if the bank’s page could not be opened', async () => {
    const { hook, state, options, send, pay } = await open({ authenticate: async () => 'notStarted' });
    send.mockImplementation(secured);
    await pay();
    await pass(0);
    expect(state()).toMatchObject({ phase: 'confirming', bank: { step: 'waiting', secret: 'secret-1' } });
    expect(memory.readSecret()).toBe('secret-1');

    options.authenticate.mockResolvedValue('approved');
    act(() => hook().authenticate());
    expect(state()).toMatchObject({ phase: 'authenticating', secret: 'secret-1' });
    await pass(0);
    expect(options.authenticate).toHaveBeenCalledTimes(2);
    expect(state()).toMatchObject({ phase: 'confirming', bank: { step: 'answered' } });
  });

  test('after a reload, a payment is authenticated only when the viewer presses the button', async () => {
    memory.write({ known: [], orderId: 7 });
    memory.writeSecret('secret-1');
    const { state, options } = await open({ orders: [ticketOrder('created')] });
    await pass(10_000);
    expect(options.authenticate).not.toHaveBeenCalled();
    expect(state()).toMatchObject({ phase: 'confirming', bank: { step: 'waiting', secret: 'secret-1' } });
  });

  test('a payment whose response was lost is authenticated once a poll returns its secret, which is not cached', async () => {
    const { state, options, queryClient, send, pay } = await open({
      listed: () => listOf(...(send.mock.calls.length > 0 ? [ticketOrder('created')] : [])),
      polled: withSecret,
    });
    send.mockRejectedValue(new ApiError({ kind: 'network', operation: 'buy' }));
    options.authenticate.mockReturnValue(new Promise(() => {}));
    await pay();
    await pass(0);
    await pass(2_000);
    expect(options.authenticate).toHaveBeenCalledExactlyOnceWith('secret-2');
    expect(state().phase).toBe('authenticating');
    const cached = queryClient.getQueryCache().getAll();
    expect(JSON.stringify(cached.map((query) => query.state))).not.toContain('secret-2');
    expect(JSON.stringify({ ...localStorage })).not.toContain('secret-2');
  });

  test('a payment from another tab is authenticated only when the viewer presses the button', async () => {
    const { state, options } = await open({ orders: [ticketOrder('created')], polled: withSecret });
    await pass(4_000);
    expect(options.authenticate).not.toHaveBeenCalled();
    expect(state()).toMatchObject({ phase: 'confirming', bank: { step: 'waiting', secret: 'secret-2' } });
  });
});

test('“Check again” polls an order at once, and lists the orders if the order cannot be read', async () => {
  const { hook, state, backend } = await open({ orders: [ticketOrder('created')] });
  await pass(2_000);
  expect(backend.count(POLLED)).toBe(1);
  act(() => hook().checkAgain());
  await pass(0);
  expect(backend.count(POLLED)).toBe(2);

  backend.routes[POLLED] = () => failure(404, 'not_found');
  await pass(2_000);
  expect(state().phase).toBe('unreadable');
  act(() => hook().checkAgain());
  await pass(0);
  expect(backend.count(LISTED)).toBe(1);
});

describe('a payment that another tab is sending', () => {
  test('a purchase that another tab is sending is not sent here, and its order is polled afterwards', async () => {
    const { state, backend, send, pay } = await open({ listed: () => listOf(ticketOrder('created')) });
    heldByAnotherTab.add(memory.lock);
    await pay();
    expect(send).not.toHaveBeenCalled();
    expect(state().phase).toBe('inAnotherTab');
    await pass(10_000);
    expect(backend.calls).toEqual([]);

    memory.write({ known: [], orderId: 7 });
    heldByAnotherTab.clear();
    await pass(2_000);
    expect(backend.calls).toEqual([LISTED]);
    expect(state()).toMatchObject({ phase: 'confirming', order: { id: 7 } });
  });

  test('the form returns if the other tab created no order', async () => {
    const { state, pay } = await open();
    heldByAnotherTab.add(memory.lock);
    await pay();
    heldByAnotherTab.clear();
    await pass(1_999);
    expect(state().phase).toBe('inAnotherTab');
    await pass(1);
    expect(state()).toEqual({ phase: 'ready', refusal: null, endReason: null });
  });

  test('another tab’s order is looked for again if the orders could not be listed', async () => {
    const { state, backend, pay } = await open({ listed: () => failure(403, 'forbidden') });
    heldByAnotherTab.add(memory.lock);
    await pay();
    heldByAnotherTab.clear();
    await pass(2_000);
    expect(state().phase).toBe('inAnotherTab');
    backend.routes[LISTED] = () => listOf();
    await pass(2_000);
    expect(state().phase).toBe('ready');
    await pass(60_000);
    expect(backend.count(LISTED)).toBe(2);
  });

  test('another tab’s order is no longer looked for once the viewer has left the page', async () => {
    const { backend, unmount, pay } = await open();
    heldByAnotherTab.add(memory.lock);
    await pay();
    unmount();
    heldByAnotherTab.clear();
    await pass(60_000);
    expect(backend.calls).toEqual([]);
  });
});
