/**
 * The entry of `npm run test:mutants`: makes one small change at a time to code that guards money, access and
 * keys, and runs its tests. A change that no test notices is a survivor. With names of groups or with paths,
 * only their code is changed.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { GROUPS, type Group, OTHER_MIN_PERCENT } from './groups.ts';
import { killedPercent, toOutcome, toReport } from './report.ts';
import { EXPLAINED_SURVIVORS } from './survivors.ts';

const REPORTS = '.cache/mutants';

function sourcesBelow(path: string): string[] {
  const files = statSync(path).isDirectory()
    ? readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => join(path, name))
    : [path];
  return files.filter((file) => /(?<!\.(test|test-help|stories|d))\.tsx?$/.test(file)).sort();
}

interface Run extends Group {
  name: string;
}

/** Returns one run for each group with some of the paths, and one for the paths in no group. */
function chooseRuns(paths: readonly string[]): Run[] {
  const requestedPaths = new Set(paths.flatMap(sourcesBelow));
  const runs = Object.entries(GROUPS).map(([name, group]) => {
    const sources = group.sources.flatMap(sourcesBelow);
    return {
      ...group,
      name,
      sources: paths.length > 0 ? sources.filter((file) => requestedPaths.has(file)) : sources,
    };
  });
  const grouped = new Set(runs.flatMap(({ sources }) => sources));
  const sources = [...requestedPaths].filter((file) => !grouped.has(file));
  const tests = [...new Set(sources.map((file) => `${dirname(file)}/*`))];
  return [...runs, { name: 'other', sources, tests, minPercent: OTHER_MIN_PERCENT }].filter(
    (run) => run.sources.length > 0,
  );
}

async function runGroup({ name, sources, tests, minPercent }: Run): Promise<boolean> {
  console.log(`\n── ${name}: ${sources.length} files`);
  const startedAt = Date.now();
  process.env.MUTANT_TESTS = JSON.stringify(tests);
  const results = await new Stryker({
    configFile: 'tools/mutants/stryker.config.json',
    mutate: [...sources],
    htmlReporter: { fileName: join(REPORTS, `${name}.html`) },
  }).runMutationTest();
  const outcome = toOutcome(
    results.map((result) => ({ ...result, fileName: relative(process.cwd(), result.fileName) })),
    (file) => readFileSync(file, 'utf8'),
    EXPLAINED_SURVIVORS,
  );
  console.log(toReport(name, outcome, minPercent, (Date.now() - startedAt) / 1000));
  return killedPercent(outcome) >= minPercent;
}

function toPaths(name: string): readonly string[] {
  const group = GROUPS[name];
  if (group) return group.sources;
  if (existsSync(name)) return [name];
  console.error(`“${name}” is neither a path nor a group. The groups: ${Object.keys(GROUPS).join(', ')}.`);
  process.exit(2);
}

mkdirSync(REPORTS, { recursive: true });
const runs = chooseRuns(process.argv.slice(2).flatMap(toPaths));
const passed: boolean[] = [];
for (const run of runs) passed.push(await runGroup(run));
const failed = passed.filter((isPassed) => !isPassed).length;
console.log(`\n${passed.length - failed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
