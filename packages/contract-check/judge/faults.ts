import type { ErrorObject } from 'ajv';
import type { FindingKind } from './finding.ts';
import { example } from './redact.ts';

export interface Fault {
  kind: FindingKind;
  where: string;
  expected: string;
  got: string;
  example: string;
}

const BOUNDS = /^(minimum|maximum|exclusiveM|minLength|maxLength|minItems|maxItems|multipleOf|uniqueItems)/;

export function typeName(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object') return 'an object';
  if (typeof value === 'number') return Number.isInteger(value) ? 'a whole number' : 'a number';
  return typeof value === 'string' ? 'a text' : 'a boolean';
}

const escapePart = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1');
const lastName = (pointer: string) =>
  pointer
    .split('/')
    .filter((part) => !/^\d*$/.test(part))
    .at(-1) ?? '';

/** Converts an error of the validator to the wording of a report. */
export function faultOf(error: ErrorObject): Fault | null {
  const { keyword, instancePath: at, params, data } = error;
  const shown = () => example(data, lastName(at));
  const fault = (kind: FindingKind, expected: string, got = shown(), where = at): Fault => ({
    kind,
    where,
    expected,
    got,
    example: shown(),
  });
  switch (keyword) {
    // For these keywords the validator only reports that a schema within them failed.
    case 'if':
    case 'oneOf':
    case 'anyOf':
      return keyword === 'if' ? null : fault('schema', 'one of the documented shapes');
    case 'required': {
      const name = String(params.missingProperty);
      return fault('missing-field', 'the field is always there', 'nothing', `${at}/${escapePart(name)}`);
    }
    case 'additionalProperties': {
      const name = String(params.additionalProperty);
      const value: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, name) : undefined;
      return {
        kind: 'undocumented-field',
        where: `${at}/${escapePart(name)}`,
        expected: 'no such field',
        got: typeName(value),
        example: example(value, name),
      };
    }
    case 'type': {
      const types = [params.type].flat().join(' or ');
      return data === null
        ? fault('null', `${types}, never null`, 'null')
        : fault('type', types, typeName(data));
    }
    case 'enum':
      return data === null
        ? fault('null', 'never null', 'null')
        : fault('enum', `one of ${listed(params.allowedValues)}`);
    case 'const':
      return fault('enum', JSON.stringify(params.allowedValue));
    case 'format':
      return fault('format', `the format ${params.format}`);
    case 'pattern':
      return fault('format', `the pattern ${params.pattern}`);
  }
  return BOUNDS.test(keyword)
    ? fault(
        'bounds',
        String(error.message)
          .replace(/^must (be )?/, '')
          .replace(/^NOT/, 'may not'),
      )
    : fault('schema', String(error.message));
}

function listed(values: unknown): string {
  return Array.isArray(values) ? values.map(String).join(', ') : String(values);
}
