import assert from 'node:assert/strict';
import { eventLike } from '../../mocks/choose-event.ts';
import { startDemoSite } from '../../tools/demo-site/demo-site.ts';
import { playInOneZone, VENUES_ZONE } from '../../tools/demo-site/one-zone.ts';
import { type Driver, type EngineName, until, type Visitor } from './driver.ts';
import { press } from './found.ts';
import { startListeningSite } from './listening-site.ts';
import { READ_PROBLEMS } from './page-problems.ts';
import type { Outcome } from './report.ts';

export const VISITORS: readonly Visitor[] = [VENUES_ZONE, 'Europe/Paris', 'Asia/Tokyo'].flatMap((timeZone) =>
  ['en-US', 'fr-FR'].map((language) => ({ timeZone, language })),
);

export const titleOf = ({ timeZone, language }: Visitor) =>
  `the edge’s pages hydrate without a problem in ${timeZone}, ${language}`;

/** React marks the elements that it has hydrated. */
const IS_HYDRATED = `
  const element = document.querySelector('main h1, main h2, main a');
  return Boolean(element) && Object.keys(element).some((key) => key.startsWith('__reactProps'))`;

/** Time for late differences to be reported, such as those of sections that come into view. */
const AT_REST_MS = 400;

type Start = (visitor: Visitor) => Promise<Driver>;

/** Runs each visitor in a browser of its own; one that fails is tried again. */
export async function runFirstViews(
  engine: EngineName,
  start: Start,
  visitors: readonly Visitor[],
): Promise<Map<string, Outcome>> {
  const outcomes = new Map<string, Outcome>();
  for (const visitor of visitors) {
    let outcome = await runVisitor(start, visitor);
    if (outcome.is === 'failed') {
      const { why: firstFailure } = outcome;
      outcome = { ...(await runVisitor(start, visitor)), firstFailure };
    }
    outcomes.set(titleOf(visitor), outcome);
    console.log(
      `${outcome.is === 'passed' ? '✓' : '✗'} ${engine}: ${titleOf(visitor)}, ${outcome.seconds} s`,
    );
  }
  return outcomes;
}

/** Opens each rendered screen as a new visitor, twice: the second page comes in the device's own zone. */
async function runVisitor(start: Start, visitor: Visitor): Promise<Outcome> {
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 100) / 10;
  const demo = await startDemoSite({ unfurl: true });
  playInOneZone(demo.world);
  const site = await startListeningSite(demo.url);
  const { id } = eventLike(demo.world, { status: 'finished', recording: 'ready', type: 'free' });
  let driver: Driver | undefined;
  try {
    driver = await start(visitor);
    await driver.resize(1350, 900);
    await chooseLanguage(driver, site.url, visitor.language);
    for (const path of ['/', '/schedule', `/watch/${id}`, '/packages', '/faq'])
      for (const visit of [1, 2]) await openFirstView(driver, site.url, path, visit, visitor);
    return { is: 'passed', seconds: seconds() };
  } catch (error) {
    return { is: 'failed', seconds: seconds(), why: error instanceof Error ? error.message : `${error}` };
  } finally {
    await driver?.close().catch(() => {});
    site.close();
    await demo.close();
  }
}

const LANGUAGE_BUTTONS: Readonly<Record<string, string>> = { en: 'EN English', fr: 'FR Français' };

/** Chooses the visitor's language on the page, where the browser itself has another one: WebKit's needs a locale of the system. */
async function chooseLanguage(driver: Driver, site: string, language: string): Promise<void> {
  const wanted = language.slice(0, 2);
  const isInLanguage = () =>
    driver.evaluate<boolean>('return document.documentElement.lang === arguments[0]', wanted);
  await driver.open(`${site}/faq`);
  if (await isInLanguage()) return;
  await press(driver, { role: 'button', name: LANGUAGE_BUTTONS[wanted] ?? wanted });
  await until(`the page in ${wanted}`, isInLanguage);
}

async function openFirstView(
  driver: Driver,
  site: string,
  path: string,
  visit: number,
  { timeZone, language }: Visitor,
): Promise<void> {
  await driver.open(site + path);
  // The edge has the page a moment after it is first asked for it.
  await until(`${path} rendered`, async () => {
    if (await driver.evaluate<boolean>(`return 'rendered' in document.documentElement.dataset`)) return true;
    await driver.open(site + path);
    return false;
  });
  await until(`${path} hydrated`, () => driver.evaluate<boolean>(IS_HYDRATED));
  await driver.evaluate(`return new Promise((resolve) => setTimeout(() => resolve(true), ${AT_REST_MS}))`);
  const [lang, zone, problems] = await driver.evaluate<[string, string, string[]]>(`
    const problems = (() => { ${READ_PROBLEMS} })();
    return [document.documentElement.lang, Intl.DateTimeFormat().resolvedOptions().timeZone, problems]`);
  assert.equal(lang, language.slice(0, 2), `the language of ${path}`);
  assert.equal(zone, timeZone, 'the zone of the browser');
  assert.deepEqual(problems, [], `${path}, visit ${visit}`);
}
