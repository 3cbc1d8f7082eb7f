/**
 * The entry of `npm run proof`: writes one page of everything this build was tested for, from the reports in
 * `.cache`, without running any check. It always writes the page, and exits with 1 if something does not
 * hold.
 */
import { copyFileSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { buildColors } from '../../mocks/data/settings.ts';
import { THEMES } from '../../mocks/data/themes.ts';
import { buildOf } from './build-of.ts';
import { claims, type Evidence } from './claims.ts';
import { proofPage, SIGNS } from './page.ts';
import { readReports } from './reports.ts';
import { FILES, STYLES } from './shell.ts';
import { en } from './words-en.ts';
import { fr } from './words-fr.ts';

const ROOT = join(import.meta.dirname, '../..');
const OUT = join(ROOT, '.cache/proof');

const now = new Date();
const { build, since } = buildOf(ROOT, now);
const themes = { demo: { ...buildColors() }, ...THEMES };
const matrixParts = globSync('tests/faults/*.test.{ts,tsx}', { cwd: ROOT })
  .map((file) => basename(file).replace(/\.test\.tsx?$/, ''))
  .sort();
const evidence: Evidence = { reports: readReports(join(ROOT, '.cache')), since, now, themes, matrixParts };

mkdirSync(OUT, { recursive: true });
for (const words of [en, fr])
  writeFileSync(
    join(OUT, FILES[words.language]),
    proofPage(claims(evidence, words), { build, themes, words }),
  );
copyFileSync(join(import.meta.dirname, STYLES), join(OUT, STYLES));

const sections = claims(evidence, en);
for (const { name, lines } of sections) {
  console.log(`\n${en.sections[name][0]}`);
  for (const { state, what, figure, command } of lines)
    console.log(`  ${SIGNS[state]} ${what}: ${figure}   [${command}]`);
}
const all = sections.flatMap(({ lines }) => lines);
const holding = all.filter(({ state }) => state === 'holds').length;
console.log(`\n${en.revision(build.revision, build.changed)}. ${en.holds(holding, all.length)}`);
console.log(`The page: ${join(OUT, FILES.en)}`);
process.exit(holding === all.length ? 0 : 1);
