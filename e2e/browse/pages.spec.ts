import { expect, test } from '../steps/demo-channel.ts';
import { shows } from '../steps/shows';
import { expectAccessible, LIGHT, returning } from '../steps/visitor.ts';

test.describe('the cookie notice', () => {
  for (const choice of ['Accept', 'Refuse'])
    test(
      `the cookie notice stores the choice "${choice}", which can be changed later`,
      shows('cookie notice'),
      async ({ page }) => {
        await page.goto('/faq');
        const notice = page.getByRole('region', { name: 'Cookies' });
        await expect(notice.getByText('We keep a few things on your device')).toBeVisible();
        await expect(notice.getByRole('link', { name: 'Read our privacy policy' })).toHaveAttribute(
          'href',
          '/privacy_policy',
        );
        const accept = await notice.getByRole('button', { name: 'Accept' }).boundingBox();
        const refuse = await notice.getByRole('button', { name: 'Refuse' }).boundingBox();
        expect(refuse).toMatchObject({ y: accept?.y, width: accept?.width, height: accept?.height });
        const look = (name: string) =>
          notice.getByRole('button', { name }).evaluate((button) => {
            const { backgroundColor, color, borderColor, fontWeight } = getComputedStyle(button);
            return { backgroundColor, color, borderColor, fontWeight };
          });
        expect(await look('Refuse')).toEqual(await look('Accept'));
        await notice.getByRole('button', { name: choice }).click();
        await expect(notice).toHaveCount(0);
        await page.reload();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(notice).toHaveCount(0);
        await page.getByRole('button', { name: 'Cookie settings' }).click();
        await expect(
          notice.getByText(choice === 'Accept' ? /currently accept/ : /currently refuse/),
        ).toBeVisible();
      },
    );

  for (const [device, size] of Object.entries({
    phone: { width: 390, height: 664 },
    laptop: { width: 1366, height: 768 },
  }))
    test(`on a ${device} the end of a page can be scrolled out from under the cookie notice`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      for (const path of ['/faq', '/', '/login']) {
        await page.goto(path);
        const notice = page.getByRole('region', { name: 'Cookies' });
        await expect(notice).toBeVisible();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect
          .poll(async () => {
            await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
            const top = (await notice.boundingBox())?.y ?? 0;
            const ends = await page
              .locator('footer')
              .evaluateAll((footers) => footers.map((footer) => footer.getBoundingClientRect().bottom));
            return ends.every((end) => end <= top + 1);
          })
          .toBe(true);
      }
    });

  test('the cookie notice shows a default text if the channel has none', async ({ page, demo }) => {
    const { settings } = demo.world.catalogue;
    settings.static_blocks = settings.static_blocks.filter(({ alias }) => alias !== 'cookie_notice');
    await page.goto('/faq');
    await expect(
      page.getByRole('region', { name: 'Cookies' }).getByText(/^The site stores what it needs/),
    ).toBeVisible();
  });

  test('the cookie notice is not shown inside another site', async ({ page }) => {
    await page.goto('/watch_embed/1', { waitUntil: 'networkidle' });
    await expect(page.getByRole('region', { name: 'Cookies' })).toHaveCount(0);
  });
});

test.describe('the channel’s pages', () => {
  test.beforeEach(({ page }) => returning(page));

  for (const [path, heading, words, ...statements] of [
    [
      '/about',
      'About Northfield Sports Network',
      'The basic pass is free and covers the 2023-24 regular season',
      'route /about',
      'marketing: basic pass',
    ],
    [
      '/about',
      'About Northfield Sports Network',
      'reviewed within 5 business days',
      'route /about',
      'marketing: submissions',
    ],
    ['/simulate', 'Simulated games', 'Pick two teams', 'route /simulate'],
    ['/privacy_policy', 'Privacy policy', 'Your rights', 'route /privacy_policy'],
    [
      '/terms_conditions',
      'Terms and conditions',
      'All sales are final, no refunds.',
      'route /terms_conditions',
      'constant all sales final',
    ],
    [
      '/terms_conditions',
      'Terms and conditions',
      'Annual plans renew every 12 months, monthly plans every 30 days',
      'constant annual 12 months',
      'constant monthly 30 days',
    ],
    [
      '/terms_conditions',
      'Terms and conditions',
      'Payments are encrypted (256 bit, SSL).',
      'constant encrypted payment',
    ],
  ] as const)
    test(`the page ${path} shows the text "${words}"`, shows(...statements), async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.getByRole('main').getByText(words).first()).toBeVisible();
    });

  for (const path of ['/about', '/simulate', '/privacy_policy', '/terms_conditions'])
    test(`the page ${path} says that the channel has not published it, and links to the contact page`, async ({
      page,
      demo,
    }) => {
      demo.world.catalogue.settings.static_blocks = [];
      await page.goto(path);
      const main = page.getByRole('main');
      await expect(main.getByText(/^The channel hasn’t published this page yet\./)).toBeVisible();
      await expect(main.getByRole('link', { name: 'Contact us' }).first()).toHaveAttribute(
        'href',
        '/contacts',
      );
    });

  test(
    'the alternative address of a channel page redirects to its main address',
    shows('page lookup'),
    async ({ page }) => {
      await page.goto('/women');
      await expect(page).toHaveURL('/women-in-sport');
      await expect(page.getByRole('heading', { level: 1, name: 'Women in sport' })).toBeVisible();
      await page.goto('/free?sort=name-asc');
      await expect(page).toHaveURL(/^[^?]+\/free-games(\?|$)/);
    },
  );

  test.describe('the FAQ page', () => {
    test(
      'the FAQ search finds questions and their answers',
      shows('route /faq', 'entity FAQ'),
      async ({ page }) => {
        await page.goto('/faq');
        await expect.poll(() => page.locator('details').count()).toBeGreaterThan(5);
        await page.getByRole('searchbox', { name: 'Search the FAQ' }).fill('mbit');
        await expect(page.locator('details')).toHaveCount(1);
        await page.getByRole('searchbox', { name: 'Search the FAQ' }).fill('zzzz');
        await expect(page.getByText('No answers match your search')).toBeVisible();
      },
    );

    test('FAQ questions open by keyboard, and each has its own link', async ({ page }) => {
      await page.goto('/faq');
      const question = page.locator('details').nth(4);
      await question.locator('summary').focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/faq#q-\d+$/);
      await page.reload();
      await expect(question).toHaveAttribute('open');
      await expect(question.locator('p').first()).toBeInViewport();
    });

    test('links in FAQ answers navigate within the site', async ({ page }) => {
      await page.goto('/faq');
      await page.getByText('How do I cancel a membership?').click();
      let reloaded = false;
      page.on('request', (request) => {
        if (request.isNavigationRequest()) reloaded = true;
      });
      await page.getByRole('link', { name: 'your orders' }).click();
      await expect(page).not.toHaveURL(/faq/);
      expect(reloaded).toBe(false);
    });
  });

  test.describe('the contact page', () => {
    test(
      'the contact page lists every way to reach the channel',
      shows('route /contacts'),
      async ({ page }) => {
        await page.goto('/contacts');
        await expect(page.getByRole('link', { name: 'hello@northfield.grandstand.test' })).toHaveAttribute(
          'href',
          'mailto:hello@northfield.grandstand.test',
        );
        await expect(page.getByRole('link', { name: '+1 555 010 0100' })).toHaveAttribute(
          'href',
          'tel:+15550100100',
        );
        await expect(page.getByRole('navigation', { name: 'Follow us' }).getByRole('link')).toHaveCount(5);
      },
    );

    test(
      'the contact form is validated, and its answers are put into an e-mail',
      shows('entity Custom form'),
      async ({ page }) => {
        await page.goto('/contacts');
        await page.getByRole('button', { name: 'Write an email' }).click();
        await expect(page.getByLabel('Your name')).toHaveAttribute('aria-invalid', 'true');
        await page.getByLabel('Your name').fill('Ann');
        await page.getByLabel('Your email').fill('ann@');
        await page.getByLabel('What is it about?').selectOption({ label: 'A payment' });
        await page.getByLabel('Your message').fill('Hello');
        await page.getByRole('button', { name: 'Write an email' }).click();
        await expect(page.getByText('A valid email address is required')).toBeVisible();
        await expect(page.getByText('Field length must be greater than 9')).toBeVisible();
        await page.getByLabel('Your email').fill('ann@example.com');
        await page.getByLabel('Your message').fill('Hello\nthere');
        await page.getByRole('button', { name: 'Write an email' }).click();
        await expect(
          page.getByText('Your message is ready in your email app: send it from there.'),
        ).toBeVisible();
        await expect(page.getByLabel('Your message')).toHaveValue('Hello\nthere');
      },
    );

    test('the contact form posts its answers to the channel’s own address', async ({ page, demo }) => {
      const [form] = demo.world.catalogue.forms;
      if (form) form.submit_url = `${demo.url}/posted-here`;
      await page.goto('/contacts');
      await page.getByLabel('Your name').fill('Ann');
      await page.getByLabel('Your email').fill('ann@example.com');
      await page.getByLabel('What is it about?').selectOption({ label: 'A payment' });
      await page.getByLabel('Your message').fill('Hello there');
      const post = page.waitForRequest('**/posted-here');
      await page.getByRole('button', { name: 'Send' }).click();
      const request = await post;
      expect(request.method()).toBe('POST');
      expect(Object.fromEntries(new URLSearchParams(request.postData() ?? ''))).toMatchObject({
        name: 'Ann',
        email: 'ann@example.com',
        topic: 'payment',
        message: 'Hello there',
      });
    });

    test(
      'the contact page of a channel without a contact form shows no form',
      shows('status 404 of a custom form'),
      async ({ page, demo }) => {
        demo.world.catalogue.forms.length = 0;
        await page.goto('/contacts', { waitUntil: 'networkidle' });
        await expect(page.getByRole('link', { name: 'hello@northfield.grandstand.test' })).toBeVisible();
        await expect(page.locator('main form')).toHaveCount(0);
      },
    );
  });

  for (const scheme of ['dark', 'light'] as const)
    test.describe(`the channel’s pages in ${scheme} colours`, () => {
      for (const path of ['/about', '/simulate', '/faq', '/contacts', '/privacy_policy', '/terms_conditions'])
        test(`the channel page ${path} is accessible in ${scheme} colours`, async ({ demo, page }) => {
          if (scheme === 'light') Object.assign(demo.world.catalogue.colors, LIGHT);
          await page.emulateMedia({ reducedMotion: 'reduce' });
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          if (path === '/contacts') await expect(page.locator('main form')).toBeVisible();
          await expectAccessible(page);
        });
    });
});

test('the cookie notice is accessible, and a viewer can still reach the content that it covers', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/faq');
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
  await expectAccessible(page);
});
