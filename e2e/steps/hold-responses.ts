import type { Page } from '@playwright/test';

/** Holds the responses to the requests that match; returns a function that releases them. */
export async function holdResponses(page: Page, address: string | RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    // The page may have left in the meantime.
    await route.fallback().catch(() => {});
  });
  return release;
}
