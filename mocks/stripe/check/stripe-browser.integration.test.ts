import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type FrameLocator, type Page } from 'playwright';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CHROMIUM_ARGUMENTS, findChromium } from '../../../tools/machine/chromium.ts';
import { viteDemo } from '../../vite-demo.ts';
import { encodeClientSecret } from '../client-secret.ts';
import type { IntentReport } from '../intents.ts';
import { decodePaymentMethod } from '../payment-method-id.ts';

const executablePath = findChromium();
const reports: { path: string; body: IntentReport }[] = [];
const HTML =
  '<!doctype html><html lang="en"><body><script type="module" src="/mocks/stripe/check/page.tsx"></script></body></html>';

const checkoutPage: Plugin = {
  name: 'checkout-page',
  configureServer(server) {
    server.middlewares.use(async (request, response, next) => {
      const path = request.url ?? '';
      if (path.startsWith('/checkout'))
        return void response
          .setHeader('Content-Type', 'text/html')
          .end(await server.transformIndexHtml(path, HTML));
      if (!path.startsWith('/stripe-demo/intents/')) return next();
      let body = '';
      for await (const chunk of request) body += chunk;
      reports.push({ path, body: JSON.parse(body) });
      response.statusCode = path.includes('unknown') ? 404 : 200;
      response.setHeader('Content-Type', 'application/json').end('{}');
    });
  },
};

let server: ViteDevServer;
let browser: Browser;
let page: Page;
let origin: string;
let cache: string;
let broken: string[] = [];

describe.skipIf(!executablePath)(
  'the Stripe stand-in under @stripe/react-stripe-js',
  { timeout: 120_000 },
  () => {
    beforeAll(async () => {
      cache = mkdtempSync(join(tmpdir(), 'grandstand-vite-'));
      const root = join(import.meta.dirname, '../../..');
      server = await createServer({
        configFile: false,
        root,
        cacheDir: cache,
        logLevel: 'error',
        plugins: [viteDemo(), checkoutPage],
        optimizeDeps: {
          noDiscovery: true,
          include: [
            'react',
            'react/jsx-dev-runtime',
            'react-dom/client',
            '@stripe/react-stripe-js',
            '@stripe/stripe-js/pure',
          ],
        },
        server: { host: '127.0.0.1', port: 0, hmr: false, watch: null },
      });
      await server.listen();
      origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
      browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGUMENTS });
    }, 60_000);

    afterAll(async () => {
      await browser?.close();
      await server?.close();
      rmSync(cache, { recursive: true, force: true });
    });

    beforeEach(async () => {
      broken = [];
      reports.length = 0;
      page = await browser.newPage();
      page.on('pageerror', (error) => broken.push(String(error)));
      page.setDefaultTimeout(40_000);
    });

    afterEach(async () => {
      await page.close();
      expect(broken).toEqual([]);
    });

    const open = async (query = ''): Promise<FrameLocator> => {
      await page.goto(`${origin}/checkout?${query}`);
      return page.frameLocator('iframe[title="Card"], iframe[title="Carte"]');
    };

    const fill = async (frame: FrameLocator, number: string, expiry = '1230', cvc = '123') => {
      await frame.locator('[autocomplete="cc-number"]').pressSequentially(number);
      await frame.locator('[autocomplete="cc-exp"]').pressSequentially(expiry);
      await frame.locator('[autocomplete="cc-csc"]').pressSequentially(cvc);
    };

    const pay = async () => {
      await page.getByRole('button', { name: 'Pay' }).click();
      return readOutput();
    };

    const readOutput = async () => {
      const output = page.locator('#said:not(:empty)');
      await output.waitFor();
      return JSON.parse((await output.textContent()) ?? 'null');
    };

    test('the Stripe stand-in turns a good card into a payment method, and its number stays in the frame', async () => {
      const frame = await open();
      await fill(frame, '4242424242424242');
      await expect.poll(() => page.locator('#change').textContent()).toBe('{"complete":true,"empty":false}');
      const { paymentMethod } = await pay();
      expect(paymentMethod.card).toMatchObject({
        brand: 'visa',
        last4: '4242',
        exp_month: 12,
        exp_year: 2030,
      });
      expect(decodePaymentMethod(paymentMethod.id)?.outcome).toBe('success');
      expect(await page.content()).not.toContain('4242 4242');
      const input = frame.getByLabel('Card number');
      expect(await input.evaluate((element) => getComputedStyle(element).borderColor)).toBe('rgb(1, 2, 3)');
      expect(await input.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(18, 52, 86)');
    });

    test.each([
      ['4000000000000002', 'declined'],
      ['4000000000009995', 'insufficient-funds'],
      ['4000002500003155', 'authenticate'],
    ])('the payment method of card %s gives the backend the outcome %s', async (number, outcome) => {
      await fill(await open(), number);
      const { paymentMethod } = await pay();
      expect(decodePaymentMethod(paymentMethod.id)?.outcome).toBe(outcome);
    });

    test.each([
      ['en', '4242424242424241', '1230', '123', 'Your card number is invalid.', 'invalid_number'],
      ['en', '42424242', '1230', '123', 'Your card number is incomplete.', 'incomplete_number'],
      [
        'fr',
        '4242424242424242',
        '0120',
        '123',
        'La date d’expiration de votre carte est passée.',
        'invalid_expiry_year_past',
      ],
      [
        'fr',
        '4242424242424242',
        '1230',
        '12',
        'Le code de sécurité de votre carte est incomplet.',
        'incomplete_cvc',
      ],
    ])(
      'the Stripe stand-in shows an error in the frame for this card: %s, %s %s %s',
      async (locale, number, expiry, cvc, text, code) => {
        const frame = await open(`locale=${locale}`);
        await fill(frame, number, expiry, cvc);
        const { error } = await pay();
        expect(error).toMatchObject({ type: 'validation_error', code, message: text });
        expect(await frame.getByRole('alert').filter({ hasText: text }).count()).toBe(1);
        expect(await frame.locator('[aria-invalid="true"]').count()).toBe(1);
      },
    );

    test('the Stripe stand-in combines three frames into one card', async () => {
      await page.goto(`${origin}/checkout?split`);
      const at = (title: string) => page.frameLocator(`iframe[title="${title}"]`).getByRole('textbox');
      await at('Card number').pressSequentially('378282246310005');
      await at('Expiration date').pressSequentially('1230');
      await at('Security code').pressSequentially('12345');
      expect(await at('Security code').inputValue()).toBe('1234');
      const { paymentMethod } = await pay();
      expect(paymentMethod.card).toMatchObject({ brand: 'amex', last4: '0005' });
    });

    test.each([
      ['authenticate', 'Complete', 'succeeded', null],
      ['authenticate', 'Fail', 'failed', 'authentication_failed'],
      ['authenticate-declined', 'Complete', 'failed', 'card_declined'],
    ] as const)(
      '3-D Secure with the outcome %s and a click on %s ends as: %s',
      async (outcome, button, result, failure) => {
        const secret = encodeClientSecret({ kind: 'payment', id: '70115', outcome }, 'x1');
        await open(`secret=${secret}`);
        await page.locator('iframe').first().waitFor();
        await page.getByRole('button', { name: 'Authenticate' }).click();
        const bank = page.getByRole('dialog').frameLocator('iframe');
        await bank.getByRole('button', { name: button }).click();
        const output = await readOutput();
        expect(Boolean(output.error)).toBe(result === 'failed');
        expect(reports).toEqual([
          {
            path: '/stripe-demo/intents/pi_demo_70115',
            body: { client_secret: secret, result, payment_method: null, failure },
          },
        ]);
        expect(await page.getByRole('dialog').count()).toBe(0);
      },
    );

    test('the Stripe stand-in sends the backend the card to store', async () => {
      const secret = encodeClientSecret({ kind: 'setup', id: '9', outcome: null }, 'x1');
      await fill(await open(`secret=${secret}`), '5555555555554444');
      const { setupIntent } = await pay();
      expect(setupIntent.status).toBe('succeeded');
      expect(reports[0]?.path).toBe('/stripe-demo/intents/seti_demo_9');
      expect(decodePaymentMethod(reports[0]?.body.payment_method ?? '')).toMatchObject({
        brand: 'mastercard',
        last4: '4444',
      });
    });
  },
);
