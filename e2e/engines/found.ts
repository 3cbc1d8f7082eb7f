import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { type Driver, type Target, until } from './driver.ts';
import type { Screen } from './page-finder.ts';

const FOUND = '[data-found]';

let finder: Promise<string> | undefined;

/** Builds the code that finds elements in the page, as one script. */
function finderCode(): Promise<string> {
  finder ??= build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      lib: {
        entry: fileURLToPath(new URL('./page-finder.ts', import.meta.url)),
        formats: ['iife'],
        name: 'pageFinderBundle',
      },
    },
  }).then((built) => {
    const [output] = Array.isArray(built) ? built : [built];
    const chunk = output && 'output' in output ? output.output[0] : undefined;
    if (chunk?.type !== 'chunk') throw new Error('the finder was not built');
    return chunk.code;
  });
  return finder;
}

async function inPage<Result>(driver: Driver, call: string, ...input: unknown[]): Promise<Result> {
  const isThere = await driver.evaluate<boolean>('return typeof pageFinder === "object"');
  if (!isThere) await driver.evaluate(`${await finderCode()}; return true`);
  return driver.evaluate<Result>(`return pageFinder.${call}`, ...input);
}

const describe = ({ role, name, nth }: Target) =>
  [role, name, nth].filter((part) => part !== undefined).join(' ');

/** Checks whether an element with this role and name is on the page now. */
export function isThere(driver: Driver, { role, name, within = '', nth = 0 }: Target): Promise<boolean> {
  const isPattern = name instanceof RegExp;
  const wanted = {
    role,
    name: isPattern ? name.source : (name ?? null),
    isPattern,
    within: within || null,
    nth,
  };
  return inPage<boolean>(driver, 'find(arguments[0])', wanted);
}

/** Waits until an element with this role and name is on the page. */
export async function waitFor(driver: Driver, target: Target, timeoutMs?: number): Promise<void> {
  await until(describe(target), () => isThere(driver, target), timeoutMs);
}

export async function waitUntilGone(driver: Driver, target: Target): Promise<void> {
  await until(`no ${describe(target)}`, async () => !(await isThere(driver, target)));
}

/** Presses the element with this role and name. */
export async function press(driver: Driver, target: Target): Promise<void> {
  await until(`press ${describe(target)}`, async () => {
    if (!(await isThere(driver, target))) return false;
    await driver.clickAt(FOUND);
    return true;
  });
}

export async function fill(driver: Driver, target: Target, text: string): Promise<void> {
  await waitFor(driver, target);
  await driver.typeAt(FOUND, text);
}

/** Returns an attribute or a property of the element with this role and name. */
export async function read<Result>(driver: Driver, target: Target, property: string): Promise<Result> {
  await waitFor(driver, target);
  return driver.evaluate<Result>(
    'return document.querySelector(arguments[0])[arguments[1]]',
    FOUND,
    property,
  );
}

/** Returns the elements of the page that have one of these roles but no name. */
export const unnamed = (driver: Driver, roles: readonly string[]): Promise<string[]> =>
  inPage<string[]>(driver, 'unnamed(arguments[0])', roles);

/** Returns what a screen reader can reach on the page or within a part of it. */
export const readScreen = (driver: Driver, roles: readonly string[], within?: string): Promise<Screen> =>
  inPage<Screen>(driver, 'readScreen(arguments[0], arguments[1])', roles, within ?? null);

/** Marks some elements of the last screen that was read, for `Driver.heard`. */
export const markHeard = (driver: Driver, indexes: readonly number[]): Promise<boolean> =>
  inPage<boolean>(driver, 'markHeard(arguments[0])', indexes);

/** Makes the page record what its live regions announce; `takeAnnounced` returns it. */
export const listen = (driver: Driver): Promise<boolean> => inPage<boolean>(driver, 'listen()');
export const takeAnnounced = (driver: Driver): Promise<string[]> =>
  inPage<string[]>(driver, 'takeAnnounced()');

export const waitForText = (driver: Driver, text: string | RegExp, timeoutMs?: number) =>
  until(
    `text ${text}`,
    () =>
      driver.evaluate<boolean>(
        'return new RegExp(arguments[0]).test(document.body.innerText.replace(/\\s+/g, " "))',
        text instanceof RegExp ? text.source : text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
      ),
    timeoutMs,
  );

export const waitForUrl = (driver: Driver, pattern: RegExp) =>
  until(`address ${pattern}`, async () => pattern.test(await driver.url()));
