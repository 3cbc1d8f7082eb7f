import type { MutableResponse, Mutation } from './mutation.ts';
import type { Random } from './random.ts';
import type { Schema, SpecOperation, SpecParameter } from './spec.ts';

const JSON_TYPE = 'application/json';

const exemplified = (operation: SpecOperation): MutableResponse => ({
  status: 200,
  contentType: JSON_TYPE,
  headers: { 'access-control-allow-origin': '*' },
  text: JSON.stringify(operation.responses['200']?.example ?? {}),
});

const named = ({ parameters }: SpecOperation, name: string): SpecParameter | undefined =>
  parameters.find((parameter) => parameter.name === name);

function codeOf(text: string): unknown {
  const body: unknown = text === '' ? null : JSON.parse(text);
  return typeof body === 'object' && body !== null ? Reflect.get(body, 'code') : null;
}

function itemSchema(operation: SpecOperation): Schema | undefined {
  return operation.responses['200']?.schema.properties?.data?.items;
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
          after: (response) => {
            if (response.status !== 200) return response;
            const body = JSON.parse(response.text);
            body.meta.total += 1;
            return { ...response, text: JSON.stringify(body) };
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
            after: (): MutableResponse => ({
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
          after: (response) =>
            response.status === 400 && codeOf(response.text) === 'no_key_found'
              ? exemplified(operation)
              : response,
        },
  'key not named': (operation) =>
    operation.exempt
      ? null
      : {
          kind: 'key not named',
          operation: operation.id,
          fields: ['/errors', '/code'],
          about: 'does not name the key',
          after: (response) =>
            response.status === 400 && codeOf(response.text) === 'no_key_found'
              ? { ...response, text: response.text.replace(/"errors":\{.*\}\}/, '"errors":{}}') }
              : response,
        },
  'login rule broken': (operation, random) => {
    if (!operation.responses['401']) return null;
    const status = random.pick([200, 403, 302]) ?? 200;
    return {
      kind: 'login rule broken',
      operation: operation.id,
      fields: ['status'],
      about: `answers ${status} to visitors`,
      after: (response) => {
        if (response.status !== 401) return response;
        return status === 200 ? exemplified(operation) : { ...response, status };
      },
    };
  },
  'missing thing given': (operation, random) => {
    if (!operation.responses['404'] || !operation.parameters.some((one) => one.in === 'path')) return null;
    const status = random.pick([200, 204, 410]) ?? 200;
    return {
      kind: 'missing thing given',
      operation: operation.id,
      fields: ['status'],
      about: `answers ${status} for what is not there`,
      after: (response) => {
        if (response.status !== 404) return response;
        if (status === 200) return exemplified(operation);
        return { ...response, status, text: status === 204 ? '' : response.text };
      },
    };
  },
  'failure reshaped': (operation, random) => {
    const status = random.pick(['400', '401', '404'].filter((code) => operation.responses[code]));
    if (!status || (operation.exempt && status === '400' && operation.parameters.length === 0)) return null;
    if (status === '404' && !operation.parameters.some((one) => one.in === 'path')) return null;
    const variants: [string, string, (body: Record<string, unknown>) => unknown][] = [
      ['error for message', '/message', ({ message, ...body }) => ({ ...body, error: message })],
      ['no code', '/code', ({ code: _code, ...body }) => body],
      ['a new code', '/code', (body) => ({ ...body, code: 'E1001' })],
      ['errors as a list', '/errors', (body) => ({ ...body, errors: [] })],
      ['a trace', '/trace', (body) => ({ ...body, trace: 'at Kernel.php:31' })],
    ];
    const [about, field, change] = random.pick(variants) ?? variants[0] ?? ['', '', (body: object) => body];
    return {
      kind: 'failure reshaped',
      operation: operation.id,
      fields: [field],
      about: `${status} has ${about}`,
      after: (response) =>
        response.status === Number(status) && response.text !== ''
          ? { ...response, text: JSON.stringify(change(JSON.parse(response.text))) }
          : response,
    };
  },
  'input not checked': (operation, random) => {
    const open = operation.parameters.filter(
      ({ schema, in: place }) => place === 'query' && !isFreeText(schema),
    );
    const name = random.pick(open)?.name;
    return name && operation.responses['400']
      ? {
          kind: 'input not checked',
          operation: operation.id,
          fields: [`query ${name}`],
          about: `takes any ${name}`,
          after: (response) => (namesOnly(response, name) ? exemplified(operation) : response),
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
      after: (response, { url }) => {
        if (response.status !== 200 || Number(url.searchParams.get(name)) !== schema.maximum) return response;
        const errors = { [name]: ['Is out of bounds.'] };
        const text = JSON.stringify({ code: 'validation_failed', message: 'Invalid.', errors });
        return { ...response, status: 400, contentType: JSON_TYPE, text };
      },
    };
  },
};

function isFreeText({ type, enum: values, format, maxLength }: Schema): boolean {
  return type === 'string' && !values && !format && maxLength === undefined;
}

function namesOnly({ status, text }: MutableResponse, name: string): boolean {
  if (status !== 400 || codeOf(text) !== 'validation_failed') return false;
  const body: unknown = JSON.parse(text);
  const errors: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'errors') : null;
  return typeof errors === 'object' && errors !== null && Object.keys(errors).join() === name;
}
