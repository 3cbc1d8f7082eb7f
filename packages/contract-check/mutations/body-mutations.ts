import { changeAt, type Field, pointer } from './fields.ts';
import type { MutableResponse, Mutation } from './mutation.ts';
import type { Random } from './random.ts';

type Change = (owner: object, name: string) => void;

function onSuccess(change: (body: unknown) => unknown): (response: MutableResponse) => MutableResponse {
  return (response) => {
    if (response.status !== 200 || response.text === '') return response;
    const body: unknown = JSON.parse(response.text);
    return { ...response, text: JSON.stringify(change(body)) };
  };
}

function at(kind: string, operation: string, { path }: Field, about: string, change: Change): Mutation {
  const after = onSuccess((body) => {
    changeAt(body, path, change);
    return body;
  });
  return { kind, operation, fields: [pointer(path)], about: `${pointer(path)} ${about}`, after };
}

const set =
  (value: unknown): Change =>
  (owner, name) => {
    Reflect.set(owner, name, value);
  };
const is = ({ schema }: Field, type: string) => [schema.type].flat().includes(type);

/** Returns a value that has the wrong type for the field. */
function retyped(field: Field): unknown {
  if (is(field, 'integer') || is(field, 'number')) return 'twelve';
  if (is(field, 'boolean')) return 'yes';
  if (is(field, 'array')) return { 0: 'first' };
  if (is(field, 'object')) return 'object';
  return 42;
}

const OTHER_FORMATS: Record<string, string> = {
  'date-time': '14/11/2026 19:00',
  date: '14.11.2026',
  email: 'robin at grandstand',
  uuid: '1234',
  uri: 'no address',
};

/** Each entry makes one kind of drift in a field, or returns null if the field cannot have it. */
export const FIELD_KINDS: Record<string, (id: string, field: Field, random: Random) => Mutation | null> = {
  'field dropped': (id, field) =>
    field.required
      ? at('field dropped', id, field, 'is dropped', (owner, name) => Reflect.deleteProperty(owner, name))
      : null,
  'field renamed': (id, field) =>
    field.required
      ? at('field renamed', id, field, 'is renamed', (owner, name) => {
          Reflect.set(owner, `${name}_v2`, Reflect.get(owner, name));
          Reflect.deleteProperty(owner, name);
        })
      : null,
  'field retyped': (id, field) =>
    field.schema.type ? at('field retyped', id, field, 'is of another type', set(retyped(field))) : null,
  'field nulled': (id, field) =>
    field.nullable || !field.schema.type ? null : at('field nulled', id, field, 'is null', set(null)),
  'field added': (id, field) => {
    if (!is(field, 'object') || !field.schema.properties || field.schema.additionalProperties) return null;
    const inside = { ...field, path: [...field.path, 'internal_flag'] };
    const mutation = at('field added', id, field, 'has internal_flag', (owner, name) => {
      const value: unknown = Reflect.get(owner, name);
      if (typeof value === 'object' && value !== null) Reflect.set(value, 'internal_flag', true);
    });
    return { ...mutation, fields: [pointer(inside.path)] };
  },
  'enum widened': (id, field) =>
    field.schema.enum && is(field, 'string')
      ? at('enum widened', id, field, 'has a new value', set('brand_new'))
      : null,
  'format changed': (id, { schema, ...rest }) => {
    const other = schema.format ? OTHER_FORMATS[schema.format] : schema.pattern ? '?' : undefined;
    return other === undefined
      ? null
      : at('format changed', id, { schema, ...rest }, `is written ${other}`, set(other));
  },
  'date without its zone': (id, field) =>
    field.schema.format === 'date-time'
      ? at('date without its zone', id, field, 'has no zone', (owner, name) => {
          const text = String(Reflect.get(owner, name));
          Reflect.set(owner, name, text.slice(0, 19).replace('T', ' '));
        })
      : null,
  'bound crossed': (id, field, random) => {
    const { minimum, maximum, minLength, maxLength } = field.schema;
    const values: unknown[] = [];
    if (minimum !== undefined) values.push(minimum - 1);
    if (maximum !== undefined) values.push(maximum + 1);
    if (minLength !== undefined && minLength > 0) values.push('');
    if (maxLength !== undefined) values.push('x'.repeat(maxLength + 1));
    if (field.schema.format || field.schema.pattern) return null;
    const value = random.pick(values);
    return value === undefined
      ? null
      : at('bound crossed', id, field, `is ${String(value).slice(0, 12)}`, set(value));
  },
  'money in units': (id, field) =>
    is(field, 'integer') && /price|fee|total|tax|discount/.test(field.path.at(-1) ?? '')
      ? at('money in units', id, field, 'is in whole units, with cents', (owner, name) =>
          Reflect.set(owner, name, Number(Reflect.get(owner, name)) / 100 + 0.005),
        )
      : null,
  'one item wrong': (id, field) => {
    const star = field.path.indexOf('*');
    const last = field.path.at(-1);
    if (star === -1 || last === undefined || last === '*' || !field.required) return null;
    const after = onSuccess((body) => {
      let seen = 0;
      changeAt(body, field.path, () => {
        seen += 1;
      });
      changeAt(body, field.path, (owner, name) => {
        seen -= 1;
        if (seen === 0) Reflect.deleteProperty(owner, name);
      });
      return body;
    });
    const about = `${pointer(field.path)} is missing in the last item`;
    return { kind: 'one item wrong', operation: id, fields: [pointer(field.path)], about, after };
  },
};

/** Each entry makes one kind of drift in a whole response. */
export const BODY_KINDS: Record<string, (id: string, sample: unknown, random: Random) => Mutation | null> = {
  'status changed': (id, _sample, random) => {
    const status = random.pick([201, 202, 203, 206]) ?? 201;
    const after = (response: MutableResponse) =>
      response.status === 200 ? { ...response, status } : response;
    return { kind: 'status changed', operation: id, fields: ['status'], about: `answers ${status}`, after };
  },
  'content type changed': (id, _sample, random) => {
    const contentType = random.pick(['text/html; charset=utf-8', 'text/plain', 'application/xml']) ?? '';
    const after = (response: MutableResponse) =>
      response.status === 200 ? { ...response, contentType } : response;
    const about = `answers ${contentType}`;
    return { kind: 'content type changed', operation: id, fields: ['header Content-Type'], about, after };
  },
  'envelope changed': (id, sample, random) => {
    const isList = typeof sample === 'object' && sample !== null && 'data' in sample && 'meta' in sample;
    const variants: [string, string[], (body: object) => unknown][] = isList
      ? [
          ['a bare list', [''], (body) => Reflect.get(body, 'data')],
          ['items for data', ['/data', '/items'], ({ ...body }) => renamed(body, 'data', 'items')],
          ['no meta', ['/meta'], ({ ...body }) => renamed(body, 'meta', 'page')],
        ]
      : [['an envelope', ['/result'], (body) => ({ result: body })]];
    const variant = random.pick(variants);
    if (!variant) return null;
    const [about, fields, change] = variant;
    const after = onSuccess((body) => (typeof body === 'object' && body !== null ? change(body) : body));
    return { kind: 'envelope changed', operation: id, fields, about, after };
  },
  'body broken': (id, _sample, random) => {
    const empty = random.share() < 0.5;
    const after = (response: MutableResponse) =>
      response.status === 200 ? { ...response, text: empty ? '' : response.text.slice(0, -3) } : response;
    return {
      kind: 'body broken',
      operation: id,
      fields: [''],
      about: empty ? 'is empty' : 'is cut off',
      after,
    };
  },
  'field added at the top': (id, sample) => {
    if (typeof sample !== 'object' || sample === null || Array.isArray(sample)) return null;
    const after = onSuccess((body) => (typeof body === 'object' ? { ...body, debug: { ms: 3 } } : body));
    return { kind: 'field added at the top', operation: id, fields: ['/debug'], about: 'has debug', after };
  },
};

function renamed(body: Record<string, unknown>, from: string, to: string): unknown {
  const { [from]: value, ...rest } = body;
  return { ...rest, [to]: value };
}
