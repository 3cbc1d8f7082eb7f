import { eachCase, type MayShow, shows } from '@tests/statements/shows';
import { describe, expect, test } from 'vitest';
import {
  fromOrder,
  isUnderWay,
  ready,
  type Settlement,
  type SettlementEvent,
  type SettlingOrder,
  searching,
  settlementReducer,
  waitMs,
} from './settlement';

type State = Settlement<SettlingOrder, string>;
type Event = SettlementEvent<SettlingOrder, string>;

const order = (status: SettlingOrder['status'], id = 7): SettlingOrder => ({
  id,
  type: 'package',
  status,
  activity_status: status === 'paid' ? 'active' : 'inactive',
  product: { id: 30, event_categories: [], participant_id: null },
  event_id: null,
  vod_id: null,
  failure: status === 'failed' ? 'card_declined' : null,
});
const created = order('created');
const run = (state: State, ...events: Event[]): State =>
  events.reduce(settlementReducer<SettlingOrder, string>, state);
const sending: State = { phase: 'sending' };
const confirming = fromOrder<SettlingOrder, string>(created);
const authenticating: State = { phase: 'authenticating', order: created, secret: 's' };

describe('after the pay button is pressed', () => {
  eachCase<MayShow<[string, Event[], State['phase']]>>([
    [
      'accepted, then paid',
      [
        { type: 'accepted', order: created, secret: null },
        { type: 'polled', order: order('paid') },
      ],
      'paid',
      shows('order created to paid'),
    ],
    ['accepted as paid already', [{ type: 'accepted', order: order('paid'), secret: null }], 'paid'],
    [
      'accepted, then failed',
      [
        { type: 'accepted', order: created, secret: null },
        { type: 'polled', order: order('failed') },
      ],
      'failed',
      shows('order created to failed'),
    ],
    ['refused', [{ type: 'refused', refusal: 'card' }], 'ready'],
    ['wants authentication', [{ type: 'accepted', order: created, secret: 's' }], 'authenticating'],
    [
      'authenticated, then paid',
      [
        { type: 'accepted', order: created, secret: 's' },
        { type: 'authenticated', answer: 'approved' },
        { type: 'polled', order: order('paid') },
      ],
      'paid',
    ],
    [
      'a failed authentication is reported by the order',
      [
        { type: 'accepted', order: created, secret: 's' },
        { type: 'authenticated', answer: 'refused' },
        { type: 'polled', order: order('failed') },
      ],
      'failed',
    ],
    ['lost, then found', [{ type: 'lost' }, { type: 'searched', order: created }], 'confirming'],
    ['lost, and found paid', [{ type: 'lost' }, { type: 'searched', order: order('paid') }], 'paid'],
    ['lost, not there at once', [{ type: 'lost' }, { type: 'searched', order: null }], 'searching'],
    ['another tab is sending it', [{ type: 'busyInAnotherTab' }], 'inAnotherTab'],
    [
      'another tab had it refused',
      [{ type: 'busyInAnotherTab' }, { type: 'searched', order: null }],
      'ready',
    ],
    [
      'another tab bought it',
      [{ type: 'busyInAnotherTab' }, { type: 'searched', order: created }],
      'confirming',
    ],
    [
      'failed, then tried again',
      [
        { type: 'accepted', order: order('failed'), secret: null },
        { type: 'backToForm', refusal: 'card' },
      ],
      'ready',
    ],
  ])('a purchase ends in the expected phase: %s', (_, events, phase) =>
    expect(run(ready, { type: 'pay' }, ...events).phase).toBe(phase),
  );

  test('a refused purchase returns to the form with the refusal', () =>
    expect(run(sending, { type: 'refused', refusal: 'card' })).toEqual({
      phase: 'ready',
      refusal: 'card',
      endReason: null,
    }));
});

describe('sending a purchase only once', () => {
  const states: State[] = [
    sending,
    { phase: 'inAnotherTab' },
    searching,
    authenticating,
    confirming,
    { phase: 'unreadable', order: created, reason: 'error.somethingWrong' },
    fromOrder(order('paid')),
    fromOrder(order('failed')),
  ];
  test.each(states.map((state) => [state.phase, state] as const))(
    'the phase %s ignores a second press of the pay button',
    (_, state) => expect(settlementReducer(state, { type: 'pay' })).toBe(state),
  );
  test.each(states.slice(1, 5).map((state) => [state.phase, state] as const))(
    'the phase %s counts as under way',
    (_, state) => {
      expect(isUnderWay(state)).toBe(true);
      expect(settlementReducer(state, { type: 'refused', refusal: 'late' })).toBe(state);
      expect(settlementReducer(state, { type: 'backToForm', refusal: 'card' })).toBe(state);
    },
  );
  test.each([ready, fromOrder(order('paid')), fromOrder(order('failed'))])(
    'the state %o does not count as under way',
    (state) => expect(isUnderWay(state)).toBe(false),
  );

  test('a lost purchase is looked for in four lists of orders before the form returns', () => {
    const notFound: Event = { type: 'searched', order: null };
    expect(run(searching, notFound, notFound, notFound).phase).toBe('searching');
    expect(run(searching, notFound, notFound, notFound, notFound)).toEqual({
      phase: 'ready',
      refusal: null,
      endReason: 'notSeen',
    });
  });
  test('a failed list request does not count as one of the four lists', () => {
    const failed: Event = { type: 'searchFailed', retryAfterMs: null };
    const after = run(searching, failed, failed, failed, failed, failed, failed, failed);
    expect(after).toMatchObject({ phase: 'searching', searches: 0, failures: 7 });
  });
  test('an attempt ends if the product turns out to be bought already', () => {
    const bought = { phase: 'ready', refusal: null, endReason: 'bought' };
    const earlier: Event = { type: 'searched', order: null, bought: true };
    expect(run(searching, earlier)).toEqual(bought);
    expect(run({ phase: 'inAnotherTab' }, earlier)).toEqual(bought);
  });
  test('the attempt’s own order takes precedence over an earlier purchase of the product', () => {
    expect(run(searching, { type: 'searched', order: created, bought: true }).phase).toBe('confirming');
  });
  test('a poll result for another order is ignored', () =>
    expect(settlementReducer(confirming, { type: 'polled', order: order('paid', 8) })).toBe(confirming));
});

describe('an event that the current phase does not expect', () => {
  const unsettled = order('created', 9);
  const EVENTS: Event[] = [
    { type: 'pay' },
    { type: 'refused', refusal: 'card' },
    { type: 'accepted', order: unsettled, secret: 's' },
    { type: 'lost' },
    { type: 'busyInAnotherTab' },
    { type: 'searched', order: unsettled },
    { type: 'searched', order: null },
    { type: 'searchFailed', retryAfterMs: 1 },
    { type: 'authenticated', answer: 'approved' },
    { type: 'polled', order: created },
    { type: 'pollFailed', retryAfterMs: 1 },
    { type: 'pollRefused', reason: 'error.somethingWrong' },
    { type: 'checkAgain' },
    { type: 'backToForm', refusal: 'card' },
  ];
  const EXPECTED: Record<State['phase'], Event['type'][]> = {
    ready: ['pay'],
    sending: ['refused', 'accepted', 'lost', 'busyInAnotherTab'],
    inAnotherTab: ['searched'],
    searching: ['searched', 'searchFailed'],
    authenticating: ['authenticated'],
    confirming: ['polled', 'pollFailed', 'pollRefused', 'checkAgain'],
    unreadable: ['checkAgain'],
    paid: [],
    failed: ['backToForm'],
  };
  const states: State[] = [
    ready,
    sending,
    { phase: 'inAnotherTab' },
    searching,
    authenticating,
    confirming,
    fromOrder(order('paid')),
    fromOrder(order('failed')),
  ];
  test.each(states.map((state) => [state.phase, state] as const))(
    'unexpected events do not change the state in the phase %s',
    (phase, state) => {
      const unexpected = EVENTS.filter(({ type }) => !EXPECTED[phase].includes(type));
      for (const event of unexpected) expect(settlementReducer(state, event), event.type).toBe(state);
    },
  );
});

test('an order that is already paid is not authenticated', () => {
  expect(settlementReducer(sending, { type: 'accepted', order: order('paid'), secret: 's' }).phase).toBe(
    'paid',
  );
});

describe('an order whose polls fail', () => {
  const fail = (retryAfterMs: number | null): Event => ({ type: 'pollFailed', retryAfterMs });
  test('an order is polled without limit while polls fail', () => {
    const after = run(confirming, ...Array<Event>(50).fill(fail(null)));
    expect(after).toMatchObject({ phase: 'confirming', failures: 50 });
  });
  test('a successful poll resets the number of failures', () =>
    expect(run(confirming, fail(9000), { type: 'polled', order: created })).toMatchObject({
      failures: 0,
      retryAfterMs: null,
      polls: 1,
    }));
  test.each([
    [0, null, 2_000],
    [1, null, 4_000],
    [3, null, 16_000],
    [9, null, 60_000],
    [1, 25_000, 25_000],
    [1, 1_000, 4_000],
    [1, 300_000, 300_000],
  ])(
    'the wait before the next poll after %i failures with Retry-After %s is %i ms',
    (failures, retryAfterMs, ms) => expect(waitMs({ failures, retryAfterMs })).toBe(ms),
  );
});

describe('the bank’s step of an unsettled payment', () => {
  const waiting = fromOrder<SettlingOrder, string>(created, { step: 'waiting', secret: 's' });
  const lost = run(sending, { type: 'lost' }, { type: 'searched', order: created });
  const polled = (secret: string | null): Event => ({ type: 'polled', order: created, secret });
  const bankOf = (state: State) => (state.phase === 'confirming' ? state.bank : null);

  test('the bank’s page opens at once if this page lost the response and a poll returns the secret', () => {
    expect(run(lost, polled(null), polled('s'))).toEqual(authenticating);
  });
  test('the bank’s page is offered by a button if another page created the order', () => {
    const found = run(searching, { type: 'searched', order: created }, polled('s'));
    expect(bankOf(found)).toEqual({ step: 'waiting', secret: 's' });
    expect(run(found, { type: 'authenticate' })).toEqual(authenticating);
  });
  test('the bank’s page is still offered if the backend does not return the secret again', () => {
    expect(bankOf(run(waiting, polled(null)))).toEqual({ step: 'waiting', secret: 's' });
  });
  test('the bank’s page is offered again if it could not be opened', () => {
    const back = run(authenticating, { type: 'authenticated', answer: 'notStarted' });
    expect(bankOf(back)).toEqual({ step: 'waiting', secret: 's' });
  });
  test.each(['approved', 'refused'] as const)(
    'the bank’s page is not offered again once the viewer %s, and the order is polled at once',
    (answer) => {
      const back = run(authenticating, { type: 'authenticated', answer });
      expect(back).toMatchObject({
        pollNow: true,
        bank: { step: 'answered', approved: answer === 'approved' },
      });
      const after = run(back, polled('s'));
      expect(after).toMatchObject({ pollNow: false, bank: { step: 'answered' } });
      expect(settlementReducer(after, { type: 'authenticate' })).toBe(after);
    },
  );
  test('the bank’s page cannot be opened while its secret is unknown', () => {
    expect(settlementReducer(confirming, { type: 'authenticate' })).toBe(confirming);
  });
});

test('“Check again” polls without waiting for the next poll', () => {
  const failed = run(confirming, { type: 'pollFailed', retryAfterMs: 9_000 });
  const checking = run(failed, { type: 'checkAgain' });
  expect(checking).toMatchObject({ phase: 'confirming', pollNow: true, failures: 1 });
  expect(waitMs({ failures: 1, retryAfterMs: 9_000, pollNow: true })).toBe(0);
  expect(run(checking, { type: 'pollFailed', retryAfterMs: null })).toMatchObject({
    pollNow: false,
    failures: 2,
  });
});

eachCase([
  ['created', 'confirming'],
  ['paid', 'paid'],
  ['failed', 'failed'],
  ['refunded', 'ready', shows('order refunded')],
] as const)('an order with the status %s is in the phase %s', (status, phase) =>
  expect(fromOrder(order(status)).phase).toBe(phase),
);

test('another attempt may begin after an order was refunded', () => {
  const over = { phase: 'ready', refusal: null, endReason: 'refunded' };
  expect(fromOrder(order('refunded'))).toEqual(over);
  expect(run(searching, { type: 'searched', order: order('refunded') })).toEqual(over);
  expect(settlementReducer(fromOrder(order('refunded')), { type: 'pay' }).phase).toBe('sending');
});

describe('an order that the API refuses to return', () => {
  const refused: Event = { type: 'pollRefused', reason: 'error.somethingWrong' };
  const unreadable = run(confirming, refused);

  test(
    'an unreadable order is no longer polled, and nothing new may be bought',
    shows('order rejects on request error'),
    () => {
      expect(unreadable).toEqual({ phase: 'unreadable', order: created, reason: 'error.somethingWrong' });
      expect(isUnderWay(unreadable)).toBe(true);
    },
  );

  test('“Check again” looks for an unreadable order in the list of orders', () => {
    expect(run(unreadable, { type: 'checkAgain' })).toEqual(searching);
    expect(run(unreadable, { type: 'checkAgain' }, { type: 'searched', order: order('paid') }).phase).toBe(
      'paid',
    );
  });

  test('an unreadable order ignores later poll results and presses of the pay button', () => {
    expect(run(unreadable, { type: 'polled', order: order('paid') }, { type: 'pay' })).toBe(unreadable);
    expect(run(ready, refused)).toBe(ready);
  });
});
