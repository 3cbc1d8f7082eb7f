import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTokens } from './read-tokens.ts';
import type { TokenGroup } from './token-format.ts';

export const ROOT = join(import.meta.dirname, '../..');
const SOURCE = 'src/theme/tokens.json';
export const SHEETS = { theme: 'src/theme/tokens.css', player: 'src/player/tokens.css' } as const;

export const readSource = (): object => JSON.parse(readFileSync(join(ROOT, SOURCE), 'utf8'));

/** Returns the token groups of the source. Throws if the source is not in the Design Tokens format. */
export function sourceGroups(): TokenGroup[] {
  const { groups, problems } = readTokens(readSource());
  if (problems.length > 0) throw new Error(`${SOURCE}\n${problems.join('\n')}`);
  return groups;
}
