import { describe, expect, test } from 'vitest';
import { safeParse, type ZodMiniType } from 'zod/mini';
import {
  ClipStatus,
  EventCategory,
  FaqItem,
  MenuItem,
  Package,
  Page,
  Participant,
  ParticipantGroup,
  Settings,
  Slide,
  Subscription,
} from '../../generated/zod/grandstandChannelAPI.schemas.zod.ts';
import { Caller } from '../../tests/conformance/caller.ts';
import { createJudge } from '../../tests/conformance/judge.ts';
import { accessOf } from '../behaviour/events/access.ts';
import { viewEvent } from '../behaviour/events/event-view.ts';
import { participantOf } from '../data/teams.ts';
import { SHOWS } from '../data/words.ts';
import { World } from './world.ts';

const NOW = Date.parse('2026-02-14T19:30:00Z');
const world = new World({ now: () => NOW });
const { catalogue } = world;
const judge = await createJudge();

describe('the catalogue of the demo channel', () => {
  test('the same seed gives the same channel, and another seed gives another one', () => {
    const names = (seed: number) =>
      new World({ seed, now: () => NOW }).catalogue.events.map(({ name }) => name).join();
    expect(names(7)).toBe(names(7));
    expect(names(7)).not.toBe(names(8));
  });

  test.each([
    ['sports', catalogue.categories.filter(({ id }) => id !== SHOWS.id).length, 6],
    ['schools', catalogue.schools.length, 24],
    ['teams', catalogue.teams.length, 60],
    ['locations', catalogue.venues.length, 60],
    ['events', catalogue.events.length, 400],
  ])('the demo channel has the planned number of %s', (_, count, wanted) => {
    expect(count).toBe(wanted);
  });

  test('a game has the category of its teams’ sport, and a ceremony has the category of shows', () => {
    const sportOfTeam = new Map(catalogue.teams.map(({ id, sport }) => [id, sport.id]));
    for (const { event_category_id, participants } of catalogue.events) {
      const [team] = participants;
      expect(catalogue.lines.get(event_category_id)?.at(-1)).toBe(
        team === undefined ? SHOWS.id : sportOfTeam.get(team.id),
      );
    }
    expect(catalogue.events.some(({ participants }) => participants.length === 0)).toBe(true);
  });

  test('the All-Access Pass includes every sport that has paid events', () => {
    const [allAccess] = catalogue.packages.filter(({ type }) => type === 'all_access');
    const sold = catalogue.events.filter(({ type }) => type === 'paid' || type === 'ppv');
    const sports = new Set(sold.map((row) => catalogue.lines.get(row.event_category_id)?.at(-1)));
    expect(new Set(allAccess?.event_categories)).toEqual(sports);
  });

  test('every game of the demo is at a venue of its sport', () => {
    const words: Record<number, RegExp> = {
      1: /Ice|Arena|Aréna/,
      2: /Gymnasium|Fieldhouse|Coliseum/,
      3: /Gymnasium|Fieldhouse|Coliseum/,
      4: /Stadium|Stade|Park|Dome/,
      5: /Stadium|Stade|Park|Dome/,
      6: /Aquatic|Pool|Natatorium/,
    };
    const places = new Map(catalogue.venues.map(({ id, name }) => [id, name]));
    for (const { event_category_id, location_id, participants } of catalogue.events) {
      const sport = event_category_id > 9 ? Math.floor(event_category_id / 10) : event_category_id;
      expect(places.get(location_id)).toMatch(participants.length > 0 ? (words[sport] ?? /./) : /Auditorium/);
    }
  });

  test.each([
    ['run with the clock of the backend', {}, true],
    ['are all of one moment where one is given', { scoresAt: NOW }, false],
  ])('the scores of live games %s', (_, options, differ) => {
    let now = NOW;
    const channel = new World({ now: () => now, ...options });
    const live = channel.catalogue.events.filter(
      (row) => row.scoring && row.start * 1000 <= NOW && (row.start + row.planned) * 1000 > NOW + 60_000,
    );
    const scores = () => live.map((row) => viewEvent(channel, accessOf(channel, null), row).score);
    const before = scores();
    now += 60_000;
    expect(before).not.toHaveLength(0);
    expect(JSON.stringify(scores()) !== JSON.stringify(before)).toBe(differ);
  });

  test('the demo’s event times stay fixed for six hours, then move to the current time', () => {
    let now = Math.floor(NOW / 3_600_000) * 3_600_000;
    const running = new World({ now: () => now });
    const starts = () => running.catalogue.events.map(({ start }) => start).join();
    const first = starts();
    now += 5 * 3_600_000 + 59 * 60_000;
    expect(starts() === first).toBe(true);
    now += 2 * 60_000;
    expect(starts() === first).toBe(false);
  });

  test('every video in “New this week” is less than a week old', () => {
    const [rail] = catalogue.library.rails;
    expect(rail?.items.length).toBeGreaterThanOrEqual(6);
    for (const item of catalogue.library.items)
      if (rail?.items.includes(item.id)) expect(NOW - Date.parse(item.date)).toBeLessThan(7 * 86_400_000);
  });

  test('a huge channel has 10,000 events and 2,000 teams', () => {
    const huge = new World({ scale: 'huge', now: () => NOW }).catalogue;
    expect([huge.events.length, huge.teams.length]).toEqual([10_000, 2_000]);
  });

  test.each<[string, ZodMiniType, unknown[]]>([
    ['settings', Settings, [catalogue.settings]],
    ['categories', EventCategory, catalogue.categories],
    ['schools', ParticipantGroup, catalogue.schools],
    ['teams', Participant, catalogue.teams.map(participantOf)],
    ['packages', Package, catalogue.packages],
    ['subscriptions', Subscription, catalogue.subscriptions],
    ['menu', MenuItem, catalogue.menu],
    ['pages', Page, catalogue.pages],
    ['slides', Slide, catalogue.slides],
    ['questions', FaqItem, catalogue.faq],
  ])('the demo channel’s %s match the contract', (_, schema, rows) => {
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(safeParse(schema, row).error?.issues ?? []).toEqual([]);
  });

  test('the demo channel has packages and slides of every kind, menus at every placement, and prerolls for every selector', () => {
    const kinds = (list: { type?: unknown }[]) => [...new Set(list.map(({ type }) => type))].sort();
    expect(kinds(catalogue.packages)).toEqual(['all_access', 'basic', 'category', 'single_event', 'team']);
    expect([...new Set(catalogue.slides.map(({ slidable_type }) => slidable_type))].sort()).toEqual([
      'category',
      'group',
      'main',
      'participant',
    ]);
    expect([...new Set(catalogue.menu.map(({ placement }) => placement))].sort()).toEqual([
      'both',
      'footer',
      'header',
    ]);
    const { prerolls } = catalogue.settings;
    expect(prerolls.some(({ location_id }) => location_id !== null)).toBe(true);
    expect(prerolls.some(({ event_categories }) => event_categories.length > 0)).toBe(true);
    expect(prerolls.some(({ for_live, for_vod }) => for_live && !for_vod)).toBe(true);
    expect(prerolls.some(({ for_live, for_vod }) => !for_live && for_vod)).toBe(true);
  });

  test('the demo channel has events of every access type and status, with and without two teams', async () => {
    const caller = new Caller(judge, { now: () => NOW });
    await caller.openSession();
    const { body } = await caller.call('listEvents', { query: { limit: 100 } });
    expect(body.meta.total).toBe(400);
    const seen = { type: new Set(), status: new Set(), teams: new Set() };
    for (let offset = 0; offset < 400; offset += 100) {
      const page = await caller.call('listEvents', { query: { limit: 100, offset } });
      for (const event of page.body.data) {
        seen.type.add(event.type);
        seen.status.add(event.stream_status);
        seen.teams.add(event.participants.length);
      }
    }
    expect([...seen.type].sort()).toEqual(['free', 'paid', 'ppv', 'register']);
    expect([...seen.status].sort()).toEqual(['finished', 'live', 'upcoming']);
    expect(seen.teams.has(2)).toBe(true);
    expect(seen.teams.size).toBeGreaterThan(1);
  });

  test('the demo’s member has clips in all three states', () => {
    const states = world.store.clips.all().map(({ clip }) => clip.status);
    expect([...new Set(states)].sort()).toEqual([...ClipStatus.options].sort());
  });

  test('the seeded clips are from hockey games, which their names are about', () => {
    const categories = world.store.clips
      .all()
      .map(({ clip }) => world.catalogue.eventById.get(clip.event_id)?.event_category_id);
    expect(categories.length).toBeGreaterThan(0);
    expect(categories.filter((category) => category !== 11 && category !== 12)).toEqual([]);
  });
});

describe('repeated requests to the demo channel', () => {
  test('the demo rejects a second purchase while the first settles, and counts every attempt', async () => {
    const caller = new Caller(judge, {});
    await caller.openSession('fan@grandstand.test');
    const item = caller.world.catalogue.packages.find(({ id }) => id === 30);
    const body = {
      type: 'package',
      event_id: null,
      package_id: 30,
      subscription_id: null,
      participant_id: null,
      event_category_id: null,
      single_event_package_id: null,
      vod_id: null,
      target: null,
      payment_method_id: 'pm_demo_success_visa_4242_1230_abc',
      save_card: false,
      coupon: null,
      expected_total: (await caller.call('applyCoupon', { query: { type: 'package', package_id: 30 } })).body
        .amounts.total,
    };
    expect(item).toBeDefined();
    expect((await caller.call('buy', { body })).status).toBe(200);
    expect((await caller.call('buy', { body })).body.code).toBe('already_purchased');
    const { charges, attempts } = caller.world.store;
    expect([charges.all().length, attempts.all().length]).toEqual([1, 2]);
  });

  test('requesting the same clip twice creates two clips', async () => {
    const caller = new Caller(judge, { scenario: 'member' });
    await caller.openSession('member@grandstand.test');
    const before = caller.world.store.clips.all().length;
    const event = caller.world.catalogue.events.find(({ recorded, embedded }) => recorded && !embedded);
    const body = {
      event_id: event?.id,
      name: 'Twice',
      start_time: 5,
      duration: 6,
      tags: ['goal'],
      event_media_id: Number(event?.id) * 10 + 3,
    };
    await caller.call('createClip', { body });
    await caller.call('createClip', { body });
    expect(caller.world.store.clips.all().length).toBe(before + 2);
  });
});

describe('payments by test card', () => {
  test.each<[string, number, string | null]>([
    ['success', 200, 'paid'],
    ['declined', 400, null],
    ['insufficient-funds', 400, null],
    ['expired', 400, null],
  ])('a payment with the test card “%s” has the result of that card', async (outcome, status, settled) => {
    const caller = new Caller(judge, {});
    await caller.openSession('fan@grandstand.test');
    const quote = await caller.call('applyCoupon', { query: { type: 'package', package_id: 30 } });
    const response = await caller.call('buy', {
      body: {
        type: 'package',
        event_id: null,
        package_id: 30,
        subscription_id: null,
        participant_id: null,
        event_category_id: null,
        single_event_package_id: null,
        vod_id: null,
        target: null,
        payment_method_id: `pm_demo_${outcome}_visa_4242_1230_abc`,
        save_card: false,
        coupon: null,
        expected_total: quote.body.amounts.total,
      },
    });
    expect(response.status).toBe(status);
    if (settled === null) return expect(response.body.code).toBe('card_declined');
    const path = { id: response.body.order.id };
    await caller.call('getOrder', { path });
    expect((await caller.call('getOrder', { path })).body.status).toBe(settled);
  });
});
