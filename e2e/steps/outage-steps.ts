import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { eventLike, withoutPrerolls } from '../../mocks/choose-event.ts';
import type { EventRow } from '../../mocks/data/events.ts';
import type { World } from '../../mocks/store/world.ts';
import { newViewing, type Viewing, withEntry } from '../../src/lib/watch-log/viewing.ts';
import { readyToBuy } from './buy-steps.ts';
import { expect } from './demo-channel.ts';
import { type Language, sayIn } from './say.ts';
import { pressPlay } from './watch-steps.ts';

const FAN = 'fan@grandstand.test';

/** Signs the viewer in with a ticket to a recorded game; returns the game and the order number. */
export async function withTicket(page: Page, world: World, change: Partial<EventRow> = {}) {
  withoutPrerolls(world);
  const event = eventLike(world, { status: 'finished', recording: 'ready' });
  Object.assign(event, {
    type: 'ppv',
    base_price: 1299,
    single_event_package_id: 1_000_000 + event.id,
    ...change,
  });
  const { users, orders } = world.store;
  const user = users.find(({ email }) => email === FAN);
  const model = orders.where(({ order }) => order.type === 'event' && order.status === 'paid').at(-1);
  if (!user || !model) throw new Error('the demo channel has no ticket to copy');
  const { id: _, ...rest } = model;
  const { id } = orders.add({
    ...rest,
    user_id: user.id,
    item: { kind: 'event', id: event.id },
    capabilities: ['watch'],
    order: {
      ...model.order,
      event_id: event.id,
      product: { ...model.order.product, id: event.id, name: event.name },
    },
  });
  await readyToBuy(page, world, FAN);
  const order = orders.get(id)?.order.id ?? id;
  return { event, order, userId: user.id };
}

/** Stores a viewing in the browser, as an earlier visit would have done. */
export async function storeViewing(
  page: Page,
  { userId, viewing }: { userId: number; viewing: Viewing },
): Promise<void> {
  await page.addInitScript(
    ([key, value, until]) => localStorage.setItem(key, JSON.stringify({ value, until })),
    [`rudy_watch_log.${userId}.${viewing.event.id}.kept`, viewing, Date.now() + 86_400_000] as const,
  );
}

/** Returns the log of a viewing that plays for a minute, stalls for twelve seconds and then plays on. */
export function troubledViewing(event: { id: number; title: string }, at: number): Viewing {
  return (
    [
      [1_200, { type: 'start', milliseconds: 1_200, offline: 0, state: 'over' }],
      [1_300, { type: 'quality', height: 720 }],
      [61_200, { type: 'watched', seconds: 60 }],
      [73_200, { type: 'stall', milliseconds: 12_000, offline: 0, state: 'over' }],
      [73_300, { type: 'error', code: 'network 503' }],
      [133_200, { type: 'watched', seconds: 120 }],
    ] as const
  ).reduce(
    (viewing, [elapsed, entry]) => withEntry(viewing, entry, elapsed),
    newViewing(event, at, { live: false, embedded: false }),
  );
}

export const storedLogKeys = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('rudy_watch_log.')));

/** Measures in the page for how long the video's time did not advance after its first frame. */
export async function measureStalls(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    let [before, since, sum, began] = [0, performance.now(), 0, false];
    Object.assign(window, { stalledMs: () => sum });
    setInterval(() => {
      const time = document.querySelector('video')?.currentTime ?? 0;
      const now = performance.now();
      // Ignores the time of a reloaded source, which starts again at zero.
      if (time > before) began = true;
      else if (began) sum += now - since;
      [before, since] = [Math.max(before, time), now];
    }, 100);
  });
  return async () => Number(await page.evaluate('window.stalledMs()')) / 1000;
}

/** Provides what a viewer does and sees on the receipt, in their language. */
export function receiptSteps(page: Page, language: Language = 'en') {
  const say = sayIn(language);
  const dialog = page.getByRole('dialog', { name: say('trouble.title') });
  const main = page.getByRole('main');
  return {
    say,
    dialog,
    main,

    async watch(id: number): Promise<void> {
      await page.goto(`/watch/${id}`);
      await pressPlay(page);
    },

    async open(): Promise<void> {
      await main
        .getByRole('button', { name: say('watch.trouble') })
        .first()
        .click();
      await expect(dialog).toBeVisible();
    },

    /** Finds the value that is listed next to a name. */
    fact: (id: string) =>
      dialog
        .locator('dl > div')
        .filter({ has: page.getByText(say(id), { exact: true }) })
        .locator('dd'),

    async download(): Promise<{ name: string; text: string }> {
      const saving = page.waitForEvent('download');
      await dialog.getByRole('button', { name: say('trouble.download') }).click();
      const file = await saving;
      return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') };
    },
  };
}
