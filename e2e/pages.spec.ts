import { expect, test } from './demo-channel.ts';
import { shows } from './shows';
import { expectAccessible, LIGHT, returning } from './visitor.ts';

test.describe('the cookie notice', () => {
  for (const choice of ['Accept', 'Refuse'])
    test(`${choice} is kept, and can be changed later`, shows('cookie notice'), async ({ page }) => {
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
      await notice.getByRole('button', { name: choice }).click();
      await expect(notice).toHaveCount(0);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(notice).toHaveCount(0);
      await page.getByRole('button', { name: 'Cookie settings' }).click();
      await expect(notice.getByText(choice === 'Accept' ? /you accept/ : /you refuse/)).toBeVisible();
    });

  test('speaks for itself where the channel says nothing', async ({ page, demo }) => {
    const { settings } = demo.world.catalogue;
    settings.static_blocks = settings.static_blocks.filter(({ alias }) => alias !== 'cookie_notice');
    await page.goto('/faq');
    await expect(
      page.getByRole('region', { name: 'Cookies' }).getByText(/^The site keeps what it needs/),
    ).toBeVisible();
  });

  test('is not shown inside another site', async ({ page }) => {
    await page.goto('/watch_embed/1', { waitUntil: 'networkidle' });
    await expect(page.getByRole('region', { name: 'Cookies' })).toHaveCount(0);
  });
});

test.describe('pages', () => {
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
    test(`${path} says ${words}`, shows(...statements), async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.getByRole('main').getByText(words).first()).toBeVisible();
    });

  test('a page that the channel has not written says so', async ({ page, demo }) => {
    demo.world.catalogue.settings.static_blocks = [];
    await page.goto('/simulate');
    await expect(page.getByRole('heading', { name: 'Nothing stands here yet' })).toBeVisible();
  });

  test.describe('questions', () => {
    test('are searched, in their answers too', shows('route /faq', 'entity FAQ'), async ({ page }) => {
      await page.goto('/faq');
      await expect.poll(() => page.locator('details').count()).toBeGreaterThan(5);
      await page.getByRole('searchbox', { name: 'Search the answers' }).fill('mbit');
      await expect(page.locator('details')).toHaveCount(1);
      await page.getByRole('searchbox', { name: 'Search the answers' }).fill('zzzz');
      await expect(page.getByText('No answer has these words')).toBeVisible();
    });

    test('open by keyboard and are linked to one by one', async ({ page }) => {
      await page.goto('/faq');
      const question = page.locator('details').nth(4);
      await question.locator('summary').focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/faq#q-\d+$/);
      await page.reload();
      await expect(question).toHaveAttribute('open');
      await expect(question.locator('p').first()).toBeInViewport();
    });

    test('links in answers stay within the site', async ({ page }) => {
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

  test.describe('contacts', () => {
    test('has every way to reach the channel', shows('route /contacts'), async ({ page }) => {
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
    });

    test(
      'checks the form and puts the answers into a letter',
      shows('entity Custom form'),
      async ({ page }) => {
        await page.goto('/contacts');
        await page.getByRole('button', { name: 'Write the email' }).click();
        await expect(page.getByLabel('Your name')).toHaveAttribute('aria-invalid', 'true');
        await page.getByLabel('Your name').fill('Ann');
        await page.getByLabel('Your e-mail').fill('ann@');
        await page.getByLabel('What is it about?').selectOption({ label: 'A payment' });
        await page.getByLabel('Your message').fill('Hello\nthere');
        await page.getByRole('button', { name: 'Write the email' }).click();
        await expect(page.getByText('A valid email address is required')).toBeVisible();
        await page.getByLabel('Your e-mail').fill('ann@example.com');
        await page.getByRole('button', { name: 'Write the email' }).click();
        await expect(page.getByText('Your email program has the message: send it from there.')).toBeVisible();
        await expect(page.getByLabel('Your message')).toHaveValue('Hello\nthere');
      },
    );

    test('posts where the channel wants it posted', async ({ page, demo }) => {
      const [form] = demo.world.catalogue.forms;
      if (form) form.submit_url = `${demo.url}/posted-here`;
      await page.goto('/contacts');
      await page.getByLabel('Your name').fill('Ann');
      await page.getByLabel('Your e-mail').fill('ann@example.com');
      await page.getByLabel('What is it about?').selectOption({ label: 'A payment' });
      await page.getByLabel('Your message').fill('Hello');
      const post = page.waitForRequest('**/posted-here');
      await page.getByRole('button', { name: 'Send' }).click();
      const request = await post;
      expect(request.method()).toBe('POST');
      expect(Object.fromEntries(new URLSearchParams(request.postData() ?? ''))).toMatchObject({
        name: 'Ann',
        email: 'ann@example.com',
        topic: 'payment',
        message: 'Hello',
      });
    });

    test(
      'a channel without the form shows nothing in its place',
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
    test.describe(`in ${scheme} colours`, () => {
      for (const path of ['/about', '/simulate', '/faq', '/contacts', '/privacy_policy', '/terms_conditions'])
        test(`${path} is accessible`, async ({ demo, page }) => {
          if (scheme === 'light') Object.assign(demo.world.catalogue.colors, LIGHT);
          await page.emulateMedia({ reducedMotion: 'reduce' });
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          if (path === '/contacts') await expect(page.locator('main form')).toBeVisible();
          await expectAccessible(page);
        });
    });
});

test('the cookie notice is accessible, and what it covers can be reached', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/faq');
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
  await expectAccessible(page);
});
