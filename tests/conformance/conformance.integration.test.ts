import { shows } from '@tests/statements/shows';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drifts } from '../../mocks/drift.ts';
import { samples } from '../../mocks/samples.ts';
import { scenarioNames } from '../../mocks/scenarios.ts';
import { Caller } from './caller.ts';
import { createJudge, type Judge } from './judge.ts';

let judge: Judge;
const shown = new Set<string>();

beforeAll(async () => {
  judge = await createJudge();
});

afterAll(() => {
  const missing = judge.pairs.filter((pair) => !shown.has(pair));
  console.log(
    `conformance: ${judge.pairs.length - missing.length} of ${judge.pairs.length} documented answers of ${judge.operations.length} operations seen and conforming`,
  );
});

const caller = (options: ConstructorParameters<typeof Caller>[1] = {}) => new Caller(judge, options);

/** Asserts that every response of this caller conforms, and records which ones were seen. */
function expectConformance(one: Caller): void {
  expect(one.faults).toEqual([]);
  for (const pair of one.seen) shown.add(pair);
}

const reads = () => judge.operations.filter(({ verb }) => verb === 'get');
const inputFor = (one: Caller, id: string) => ({
  body: judge.exampleBody(id) as never,
  ...samples(one.world)[id],
});

describe('documented errors of the demo channel', () => {
  test('the demo responds with 500 when its server is down', async () => {
    const one = caller({ scenario: 'server-down' });
    for (const { id } of judge.operations)
      expect((await one.call(id, inputFor(one, id))).status, id).toBe(500);
    expectConformance(one);
  });

  test('the demo responds with 429 and Retry-After over the rate limit', async () => {
    const one = caller({ scenario: 'rate-limited', now: () => 1_790_000_000_000 });
    for (let call = 0; call < 25; call++) await one.call('listFaq');
    for (const { id } of judge.operations) {
      const { status, headers } = await one.call(id, inputFor(one, id));
      expect(status, id).toBe(429);
      expect(Number(headers.get('Retry-After')), id).toBeGreaterThan(0);
    }
    expectConformance(one);
  });

  test('the demo responds to a bad key with a 400 that names it; exempt operations need no key', async () => {
    const one = caller();
    for (const { id, raw } of judge.operations) {
      one.setKeys('not-a-key', 'not-a-key');
      const { status, body } = await one.call(id, inputFor(one, id));
      const policy = raw['x-request-policy'];
      const exempt = JSON.stringify(policy ?? null).includes('"exempt"');
      if (exempt) expect(body?.code, id).not.toBe('no_key_found');
      else
        expect({ status, code: body.code, keys: Object.keys(body.errors) }, id).toEqual({
          status: 400,
          code: 'no_key_found',
          keys: ['channel_key'],
        });
    }
    expectConformance(one);
  });

  test(
    'the demo responds to malformed input with 400 where the contract documents it',
    shows('status 400'),
    async () => {
      const one = caller();
      const wrong = {
        path: { id: 0, hostname: 'h'.repeat(300), alias: '!', provider: 'myspace' },
        body: { _method: 7 },
      };
      const bad: Record<string, Record<string, string>> = {
        listPackages: { limit: '0' },
        getBootstrap: { 'color-settings[client_interface]': 'tv' },
        listSlides: { type: 'poster' },
        listParticipants: { no_limit: '7' },
        listParticipantGroups: { no_limit: '7' },
      };
      for (const { id, raw } of judge.operations) {
        if (!JSON.stringify(raw.responses).includes('"400"')) continue;
        await one.openSession('fan@grandstand.test');
        const { status } = await one.call(id, { ...wrong, query: bad[id] ?? {} });
        if (bad[id] || raw.requestBody) expect(status, id).toBe(400);
      }
      expectConformance(one);
    },
  );

  test(
    'the demo responds to visitors with 401 where the contract documents it',
    shows('rule favourites need a log-in', 'status 401'),
    async () => {
      const one = caller();
      await one.openSession();
      for (const { id } of judge.operations) {
        if (!judge.pairs.includes(`${id} 401`)) continue;
        const { status, body } = await one.call(id, inputFor(one, id));
        expect({ status, message: body.message }, id).toEqual({
          status: 401,
          message: 'user must be logged in',
        });
      }
      expectConformance(one);
    },
  );

  test('the demo responds with 404 to requests for what does not exist', async () => {
    const one = caller();
    await one.openSession('fan@grandstand.test');
    const path = { id: 999_999, hostname: 'unknown.test', alias: 'nothing-like-this' };
    const missingIds = {
      event_id: 999_999,
      package_id: 999_999,
      subscription_id: 999_999,
      favoritable_id: 999_999,
      order_id: 999_999,
      code: '999999',
      single_event_package_id: 999_999,
    };
    const missingQueries: Record<string, Record<string, string | number>> = {
      getUserAccess: { event_id: 999_999 },
      applyCoupon: { type: 'package', package_id: 999_999, code: 'TENOFF' },
      getSharedClip: { uuid: '00000000-0000-4000-8000-000000000000' },
    };
    for (const { id } of judge.operations) {
      if (!judge.pairs.includes(`${id} 404`)) continue;
      const body = { ...(judge.exampleBody(id) as object | undefined), ...missingIds };
      expect((await one.call(id, { path, body, query: missingQueries[id] ?? {} })).status, id).toBe(404);
    }
    expectConformance(one);
  });
});

describe('journeys through the demo channel', () => {
  test('every response on an account’s journey conforms: register, verify, log in, change, reset, link a device, delete', async () => {
    const one = caller();
    await one.openSession();
    const who = {
      email: 'casey@grandstand.test',
      password: 'goal-line-2',
      password_confirmation: 'goal-line-2',
    };
    const person = { first_name: 'Casey', last_name: 'Quinn', phone: null, newsletter: true, terms: true };
    expect((await one.call('register', { body: { ...who, ...person, recaptcha_token: null } })).status).toBe(
      200,
    );
    const link = (kind: string) => {
      const mail = one.world.store.mails.where((row) => row.kind === kind && row.to === who.email).at(-1);
      const query = new URLSearchParams(mail?.url.split('?')[1]);
      return { email: who.email, expires: Number(query.get('expires')), signature: query.get('signature') };
    };
    expect((await one.call('verifyEmail', { body: link('verify-email') })).status).toBe(200);
    expect((await one.call('getProfile')).body.is_verified).toBe(true);
    expect(
      (await one.call('updateProfile', { body: { _method: 'patch', first_name: 'Cass' } })).body.first_name,
    ).toBe('Cass');
    expect((await one.call('addSession', { body: { code: '123456' } })).status).toBe(200);
    expect((await one.call('logOut')).status).toBe(200);
    await one.openSession();
    expect(
      (await one.call('requestPasswordReset', { body: { email: who.email, recaptcha_token: null } })).status,
    ).toBe(200);
    const fresh = { password: 'goal-line-3', password_confirmation: 'goal-line-3' };
    expect((await one.call('resetPassword', { body: { ...link('password-reset'), ...fresh } })).status).toBe(
      200,
    );
    expect(
      (
        await one.call('logIn', {
          body: { login: who.email, password: 'goal-line-3', recaptcha_token: null },
        })
      ).status,
    ).toBe(200);
    const response = await fetchDeletion(one, who.email);
    expect((await one.call('confirmAccountDeletion', { body: response })).status).toBe(200);
    await one.openSession();
    const again = await one.call('logIn', {
      body: { login: who.email, password: 'goal-line-3', recaptcha_token: null },
    });
    expect(again.body.code).toBe('invalid_credentials');
    const social = {
      path: { provider: 'google' },
      body: {
        code: 'demo-google-fan-abc12345',
        redirect_uri: 'https://demo.grandstand.test/auth/login/google/callback',
        terms: null,
      },
    };
    expect(
      (
        await one.call('logInWithProvider', {
          ...social,
          body: { ...(judge.exampleBody('logInWithProvider') as object), ...social.body },
        })
      ).status,
    ).toBe(200);
    expectConformance(one);
  });

  test('every response on a purchase’s journey conforms: quote, buy, poll, watch, download, cancel', async () => {
    const one = caller();
    await one.openSession('fan@grandstand.test');
    const pass = { type: 'package', package_id: 30 };
    const { body: quote } = await one.call('applyCoupon', { query: { ...pass, code: 'TENOFF' } });
    const buy = (more: object) => ({
      ...(judge.exampleBody('buy') as object),
      participant_id: null,
      ...more,
    });
    const first = await one.call('buy', {
      body: buy({
        ...pass,
        coupon: 'TENOFF',
        expected_total: quote.amounts.total,
        payment_method_id: 'pm_demo_success_visa_4242_1230_abc',
        save_card: true,
      }),
    });
    expect(first.body.order.status).toBe('created');
    const id = first.body.order.id;
    await one.call('getOrder', { path: { id } });
    expect((await one.call('getOrder', { path: { id } })).body.status).toBe('paid');
    expect((await one.call('listCards')).body.data).toHaveLength(1);
    expect((await one.call('createSetupIntent')).status).toBe(200);
    expect((await one.call('getCustomerPortal')).status).toBe(200);
    const plan = one.world.catalogue.subscriptions.find(({ trial_period }) => trial_period !== null);
    const trial = await one.call('startTrial', { body: { subscription_id: plan?.id } });
    expect(trial.body.trial_ends_at).not.toBeNull();
    expect((await one.call('unsubscribe', { body: { order_id: trial.body.id } })).body.auto_renewal).toBe(
      'cancelling',
    );
    await one.call('getOrder', { path: { id: trial.body.id } });
    expect((await one.call('getOrder', { path: { id: trial.body.id } })).body.auto_renewal).toBe('cancelled');
    expect((await one.call('downloadEvent', inputFor(one, 'downloadEvent'))).status).toBe(200);
    const event = samples(one.world).getEvent?.path?.id ?? 0;
    const clip = await one.call('createClip', {
      body: {
        event_id: event,
        name: 'The goal',
        start_time: 10,
        duration: 8,
        tags: one.world.catalogue.settings.clip_tags.slice(0, 1),
        event_media_id: Number(event) * 10 + 3,
      },
    });
    expect(clip.body.status).toBe('processing');
    for (let polls = 0; polls < 3; polls++) await one.call('listUserClips');
    expect((await one.call('downloadClip', { path: { id: clip.body.id } })).status).toBe(200);
    expect(
      (await one.call('getSharedClip', { path: { id: clip.body.id }, query: { uuid: clip.body.uuid } }))
        .status,
    ).toBe(200);
    expect((await one.call('deleteClip', { path: { id: clip.body.id } })).status).toBe(200);
    const star = await one.call('addFavorite', {
      body: { favoritable_id: one.world.catalogue.teams[0]?.id, favoritable_type: 'participant' },
    });
    expect((await one.call('listFavoriteEvents')).body.data.length).toBeGreaterThan(0);
    expect((await one.call('removeFavorite', { path: { id: star.body.id } })).status).toBe(200);
    expect(one.world.store.charges.all()).toHaveLength(1);
    expectConformance(one);
  });

  test('the demo accepts reports from the site', async () => {
    const one = caller();
    for (const { id, tag } of judge.operations)
      if (tag === 'data-collection' || tag === 'monitoring')
        expect((await one.call(id, { body: judge.exampleBody(id) as never })).status, id).toBe(200);
    expectConformance(one);
  });
});

async function fetchDeletion(one: Caller, email: string) {
  const { sendLink } = await import('../../mocks/behaviour/accounts/mail.ts');
  const query = new URLSearchParams(sendLink(one.world, 'account-deletion', email, 60).url.split('?')[1]);
  return { email, expires: Number(query.get('expires')), signature: query.get('signature') };
}

describe('the demo channel in every scenario', () => {
  test.each(scenarioNames.filter((name) => name !== 'drifted'))(
    'every response in the scenario %s conforms to the contract',
    async (scenario) => {
      const one = caller({ scenario, latency: 0 });
      for (const who of [undefined, 'member@grandstand.test']) {
        await one.openSession(who);
        for (const { id } of reads()) await one.call(id, inputFor(one, id));
      }
      expectConformance(one);
    },
  );

  test('the scenario "drifted" breaks the contract only where its description says', async () => {
    const one = caller({ scenario: 'drifted' });
    await one.openSession('member@grandstand.test');
    for (const { id } of reads()) await one.call(id, inputFor(one, id));
    const broken = new Set(one.faults.map((fault) => fault.split(' ')[0]));
    expect([...broken].sort()).toEqual(Object.keys(drifts).sort());
  });
});

test(
  'the conformance tests have seen every documented response of every operation',
  shows(
    'entity User',
    'entity FeatureCount',
    'entity Geo',
    'entity Channel settings',
    'entity Menu',
    'entity Page',
    'entity Slide',
    'entity Event location',
    'entity Event category',
    'entity FAQ',
    'entity Colour settings',
    'entity Event',
    'entity Participant',
    'entity Package',
    'entity Subscription',
    'entity Order',
    'entity Clip',
    'entity Favorite',
    'entity VOD media',
    'entity VOD rail',
    'entity Preroll',
    'entity Custom form',
    'access rights',
    'call GET /api/pages/{id}',
    'bootstrap answer',
  ),
  () => {
    expect(judge.pairs.filter((pair) => !shown.has(pair))).toEqual([]);
  },
);
