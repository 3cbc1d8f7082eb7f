/**
 * The entry of `npm run check:floor`: finds language and platform features in the site's code that a
 * supported browser (package.json) lacks, according to browser-compat data.
 */
import { globSync } from 'node:fs';
import { relative } from 'node:path';
import ts from 'typescript';
import { checkSupport } from './compat.ts';
import { readFloor } from './floor.ts';
import { OPTIONAL } from './optional.ts';
import { usedFeatures } from './used-features.ts';

const config = ts.getParsedCommandLineOfConfigFile(
  'tsconfig.json',
  {},
  { ...ts.sys, onUnRecoverableConfigFileDiagnostic: ({ messageText }) => console.error(messageText) },
);
const files = globSync('{src,generated}/**/*.{ts,tsx}')
  .filter((file) => !/\.(test|stories|test-help)\.tsx?$/.test(file))
  .map((file) => ts.sys.resolvePath(file));
const uses = usedFeatures(ts.createProgram(files, config?.options ?? {}), files);

const floor = readFloor();
let known = 0;
const missing: string[] = [];
const usedOptional = new Set<string>();
for (const { names, file, line } of uses) {
  const feature = checkSupport(names, floor);
  if (!feature) continue;
  known += 1;
  const { name, lacking } = feature;
  if (lacking.length === 0) continue;
  if (name in OPTIONAL) usedOptional.add(name);
  else missing.push(`${relative('.', file)}:${line} uses ${name}, which ${lacking.join(', ')} lacks`);
}
const needless = Object.keys(OPTIONAL).filter((name) => !usedOptional.has(name));

for (const line of missing) console.error(line);
for (const name of needless) console.error(`tools/floor/optional.ts lists ${name} needlessly`);
console.log(
  `${known} uses of the language and the platform, ${missing.length} below the floor: ${Object.entries(floor).join(' · ').replaceAll(',', ' ')}. ${usedOptional.size} features are optional.`,
);
process.exit(missing.length + needless.length > 0 ? 1 : 0);
