import type { Given, Mutation } from './mutation.ts';
import type { Random } from './random.ts';
import type { Schema, SpecOperation, SpecParameter } from './spec.ts';

const JSON_TYPE = 'application/json';

const exemplified = (operation: SpecOperation): Given => ({
  status: 200,
  contentType: JSON_TYPE,
  headers: { 'access-control-allow-origin': '*' },
  text: JSON.stringify(operation.answers['200']?.example ?? {}),
});

const named = ({ parameters }: SpecOperation, name: string): SpecParameter | undefined =>
  parameters.find((parameter) => parameter.name === name);

function codeOf(text: string): unknown {
  const body: unknown = text === '' ? null : JSON.parse(text);
  return typeof body === 'object' && body !== null ? Reflect.get(body, 'code') : null;
}

function itemSchema(operation: SpecOperation): Schema | undefined {
  return operation.answers['200']?.schema.properties?.data?.items;
}

type Make = (operation: SpecOperation, random: Random) => Mutation | null;

/** Each entry changes how an operation behaves, while its responses still match their schemas. */
export const RULE_KINDS: Record<string, Make> = {
  'limit ignored': (operation) =>
    named(operation, 'limit')
      ? {
          kind: 'limit ignored',
          operation: operation.id,
          fields: ['/data', '/meta/limit'],
          about: 'ignores limit',
          before: ({ url }) => url.searchParams.delete('limit'),
        }
      : null,
  'offset ignored': (operation) =>
    named(operation, 'offset')
      ? {
          kind: 'offset ignored',
          operation: operation.id,
          fields: ['/data', '/meta/offset'],
          about: 'ignores offset, and says it did not',
          before: ({ url }) => {
            const offset = url.searchParams.get('offset');
            if (/^\d+$/.test(offset ?? '')) url.searchParams.delete('offset');
          },
        }
      : null,
  'total wrong': (operation) =>
    itemSchema(operation)
      ? {
          kind: 'total wrong',
          operation: operation.id,
          fields: ['/meta/total', '/data'],
          about: 'counts one too many',
          after: (given) => {
            if (given.status !== 200) return given;
            const body = JSON.parse(given.text);
            body.meta.total += 1;
            return { ...given, text: JSON.stringify(body) };
          },
        }
      : null,
  'order ignored': (operation, random) => {
    const names = ['sort_field', 'sort_direction'].filter((name) => named(operation, name));
    const name = random.pick(names);
    return name
      ? {
          kind: 'order ignored',
          operation: operation.id,
          fields: [`query ${name}`],
          about: `ignores ${name}`,
          before: ({ url }) => url.searchParams.delete(name),
        }
      : null;
  },
  'filter ignored': (operation, random) => {
    const properties = itemSchema(operation)?.properties ?? {};
    const filters = operation.parameters.filter(({ name, schema }) => schema.enum && name in properties);
    const name = random.pick(filters)?.name;
    return name
      ? {
          kind: 'filter ignored',
          operation: operation.id,
          fields: [`query ${name}`],
          about: `ignores ${name}`,
          before: ({ url }) => url.searchParams.delete(name),
        }
      : null;
  },
  'key rule broken': (operation) =>
    operation.exempt
      ? operation.hasBody
        ? null
        : {
            kind: 'key rule broken',
            operation: operation.id,
            fields: ['status', '/code'],
            about: 'asks for keys',
            after: (): Given => ({
              status: 400,
              contentType: JSON_TYPE,
              headers: { 'access-control-allow-origin': '*' },
              text: JSON.stringify({ code: 'no_key_found', message: '', errors: { api_key: ['Missing.'] } }),
            }),
          }
      : {
          kind: 'key rule broken',
          operation: operation.id,
          fields: ['status'],
          about: 'answers without keys',
          after: (given) =>
            given.status === 400 && codeOf(given.text) === 'no_key_found' ? exemplified(operation) : given,
        },
  'key not named': (operation) =>
    operation.exempt
      ? null
      : {
          kind: 'key not named',
          operation: operation.id,
          fields: ['/errors', '/code'],
          about: 'does not name the key',
          after: (given) =>
            given.status === 400 && codeOf(given.text) === 'no_key_found'
              ? { ...given, text: given.text.replace(/"errors":\{.*\}\}/, '"errors":{}}') }
              : given,
        },
  'login rule broken': (operation, random) => {
    if (!operation.answers['401']) return null;
    const status = random.pick([200, 403, 302]) ?? 200;
    return {
      kind: 'login rule broken',
      operation: operation.id,
      fields: ['status'],
      about: `answers ${status} to visitors`,
      after: (given) => {
        if (given.status !== 401) return given;
        return status === 200 ? exemplified(operation) : { ...given, status };
      },
    };
  },
  'missing thing given': (operation, random) => {
    if (!operation.answers['404'] || !operation.parameters.some((one) => one.in === 'path')) return null;
    const status = random.pick([200, 204, 410]) ?? 200;
    return {
      kind: 'missing thing given',
      operation: operation.id,
      fields: ['status'],
      about: `answers ${status} for what is not there`,
      after: (given) => {
        if (given.status !== 404) return given;
        if (status === 200) return exemplified(operation);
        return { ...given, status, text: status === 204 ? '' : given.text };
      },
    };
  },
  'failure reshaped': (operation, random) => {
    const status = random.pick(['400', '401', '404'].filter((code) => operation.answers[code]));
    if (!status || (operation.exempt && status === '400' && operation.parameters.length === 0)) return null;
    if (status === '404' && !operation.parameters.some((one) => one.in === 'path')) return null;
    const ways: [string, string, (body: Record<string, unknown>) => unknown][] = [
      ['error for message', '/message', ({ message, ...body }) => ({ ...body, error: message })],
      ['no code', '/code', ({ code: _code, ...body }) => body],
      ['a new code', '/code', (body) => ({ ...body, code: 'E1001' })],
      ['errors as a list', '/errors', (body) => ({ ...body, errors: [] })],
      ['a trace', '/trace', (body) => ({ ...body, trace: 'at Kernel.php:31' })],
    ];
    const [about, field, change] = random.pick(ways) ?? ways[0] ?? ['', '', (body: object) => body];
    return {
      kind: 'failure reshaped',
      operation: operation.id,
      fields: [field],
      about: `${status} has ${about}`,
      after: (given) =>
        given.status === Number(status) && given.text !== ''
          ? { ...given, text: JSON.stringify(change(JSON.parse(given.text))) }
          : given,
    };
  },
  'input not checked': (operation, random) => {
    const open = operation.parameters.filter(({ schema, in: place }) => place === 'query' && !isFree(schema));
    const name = random.pick(open)?.name;
    return name && operation.answers['400']
      ? {
          kind: 'input not checked',
          operation: operation.id,
          fields: [`query ${name}`],
          about: `takes any ${name}`,
          after: (given) => (namesOnly(given, name) ? exemplified(operation) : given),
        }
      : null;
  },
  'input refused': (operation, random) => {
    const limited = operation.parameters.filter(
      ({ in: place, schema }) => place === 'query' && schema.maximum !== undefined,
    );
    const parameter = random.pick(limited);
    if (!parameter) return null;
    const { name, schema } = parameter;
    return {
      kind: 'input refused',
      operation: operation.id,
      fields: [`query ${name}`],
      about: `refuses ${name}=${schema.maximum}`,
      after: (given, { url }) => {
        if (given.status !== 200 || Number(url.searchParams.get(name)) !== schema.maximum) return given;
        const errors = { [name]: ['Is out of bounds.'] };
        const text = JSON.stringify({ code: 'validation_failed', message: 'Invalid.', errors });
        return { ...given, status: 400, contentType: JSON_TYPE, text };
      },
    };
  },
};

function isFree({ type, enum: values, format, maxLength }: Schema): boolean {
  return type === 'string' && !values && !format && maxLength === undefined;
}

function namesOnly({ status, text }: Given, name: string): boolean {
  if (status !== 400 || codeOf(text) !== 'validation_failed') return false;
  const body: unknown = JSON.parse(text);
  const errors: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'errors') : null;
  return typeof errors === 'object' && errors !== null && Object.keys(errors).join() === name;
}
