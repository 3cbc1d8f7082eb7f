import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Floor } from './compat.ts';

/** Names of browsers in package.json that differ in browser-compat data. */
const NAMES: Readonly<Record<string, string>> = { ios_saf: 'safari_ios' };

const RULE = /^(\w+) >= (\d+(?:\.\d+)?)$/;

/** Reads the oldest supported browsers from `browserslist` in package.json. */
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

/** Returns the oldest supported browsers as targets of the build. */
export const buildTargets = (): string[] =>
  Object.entries(readFloor()).map(([name, version]) => `${name === 'safari_ios' ? 'ios' : name}${version}`);
