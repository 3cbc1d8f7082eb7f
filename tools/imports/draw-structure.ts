/**
 * The entry of `npm run structure`: draws docs/pictures/structure.svg, which shows the imports between the
 * folder groups of the code. Fails on a cycle.
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { groupImports, layersOf } from './folder-groups.ts';
import { structurePicture } from './structure-picture.ts';

const PICTURE = 'docs/pictures/structure.svg';
const FOLDERS = [
  '.storybook',
  'docs',
  'e2e',
  'edge',
  'generated',
  'mocks',
  'packages',
  'src',
  'tests',
  'tools',
];

interface Cruise {
  modules: { source: string; dependencies: { resolved: string }[] }[];
}

const { stdout, stderr } = spawnSync(
  'depcruise',
  [...FOLDERS, '--config', '.dependency-cruiser.cjs', '--output-type', 'json'],
  { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 },
);
if (!stdout) throw new Error(`depcruise failed: ${stderr}`);
const { modules }: Cruise = JSON.parse(stdout);
const groups = groupImports(
  modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
  ),
);
writeFileSync(PICTURE, structurePicture(groups));
console.log(`${PICTURE}: ${groups.size} groups in ${layersOf(groups).length} layers, no cycle`);
