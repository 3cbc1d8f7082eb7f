import { startDemoSite } from '../demo-site/demo-site.ts';
import { openBrowser } from './browser.ts';
import type { Part } from './figures.ts';
import { benchReturning } from './first-view/bench-returning.ts';
import { collectFiles, gzipOf } from './loaded-files.ts';
import { depth, watchRounds, waterfall } from './rounds.ts';

const KB = 1_000;
const SETTLE_MS = 4_000;

/**
 * Measures the bytes of the home page's first view, the rounds in which its requests are sent, and a
 * returning viewer's start.
 */
export async function benchStart(): Promise<Part> {
  const site = await startDemoSite();
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    const scripts = collectFiles(page, 'js');
    const styles = collectFiles(page, 'css');
    const calls = await watchRounds(page);
    const live = page.getByRole('heading', { name: 'Live now' });
    await page.goto(site.url);
    await live.waitFor();
    await page.waitForTimeout(SETTLE_MS);
    const first = depth(calls());
    const [js, css] = [gzipOf(await scripts.all()) / KB, gzipOf(await styles.all()) / KB];
    calls().length = 0;
    await page.reload();
    await live.waitFor();
    const returning = await benchReturning();
    return {
      name: 'start',
      figures: [
        { of: 'home, first view', what: 'JavaScript, gzip', value: js, unit: 'KB', budget: 125 },
        { of: 'home, first view', what: 'CSS, gzip', value: css, unit: 'KB', budget: 15 },
        { of: 'home, a new viewer', what: 'rounds of calls', value: first, unit: '', budget: 3 },
        {
          of: 'home, a returning viewer',
          what: 'rounds of calls',
          value: depth(calls()),
          unit: '',
          budget: 1,
        },
        ...returning,
      ],
      notes: ['Calls of a returning viewer, by round:', ...waterfall(calls()).split('\n')],
    };
  } finally {
    await browser.close();
    await site.close();
  }
}
