import source from '../../src/theme/tokens.json';
import { readTokens } from '../../tools/tokens/read-tokens';
import type { Token, TokenGroup } from '../../tools/tokens/token-format';

const { groups } = readTokens(source);

/** Finds a group in the source of the tokens. */
export function tokenGroup(name: string): TokenGroup {
  const found = groups.find((group) => group.name === name);
  if (!found) throw new Error(`tokens.json has no group "${name}"`);
  return found;
}

export type TokenOf<Type extends Token['type']> = Extract<Token, { type: Type }>;

/** Returns the tokens of one type in a group. */
export function tokensOf<Type extends Token['type']>(name: string, type: Type): TokenOf<Type>[] {
  return tokenGroup(name).tokens.filter((token): token is TokenOf<Type> => token.type === type);
}
