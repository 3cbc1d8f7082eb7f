/** Type guards for values of unknown type. */

export const isString = (value: unknown): value is string => typeof value === 'string';
export const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';
export const isStringList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every(isString);
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
