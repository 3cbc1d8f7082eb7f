import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Json, JsonObject } from '../model/json.ts';
import type { DocumentedResponse, Model, Operation } from '../model/model.ts';
import { closed, withoutMappings } from './closed.ts';
import { type Fault, faultOf, typeName } from './faults.ts';
import { example } from './redact.ts';
import { ruleJudge } from './rules.ts';

/** A response as received. */
export interface Received {
  status: number;
  headers: Headers;
  text: string;
  /** The parsed body, if it was parsed already. */
  json?: Json | undefined;
}

export interface Judge {
  /** Returns the faults of a response. */
  responseFaults(operation: Operation, received: Received): Fault[];
  /** Returns the faults of a request body. The keys that the request layer adds are allowed. */
  requestFaults(operation: Operation, body: Json): Fault[];
}

const CONTRACT = 'contract';
const RFC_3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/i;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

const judges = new WeakMap<Model, Judge>();

/** Returns the validator of a contract, cached so that its schemas are compiled only once. */
export function judgeOf(model: Model): Judge {
  const known = judges.get(model) ?? createJudge(model);
  judges.set(model, known);
  return known;
}

function createJudge(model: Model): Judge {
  const validateResponse = validator({ components: model.document.components ?? {} }, closed);
  const rules = ruleJudge(model);
  const validateRequest = validator({ components: model.document.components ?? {} }, (schema) => schema);

  return {
    responseFaults(operation, received) {
      const documented = operation.responses.get(received.status);
      if (!documented) return [undocumentedStatus(operation, received)];
      const type = mediaType(received);
      const faults = [
        ...headerFaults(documented, received, validateResponse),
        ...rules.ofResponse(operation, received),
      ];
      if (type !== null && !documented.contentTypes.includes(type))
        return [
          ...faults,
          {
            kind: 'content-type',
            where: 'header Content-Type',
            expected: documented.contentTypes.join(' or '),
            got: type || 'none',
            example: example(received.text.slice(0, 80), ''),
          },
        ];
      const { schema } = documented;
      if (!schema) return faults;
      const body = 'json' in received ? received.json : parse(received.text);
      if (body === undefined) {
        const got = received.text === '' ? 'an empty body' : 'no JSON';
        const shown = example(received.text.slice(0, 80), '');
        return [...faults, { kind: 'not-json', where: '', expected: 'JSON', got, example: shown }];
      }
      return [...faults, ...validateResponse(schema, body), ...rules.ofBody(schema, body)];
    },
    requestFaults(operation, body) {
      if (!operation.body)
        return Object.keys(withoutKeys(body)).length === 0
          ? []
          : [{ kind: 'request', where: '', expected: 'no body', got: typeName(body), example: '' }];
      const known = operation.keys === 'injected' ? withoutKeys(body) : body;
      return validateRequest(operation.body.schema, known).map((fault) => ({ ...fault, kind: 'request' }));
    },
  };
}

/** Creates a function that validates by the contract's schemas. Each schema is compiled on first use. */
function validator(
  root: JsonObject,
  change: (schema: JsonObject) => JsonObject,
): (schema: JsonObject, value: Json) => Fault[] {
  const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true, discriminator: true });
  addFormats.default(ajv);
  // ajv's own formats also accept a space in place of the T and a `urn:` prefix, which browsers do not.
  ajv.addFormat('date-time', (text) => RFC_3339.test(text) && !Number.isNaN(Date.parse(text)));
  ajv.addFormat('uuid', UUID);
  ajv.addSchema(withoutMappings(change(root)), CONTRACT);
  const compiled = new WeakMap<JsonObject, ValidateFunction>();
  return (schema, value) => {
    const validate = compiled.get(schema) ?? ajv.compile(absolute(change(schema)));
    compiled.set(schema, validate);
    if (validate(value)) return [];
    return (validate.errors ?? []).flatMap((error) => faultOf(error) ?? []);
  };
}

/** Makes a schema's local references absolute, because it is compiled outside the contract document. */
function absolute(schema: JsonObject): JsonObject {
  return JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', `"$ref":"${CONTRACT}#/`));
}

function undocumentedStatus(operation: Operation, { status, text }: Received): Fault {
  const known = [...operation.responses.keys()].join(', ');
  return {
    kind: 'undocumented-status',
    where: 'status',
    expected: `one of ${known}`,
    got: String(status),
    example: example(parse(text) ?? text.slice(0, 80), ''),
  };
}

function headerFaults(
  { headers: documented }: DocumentedResponse,
  { headers }: Received,
  validate: (schema: JsonObject, value: Json) => Fault[],
): Fault[] {
  return documented.flatMap(({ name, required, schema }) => {
    const value = headers.get(name);
    const where = `header ${name}`;
    if (value === null)
      return required ? [{ kind: 'header', where, expected: 'the header', got: 'none', example: '' }] : [];
    const parsed = schema.type === 'integer' && /^-?\d+$/.test(value) ? Number(value) : value;
    return validate(schema, parsed).map(({ expected, got }) => ({
      kind: 'header',
      where,
      expected,
      got,
      example: example(value, name),
    }));
  });
}

/** Returns the media type of a response, or null when there is neither a content type nor a body. */
function mediaType({ headers, text }: Received): string | null {
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  return type === undefined && text === '' ? null : (type ?? '');
}

/** A byte-order mark is reported separately, so it must not keep the body from being parsed. */
export function parse(text: string): Json | undefined {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

function withoutKeys(body: Json): JsonObject {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return {};
  const { api_key: _api, channel_key: _channel, ...rest } = body;
  return rest;
}
