import type { Page } from '@playwright/test';
import { expect, test } from '../steps/demo-channel.ts';
import { returning } from '../steps/visitor.ts';

/*
 * Tests the parts of a phone's screen that the page cannot use: the camera and rounded corners at the sides,
 * and the keyboard.
 */

const SAFE_SIDE_PX = 59;
const SAFE_BOTTOM_PX = 21;

/** Simulates the safe areas of an iPhone held sideways. */
async function holdSideways(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setSafeAreaInsetsOverride', {
    insets: {
      left: SAFE_SIDE_PX,
      leftMax: SAFE_SIDE_PX,
      right: SAFE_SIDE_PX,
      rightMax: SAFE_SIDE_PX,
      bottom: SAFE_BOTTOM_PX,
      bottomMax: SAFE_BOTTOM_PX,
    },
  });
}

/** Returns the links, buttons and texts on the current screen that are outside of the safe area. */
const findOutsideSafeArea = (page: Page) =>
  page.evaluate(
    ([side, bottom]) => {
      const isFixed = (element: Element | null): boolean =>
        element !== null &&
        (getComputedStyle(element).position === 'fixed' || isFixed(element.parentElement));
      const scrolls = (element: Element | null): boolean =>
        element !== null &&
        (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
      return [...document.querySelectorAll('a, button, input, select, h1, h2, h3, p')]
        .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .filter((element) => {
          const box = element.getBoundingClientRect();
          if (box.width < 2 || box.bottom < 0 || box.top > innerHeight) return false;
          // Skips rows of cards, which may scroll under the camera, and links that cover a whole card.
          if (scrolls(element) || getComputedStyle(element).position === 'absolute') return false;
          const atSide = box.left < side - 1 || box.right > innerWidth - side + 1;
          return atSide || (isFixed(element) && box.bottom > innerHeight - bottom + 1);
        })
        .map(
          (element) => `${element.tagName} ${element.textContent?.trim().slice(0, 40)} ${element.className}`,
        );
    },
    [SAFE_SIDE_PX, SAFE_BOTTOM_PX] as const,
  );

test.describe('on a phone held sideways', () => {
  test.use({ viewport: { width: 844, height: 390 } });

  for (const path of ['/', '/schedule', '/vod_library', '/packages', '/passes/finder', '/faq', '/login'])
    test(`the camera of a phone covers nothing of the page ${path}`, async ({ page }) => {
      await holdSideways(page);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await page.waitForLoadState('networkidle');
      for (let screen = 0; screen < 3; screen += 1) {
        expect(await findOutsideSafeArea(page)).toEqual([]);
        await page.evaluate(() => scrollBy(0, innerHeight));
      }
    });
});

test.describe('with the keyboard of a phone open', () => {
  const KEYBOARD = 336;
  test.use({ viewport: { width: 390, height: 844 } });

  test('the search results end above the keyboard of a phone', async ({ page }) => {
    // Simulates iOS, where the keyboard reduces only the visual viewport.
    await page.addInitScript((keyboard) => {
      const visible = Object.assign(new EventTarget(), { offsetTop: 0, scale: 1 });
      const height = () => (document.activeElement?.matches('input') ? innerHeight - keyboard : innerHeight);
      Object.defineProperty(visible, 'height', { get: height });
      Object.defineProperty(window, 'visualViewport', { value: visible });
      for (const name of ['focusin', 'focusout'])
        addEventListener(name, () => visible.dispatchEvent(new Event('resize')));
    }, KEYBOARD);
    await returning(page);
    await page.goto('/');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByRole('combobox').fill('falcons');
    await expect(page.getByRole('option').first()).toBeVisible();
    const dialog = page.getByRole('dialog');
    const bottom = async () => {
      const box = await dialog.boundingBox();
      return Math.round((box?.y ?? 0) + (box?.height ?? 0));
    };
    await expect.poll(bottom).toBe(844 - KEYBOARD);
    await page.getByRole('option').last().scrollIntoViewIfNeeded();
    const last = await page.getByRole('option').last().boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(844 - KEYBOARD);
  });
});

test('a long channel name without a logo stays within the header of a phone', async ({ page, demo }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { settings } = demo.world.catalogue;
  Object.assign(settings, {
    logo: null,
    name: 'Conference of the secondary schools of North-Eastern Ontario',
  });
  await page.goto('/faq');
  const name = page.getByRole('banner').getByText(settings.name);
  await expect(name).toBeVisible();
  const [text, header] = [await name.boundingBox(), await page.getByRole('banner').boundingBox()];
  expect(text?.y).toBeGreaterThanOrEqual(0);
  expect((text?.y ?? 0) + (text?.height ?? 0)).toBeLessThanOrEqual(header?.height ?? 0);
});
