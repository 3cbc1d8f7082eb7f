import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Floor } from './compat.ts';

/** What browser-compat data calls the browsers of package.json's list. */
const NAMES: Readonly<Record<string, string>> = { ios_saf: 'safari_ios' };

const RULE = /^(\w+) >= (\d+(?:\.\d+)?)$/;

/** The oldest browsers that the site runs in, from `browserslist` in package.json. */
export function readFloor(): Floor {
  const file = join(import.meta.dirname, '../../package.json');
  const { browserslist }: { browserslist: string[] } = JSON.parse(readFileSync(file, 'utf8'));
  return Object.fromEntries(
    browserslist.map((rule) => {
      const [, name = '', version] = RULE.exec(rule) ?? [];
      if (!version) throw new Error(`browserslist in package.json has a rule of another form: ${rule}`);
      return [NAMES[name] ?? name, Number(version)];
    }),
  );
}

/** The same as targets of the build. */
export const buildTargets = (): string[] =>
  Object.entries(readFloor()).map(([name, version]) => `${name === 'safari_ios' ? 'ios' : name}${version}`);
