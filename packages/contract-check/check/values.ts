import type { Json, JsonObject } from '../model/json.ts';

export interface Values {
  /** Values that the backend must accept. */
  good: Json[];
  /** Values that the backend must refuse. */
  bad: { value: Json; why: string }[];
}

const DATES: Values = {
  good: ['2024-02-29', '2026-12-31'],
  bad: [
    { value: '2025-02-30', why: 'no such day' },
    { value: 'tomorrow', why: 'no date' },
    { value: '31-12-2026', why: 'no date' },
  ],
};

/** Returns values inside and outside each bound that a parameter's schema sets. */
export function boundaryValues(schema: JsonObject): Values {
  if (Array.isArray(schema.enum)) return enumValues(schema.enum, schema.type === 'integer');
  if (schema.type === 'integer' || schema.type === 'number') return numberValues(schema);
  if (schema.type === 'boolean')
    return { good: ['true', 'false'], bad: [{ value: 'maybe', why: 'neither true nor false' }] };
  return schema.format === 'date' ? DATES : textValues(schema);
}

function enumValues(allowed: Json[], whole: boolean): Values {
  const bad = [{ value: 'no-such-value', why: 'not among the allowed values' }];
  if (whole) bad.push({ value: '7777', why: 'not among the allowed values' });
  return { good: allowed.filter((value) => value !== null), bad };
}

function numberValues({ minimum, maximum, type }: JsonObject): Values {
  const good: Json[] = [];
  const bad: Values['bad'] = [{ value: 'abc', why: 'no number' }];
  if (type === 'integer') bad.push({ value: '1.5', why: 'no whole number' });
  if (typeof minimum === 'number') {
    good.push(minimum);
    bad.push({ value: minimum - 1, why: `below ${minimum}` });
  }
  if (typeof maximum === 'number') {
    good.push(maximum);
    bad.push({ value: maximum + 1, why: `above ${maximum}` });
  }
  return { good, bad };
}

function textValues({ minLength, maxLength, pattern, format }: JsonObject): Values {
  if (format === 'uuid') return { good: [], bad: [{ value: 'not-a-uuid', why: 'no uuid' }] };
  if (typeof pattern === 'string') return { good: [], bad: patternBreakers(pattern) };
  const good: Json[] = [];
  const bad: Values['bad'] = [];
  if (typeof minLength === 'number' && minLength > 0) {
    good.push('q'.repeat(minLength));
    bad.push({ value: 'q'.repeat(minLength - 1), why: `shorter than ${minLength}` });
  }
  if (typeof maxLength === 'number') {
    good.push('q'.repeat(maxLength));
    bad.push({ value: 'q'.repeat(maxLength + 1), why: `longer than ${maxLength}` });
  }
  return { good, bad };
}

function patternBreakers(pattern: string): Values['bad'] {
  const rule = new RegExp(pattern, 'u');
  return ['!', 'q'.repeat(300), 'UPPER CASE', '-']
    .filter((value) => !rule.test(value))
    .slice(0, 2)
    .map((value) => ({ value, why: `breaks the pattern ${pattern}` }));
}
