import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page, test } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Allows frames of any origin, so that an embedded player is checked within another site's page. */
const AXE = `${source}; axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] });`;

interface Part {
  only?: string;
  but?: string;
}

/** Returns the rule and the elements of each violation on the page and in its frames. */
export async function accessibilityViolations(page: Page, { only = 'html', but }: Part = {}) {
  await Promise.all(page.frames().map((frame) => frame.evaluate(AXE)));
  const context = { include: [[only]], exclude: but ? [[but]] : [] };
  return page.evaluate(async (part) => {
    // Leaves out passed rules, because describing them would take most of the time.
    const { violations } = await window.axe.run(part, { resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => ({ rule: id, elements: nodes.map(({ target }) => target) }));
  }, context);
}

/** Runs each check as a test step named "axe", because the proof counts the steps of that name. */
export async function expectAccessible(page: Page, part: Part = {}): Promise<void> {
  await test.step('axe', async () => {
    expect(await accessibilityViolations(page, part)).toEqual([]);
  });
}
