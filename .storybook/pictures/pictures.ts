/**
 * `npm run pictures -- --against REF`: every story at another revision and at this one, on a phone and on a laptop,
 * and a page of before, after and difference for those that changed. `--against .` compares this tree with itself.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { CHROMIUM_ARGUMENTS, findChromium } from '../../tools/machine/chromium.ts';
import { buildHere, buildRevision } from './build.ts';
import { captureAll } from './capture.ts';
import { type Change, changesPage } from './changes-page.ts';
import { compare } from './compare.ts';

const OUT = join(import.meta.dirname, '../../.cache/pictures');

const { values } = parseArgs({
  options: { against: { type: 'string' }, only: { type: 'string', default: '' } },
});
if (!values.against) {
  console.error('Say what to compare with: npm run pictures -- --against REF [--only part-of-a-story-id]');
  process.exit(2);
}

/** Draws with the processor alone, because graphics cards differ in the last bit of a curve. */
const DRAWN_ALIKE = [
  '--disable-gpu',
  '--disable-lcd-text',
  '--disable-partial-raster',
  '--disable-skia-runtime-opts',
  '--font-render-hinting=none',
];

rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
const after = await buildHere(join(OUT, 'after-site'));
const before = values.against === '.' ? after : await buildRevision(values.against, OUT);

const browser = await chromium.launch({
  executablePath: findChromium(),
  // Allows sound without a person's click, which a story can't make.
  args: [...CHROMIUM_ARGUMENTS, ...DRAWN_ALIKE, '--autoplay-policy=no-user-gesture-required'],
});
const take = async (site: string, name: string) => {
  const folder = join(OUT, name);
  mkdirSync(folder, { recursive: true });
  return captureAll(browser, { site, folder, only: values.only });
};
const pictures = { before: await take(before, 'before'), after: await take(after, 'after') };

const changes: Change[] = [];
for (const name of [...new Set([...pictures.before.keys(), ...pictures.after.keys()])].sort()) {
  const [one, other] = [pictures.before.get(name), pictures.after.get(name)];
  if (one && other) {
    const difference = join(OUT, 'difference', `${name}.png`);
    const share = await compare(browser, one, other, difference);
    if (share > 0) changes.push({ name, kind: 'changed', share });
  } else changes.push({ name, kind: one ? 'gone' : 'new', share: 1 });
}
await browser.close();

const page = join(OUT, 'index.html');
writeFileSync(page, changesPage(changes, values.against));
console.log(`${pictures.after.size} pictures, ${changes.length} changed since ${values.against}. ${page}`);
