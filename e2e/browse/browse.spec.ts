import { devices } from '@playwright/test';
import { expect, test } from '../steps/demo-channel.ts';
import { shows } from '../steps/shows';
import { expectAccessible, LIGHT, returning, signIn, unrenderedPath } from '../steps/visitor.ts';

test.beforeEach(({ page }) => returning(page));

const events = '**/api/events?*';

test.describe('the home page', () => {
  test('home’s slides can be moved with arrows, dots and the keyboard', async ({ page }) => {
    await page.goto('/');
    const slides = page.getByRole('region', { name: 'Highlights' });
    await expect(slides.getByRole('button', { name: 'Previous slide' })).toBeDisabled();
    await slides.getByRole('button', { name: 'Next slide' }).click();
    await expect(slides.getByRole('button', { name: 'Slide 2 of 9' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await slides.getByRole('button', { name: 'Slide 4 of 9' }).focus();
    await page.keyboard.press('Enter');
    await expect(slides.getByRole('button', { name: 'Slide 4 of 9' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  });

  test(
    'each section of home links to the full list of its kind',
    shows('home sections'),
    async ({ page }) => {
      await page.goto('/');
      await expect(page.getByRole('list', { name: 'Live now' })).toBeVisible();
      for (const [name, path] of [
        ['Live now', '/live'],
        ['This week', '/upcoming'],
        ['New replays', '/vod'],
      ] as const) {
        await page.mouse.wheel(0, 1_000);
        await expect(page.getByRole('link', { name: `See all: ${name}` })).toHaveAttribute('href', path);
      }
      await expect(page.getByRole('heading', { name: 'Featured' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'New this week' })).toBeVisible();
    },
  );

  test('the chosen view of home is restored after a reload', shows('home views'), async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'View' }).click();
    await page.getByRole('button', { name: 'List', exact: true }).click();
    await expect(page.getByRole('list', { name: 'Live now' })).toHaveAttribute('data-arrangement', 'list');
    await page.reload();
    await expect(page.getByRole('list', { name: 'Live now' })).toHaveAttribute('data-arrangement', 'list');
    await page.getByRole('button', { name: 'View' }).click();
    await page.getByRole('button', { name: 'Table', exact: true }).click();
    await expect(page.getByRole('table', { name: 'Live now' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('table', { name: 'Live now' })).toBeVisible();
  });

  test(
    'a school and a team each have their own home page',
    shows('home-menu links'),
    async ({ page, demo }) => {
      await page.goto('/');
      await page.getByRole('link', { name: 'Featured school' }).click();
      const school = demo.world.catalogue.schools[0]?.name ?? '';
      await expect(page.getByRole('heading', { level: 1, name: school })).toBeVisible();
      await page.getByRole('link', { name: 'Team of the week' }).click();
      const team = demo.world.catalogue.teams[0]?.name ?? '';
      await expect(page.getByRole('heading', { level: 1, name: team })).toBeVisible();
      await expect(page.getByRole('button', { name: `Add ${team} to your favourites` })).toBeVisible();
    },
  );

  test('home shows an error if its load fails, and loads on a retry', async ({ page }) => {
    await page.route('**/api/events-for-homepage*', (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto(unrenderedPath('/'));
    await expect(page.getByRole('alert').getByText('This could not be loaded')).toBeVisible();
    await page.unroute('**/api/events-for-homepage*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Live now' })).toBeVisible();
  });
});

test.describe('the four event lists', () => {
  for (const [path, status, ...statements] of [
    ['/live', 'live', 'route /live', 'status list live'],
    ['/upcoming', 'upcoming', 'route /upcoming', 'status list upcoming'],
    ['/vod', 'finished', 'route /vod', 'status list vod'],
    ['/schedule', null, 'route /schedule'],
  ] as const)
    test(
      `the event list ${path} requests ${status ?? 'all events from today'}`,
      shows('browse events', ...statements),
      async ({ page }) => {
        const call = page.waitForRequest(events);
        await page.goto(unrenderedPath(path));
        const query = new URL((await call).url()).searchParams;
        expect(query.get('stream_status')).toBe(status);
        expect(query.has('start_date')).toBe(status === null);
        await expect(page.getByRole('article').first()).toBeVisible();
      },
    );
});

test.describe('on a laptop with a French channel', () => {
  test.use({ scenario: 'french', viewport: { width: 1280, height: 800 } });

  test('the price on a card’s button stays on one line', async ({ page }) => {
    await page.goto('/upcoming');
    const buy = page
      .getByRole('main')
      .getByRole('article')
      .getByRole('link', { name: /^Acheter – \d+,\d\d/ });
    await expect(buy.first()).toBeVisible();
    const lines = await buy.evaluateAll((links) =>
      links.map((link) => {
        const text = document.createRange();
        text.selectNodeContents(link);
        return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
      }),
    );
    expect(new Set(lines)).toEqual(new Set([1]));
  });
});

test.describe('filtering the event list', () => {
  for (const [language, scenario, filters] of [
    ['English', 'default', 'Filters'],
    ['French', 'french', 'Filtres'],
  ] as const)
    test.describe(language, () => {
      test.use({ scenario, viewport: { width: 1280, height: 800 } });

      test(`on a laptop in ${language} the open filters leave room for the first games`, async ({ page }) => {
        await page.goto('/schedule');
        await page.getByRole('button', { name: filters, exact: true }).click();
        const main = page.getByRole('main');
        await expect(main.locator('input[type=date]').last()).toBeVisible();
        await expect(main.getByRole('article').first().locator('img').first()).toBeInViewport({ ratio: 1 });
      });
    });

  for (const [label, option, name, ...statements] of [
    ['Sport', 'Hockey', 'sport', 'browse event categories', 'filter sport', 'key name sport'],
    ['Gender', 'Women (W)', 'gender', 'gender Women (W)', 'filter gender'],
    ['School', { index: 1 }, 'school', 'browse groups', 'key name school'],
    ['Team', { index: 1 }, 'team', 'browse participants', 'key name team'],
    ['State or province', { index: 1 }, 'state', 'filter state'],
    ['City', { index: 1 }, 'city', 'filter city'],
  ] as const)
    test(
      `setting only the filter ${label} puts it into the address and into the call`,
      shows(...statements),
      async ({ page }) => {
        await page.goto('/vod');
        await page.getByRole('button', { name: 'Filters' }).click();
        const call = page.waitForRequest((request) => new URL(request.url()).searchParams.has(name));
        await page
          .getByLabel(label, { exact: true })
          .selectOption(typeof option === 'string' ? { label: option } : option);
        await call;
        await expect(page).toHaveURL(new RegExp(`[?&]${name}=`));
        const chosen = await page.getByLabel(label, { exact: true }).inputValue();
        await page.reload();
        await expect(page.getByLabel(label, { exact: true })).toHaveValue(chosen);
        await page.getByLabel(label, { exact: true }).selectOption({ label: 'All' });
        await expect(page).not.toHaveURL(new RegExp(`[?&]${name}=`));
      },
    );

  test('filters can be combined, shared by address, and undone by going back', async ({ page }) => {
    await page.goto('/vod?sport=1&gender=female&sort=name-asc');
    const count = await page.getByText(/^\d+ events?$/).textContent();
    await page.getByLabel('From', { exact: true }).fill('2023-01-01');
    await expect(page).toHaveURL(/sport=1&gender=female&sort=name-asc&start_date=2023-01-01/);
    await page.goBack();
    await expect(page).not.toHaveURL(/start_date/);
    await expect(page.getByText(/^\d+ events?$/)).toHaveText(count ?? '');
    await expect(page.getByLabel('Gender')).toHaveValue('female');
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page).not.toHaveURL(/sport|gender/);
  });

  test(
    'the event list requests no events older than the archive',
    shows('constant 2022-08-01'),
    async ({ page }) => {
      const call = page.waitForRequest(events);
      await page.goto('/vod?start_date=2019-05-05');
      expect(new URL((await call).url()).searchParams.get('start_date')).toBe('2022-08-01');
    },
  );

  test('a search without upcoming results links to past events', async ({ page }) => {
    await page.goto('/schedule');
    await page.getByRole('searchbox', { name: 'Search teams and events' }).fill('zzzz');
    await expect(page.getByText('No events match these filters')).toBeVisible();
    await page.getByRole('link', { name: 'Search past events' }).click();
    await expect(page).toHaveURL(/\/vod\?title=zzzz/);
  });
});

for (const timezoneId of ['Pacific/Kiritimati', 'America/Toronto', 'Pacific/Pago_Pago'])
  test.describe(`when the viewer is in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('every live game comes first in the schedule, whatever the date is at its venue', async ({
      page,
    }) => {
      await page.goto('/live');
      const count = Number.parseInt((await page.getByText(/^\d+ events?$/).textContent()) ?? '', 10);
      expect(count).toBeGreaterThan(2);
      await page.goto('/schedule');
      const isLive = page.getByRole('article').getByText('Live', { exact: true });
      await expect(isLive).toHaveCount(count);
      await expect(
        page
          .getByRole('article')
          .nth(count - 1)
          .getByText('Live', { exact: true }),
      ).toBeVisible();
    });
  });

test('the schedule has one heading for live games and one for each day', async ({ page }) => {
  await page.goto('/schedule');
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(headings.first()).toHaveText('Live now');
  await expect(headings.nth(1)).toHaveText(/^(Today|Tomorrow) · [A-Z][a-z]+, [A-Z][a-z]+ \d+$/);
  // Dispatches the event, because a click would first scroll, and games that load on scrolling would move the
  // button away.
  await page.getByRole('button', { name: 'Show more' }).dispatchEvent('click');
  await expect.poll(() => headings.count()).toBeGreaterThan(5);
  const texts = await headings.allTextContents();
  expect(new Set(texts).size).toBe(texts.length);
  await page.goto('/vod');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: /^(Today|Live now)/ })).toHaveCount(0);
});

test('the event list loads more events while scrolling', async ({ page }) => {
  await page.goto('/vod');
  await expect(page.getByRole('article')).toHaveCount(24);
  const next = page.waitForRequest((request) => new URL(request.url()).searchParams.get('offset') === '24');
  await page.mouse.wheel(0, 20_000);
  await next;
  await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(24);
});

test('an event list that fails to load shows an error, and a retry fills it', async ({ page }) => {
  await page.route(events, (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto(unrenderedPath('/vod'));
  await expect(page.getByRole('alert').getByText('This could not be loaded')).toBeVisible();
  await page.unroute(events);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article')).toHaveCount(24);
});

test(
  'a channel’s own page shows its text and its fixed filters',
  shows('view of the channel’s pages'),
  async ({ page }) => {
    const call = page.waitForRequest(events);
    await page.goto(unrenderedPath('/women-in-sport'));
    expect(new URL((await call).url()).searchParams.get('gender')).toBe('female');
    await expect(page.getByRole('heading', { level: 1, name: 'Women in sport' })).toBeVisible();
    await expect(page.getByText('from the season opener to the final')).toBeVisible();
    await page.getByRole('button', { name: 'Filters' }).click();
    await expect(page.getByLabel('Sport', { exact: true })).toBeVisible();
    await expect(page.getByLabel('Gender', { exact: true })).toHaveCount(0);
  },
);

test('an upcoming event can be added to a calendar', async ({ page }) => {
  await page.goto('/upcoming');
  await page.getByRole('button', { name: 'View' }).click();
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await page
    .getByRole('button', { name: /^Remind me/ })
    .first()
    .click();
  await expect(page.getByRole('link', { name: 'Google Calendar' })).toHaveAttribute(
    'href',
    /^https:\/\/calendar\.google\.com\/calendar\/render\?action=TEMPLATE/,
  );
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Calendar file (.ics)' }).click();
  expect((await download).suggestedFilename()).toMatch(/^\d+\.ics$/);
});

test.describe('on a channel without events', () => {
  test.use({ scenario: 'nothing-on' });

  test('home and the event list say that the channel has no events', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText('Nothing scheduled yet')).toBeVisible();
    await page.goto('/live');
    await expect(page.getByText('No events here yet')).toBeVisible();
  });
});

test('an unknown address shows the 404 page, which links home', shows('catch-all'), async ({ page }) => {
  await page.goto('/no/such/place');
  await expect(page).toHaveURL(/\/404$/);
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test.describe('with a French channel', () => {
  test.use({ scenario: 'french' });

  test(
    'home and the event list of a French channel are in French',
    shows('interface languages'),
    async ({ page }) => {
      await page.goto('/');
      await expect(page.getByRole('heading', { name: 'En direct' })).toBeVisible();
      await page.goto('/schedule');
      await expect(page.getByRole('heading', { level: 1, name: 'Calendrier' })).toBeVisible();
      await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute('content', 'fr_CA');
    },
  );
});

test.describe('page metadata', () => {
  test('pages have metadata for search engines and link previews', async ({ page, demo }) => {
    await page.goto('/schedule?sport=1&trk=mail');
    await expect(page).toHaveTitle('Events · Northfield Sports Network');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${demo.url}/schedule`);
    await expect(page.locator('meta[name=description]')).toHaveCount(1);
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', 'Events');
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);
    await page.goto('/login');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });
});

test('a viewer can reach an event with the keyboard alone', async ({ page }) => {
  await page.goto('/live');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  const link = page.getByRole('article').first().getByRole('heading').getByRole('link');
  for (
    let press = 0;
    press < 20 && !(await link.evaluate((node) => node === document.activeElement));
    press++
  )
    await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/watch\/\d+$/);
});

test('header links that don’t fit are moved into the menu', async ({ page, demo }) => {
  const titles = demo.world.catalogue.menu
    .filter(({ placement }) => placement !== 'footer')
    .map(({ title }) => title);
  await page.setViewportSize({ width: 1024, height: 700 });
  await page.goto('/');
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(page.getByRole('button', { name: 'Open the menu' })).toBeVisible();
  // Waits for the site's font, because it is narrower than its fallback.
  await page.evaluate(() => document.fonts.ready);
  const shown = await links.allTextContents();
  expect(shown.length).toBeGreaterThan(2);
  expect(shown.length).toBeLessThan(titles.length);
  await page.getByRole('button', { name: 'Open the menu' }).press('Enter');
  await expect(links).toHaveText([...shown, ...titles]);
  await page.keyboard.press('Escape');
  await expect(links).toHaveText(shown);
  await page.setViewportSize({ width: 1600, height: 700 });
  await expect(links).toHaveText(titles);
  await expect(page.getByRole('button', { name: 'Open the menu' })).toBeHidden();
});

test.describe('the site on a phone', () => {
  const { defaultBrowserType: _browser, ...pixel } = devices['Pixel 7'];
  test.use(pixel);

  test('on a phone the menu, a rail and a filter work by touch, and nothing is wider than the screen', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Open the menu' }).tap();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Schedule' }).tap();
    await expect(page).toHaveURL(/\/schedule$/);
    await page.getByRole('button', { name: 'Filters' }).tap();
    await page.getByRole('button', { name: 'This weekend' }).tap();
    await expect(page).toHaveURL(/start_date=/);
    for (const path of ['/', '/schedule', '/vod_library', '/faq', '/contacts']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    }
  });
});

test('short sections of home fill their rows, and a single card shows its text at its side', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1350, height: 900 });
  await page.route('**/api/events-for-homepage*', async (route) => {
    const response = await route.fetch();
    const { upcoming } = await response.json();
    const [live, featured, vod] = [upcoming.slice(0, 1), upcoming.slice(0, 3), upcoming.slice(0, 5)];
    await route.fulfill({ response, json: { live, upcoming, featured, vod } });
  });
  await page.goto(unrenderedPath('/'));
  const cardsByLine = async (name: string) => {
    const cards = page.getByRole('region', { name }).getByRole('listitem');
    const tops = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
    return [...new Set(tops)].map((top) => tops.filter((each) => each === top).length);
  };
  await expect(page.getByRole('list', { name: 'Live now' })).toBeVisible();
  await page.mouse.wheel(0, 800);
  await expect.poll(() => cardsByLine('Featured')).toEqual([3]);
  await expect.poll(() => cardsByLine('New replays')).toEqual([5]);
  const card = page.getByRole('region', { name: 'Live now' }).getByRole('article');
  const [whole, words] = await Promise.all([card.boundingBox(), card.getByRole('heading').boundingBox()]);
  expect((words?.x ?? 0) - (whole?.x ?? 0)).toBeGreaterThan(200);
});

test('the date strip selects a day, marks days with games, and shows all days again', async ({ page }) => {
  await page.goto('/schedule');
  const strip = page.getByRole('group', { name: 'Days' });
  const days = strip.getByRole('listitem').getByRole('button');
  await expect(days).toHaveCount(14);
  await expect(strip.getByRole('button', { name: /, with games$/ }).first()).toBeVisible();
  await days.nth(2).click();
  const day = await days.nth(2).getAttribute('data-day');
  await expect(page).toHaveURL(new RegExp(`start_date=${day}&end_date=${day}`));
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(1);
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  // The check includes the hover state, because the pointer is still over the chosen day.
  await expectAccessible(page, { only: 'main' });
  await strip.getByRole('button', { name: 'Later days' }).click();
  await expect(days.first()).not.toHaveAttribute('data-day', day ?? '');
  await days.first().click();
  await expect(page).toHaveURL(/\/schedule$/);
});

test.describe('the schedule on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('on a phone the first game of the schedule starts in the upper half of the screen', async ({
    page,
  }) => {
    await page.goto('/schedule');
    const first = page.getByRole('article').first();
    await expect(first).toBeVisible();
    expect((await first.boundingBox())?.y).toBeLessThan(422);
    await page.goto('/schedule?sport=1&gender=female&start_date=2026-01-01');
    await expect(first).toBeVisible();
    expect((await first.boundingBox())?.y).toBeLessThan(422);
  });

  test('each active filter is shown as a button that removes it', async ({ page }) => {
    await page.goto('/vod?sport=1&gender=female&start_date=2023-01-01&end_date=2023-01-01');
    const active = page.getByRole('list', { name: 'Active filters' });
    await expect(active.getByRole('button')).toHaveText([/\w/, 'Women (W)', 'Sun, Jan 1, 2023']);
    await active.getByRole('button', { name: 'Remove filter: Women (W)' }).click();
    await expect(page).toHaveURL(/\/vod\?sport=1&start_date=2023-01-01&end_date=2023-01-01$/);
    await active.getByRole('button', { name: 'Remove filter: Sun, Jan 1, 2023' }).click();
    await expect(page).toHaveURL(/\/vod\?sport=1$/);
    // Presses the button in the search region, because an empty list has the same button in its own panel.
    await page.getByRole('search').getByRole('button', { name: 'Clear filters' }).click();
    await expect(active).toHaveCount(0);
    await expect(page).toHaveURL(/\/vod$/);
  });
});

test.describe('the header on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the header’s menu lets a visitor sign up', async ({ page }) => {
    await page.goto('/faq');
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Sign up' }).click();
    await expect(page).toHaveURL(/\/registration$/);
  });

  test('a viewer’s long name does not squeeze the channel’s logo', async ({ page, demo }) => {
    for (const user of demo.world.store.users.all())
      demo.world.store.users.update(user, { first_name: 'Maximiliana-Konstantina' });
    await signIn(page, demo.world);
    await page.goto('/faq');
    const header = page.getByRole('banner');
    const profile = header.getByRole('link', { name: 'Maximiliana-Konstantina' });
    await expect(profile).toBeVisible();
    expect((await profile.boundingBox())?.width).toBe(44);
    const logo = header.getByRole('img').first();
    const [shown, natural] = await logo.evaluate((image: HTMLImageElement) => [
      image.width / image.height,
      image.naturalWidth / image.naturalHeight,
    ]);
    expect(shown).toBeCloseTo(natural ?? 0, 1);
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await expect(page.getByRole('link', { name: 'Sign up' })).toHaveCount(0);
  });
});

for (const scheme of ['dark', 'light'] as const)
  test.describe(`event lists in ${scheme} colours`, () => {
    test.beforeEach(async ({ demo, page }) => {
      if (scheme === 'light') Object.assign(demo.world.catalogue.colors, LIGHT);
      await page.emulateMedia({ reducedMotion: 'reduce' });
    });

    for (const path of ['/', '/schedule', '/vod', '/women-in-sport', '/404'])
      test(`the page ${path} is accessible in ${scheme} colours`, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
        await expect(page.getByText('Loading…')).toHaveCount(0);
        await expectAccessible(page);
      });
  });
