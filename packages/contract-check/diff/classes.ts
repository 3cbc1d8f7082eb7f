export type Weight = 'breaking' | 'risky' | 'harmless';

export const WEIGHTS: Weight[] = ['breaking', 'risky', 'harmless'];

/**
 * Whether a client sends a value or receives it. A change that is safe in one direction may break the other.
 */
export type Direction = 'request' | 'response';

/**
 * The severity of each kind of change for clients of a backend. A client breaks when its requests are
 * refused, or when a response contains something that it does not know.
 */
export const CLASSES = {
  'operation added': { request: 'harmless', response: 'harmless' },
  'operation removed': { request: 'breaking', response: 'breaking' },
  'operation renamed': { request: 'risky', response: 'risky' },
  'address changed': { request: 'breaking', response: 'breaking' },
  'keys needed': { request: 'breaking', response: 'breaking' },
  'keys no longer needed': { request: 'risky', response: 'risky' },
  'policy changed': { request: 'risky', response: 'risky' },
  'promise added': { request: 'harmless', response: 'harmless' },
  'promise changed': { request: 'risky', response: 'risky' },
  'parameter added': { request: 'harmless', response: 'harmless' },
  'required parameter added': { request: 'breaking', response: 'breaking' },
  'parameter removed': { request: 'risky', response: 'risky' },
  'default changed': { request: 'risky', response: 'risky' },
  'body added': { request: 'breaking', response: 'breaking' },
  'body removed': { request: 'risky', response: 'risky' },
  'success removed': { request: 'breaking', response: 'breaking' },
  'failure added': { request: 'risky', response: 'risky' },
  'failure removed': { request: 'risky', response: 'risky' },
  'content type removed': { request: 'breaking', response: 'breaking' },
  'content type added': { request: 'harmless', response: 'risky' },
  'header changed': { request: 'risky', response: 'risky' },
  'error code added': { request: 'risky', response: 'risky' },
  'error code removed': { request: 'risky', response: 'risky' },
  'field added': { request: 'harmless', response: 'harmless' },
  'required field added': { request: 'breaking', response: 'harmless' },
  'field removed': { request: 'risky', response: 'breaking' },
  'field renamed': { request: 'breaking', response: 'breaking' },
  'field now required': { request: 'breaking', response: 'harmless' },
  'field no longer required': { request: 'harmless', response: 'breaking' },
  'type replaced': { request: 'breaking', response: 'breaking' },
  'type widened': { request: 'harmless', response: 'breaking' },
  'type narrowed': { request: 'breaking', response: 'harmless' },
  'value added': { request: 'harmless', response: 'breaking' },
  'value removed': { request: 'breaking', response: 'harmless' },
  'format changed': { request: 'breaking', response: 'breaking' },
  'format added': { request: 'breaking', response: 'harmless' },
  'format removed': { request: 'harmless', response: 'risky' },
  'bound tightened': { request: 'breaking', response: 'harmless' },
  'bound widened': { request: 'harmless', response: 'harmless' },
  'schema changed': { request: 'risky', response: 'risky' },
  'server changed': { request: 'risky', response: 'risky' },
  'reference exchanged': { request: 'harmless', response: 'harmless' },
  'text changed': { request: 'harmless', response: 'harmless' },
} as const satisfies Record<string, Record<Direction, Weight>>;

export type Rule = keyof typeof CLASSES;

/** Returns the more severe of two weights. */
export const heavier = (one: Weight, other: Weight): Weight =>
  WEIGHTS.indexOf(one) <= WEIGHTS.indexOf(other) ? one : other;
