import { type Filter, filterOf } from './filters.ts';
import { isObject, type Json, type JsonObject } from './json.ts';
import { type ContractOperation, listOperations, resolve } from './operations.ts';
import { policyOf } from './policies.ts';
import { type Promises, promisesOf } from './promises.ts';

/** The contract in the form that the checks use: operations with their parameters, responses and promises. */
export interface Model {
  document: JsonObject;
  operations: Operation[];
  byId: Map<string, Operation>;
}

export interface Operation {
  id: string;
  verb: ContractOperation['verb'];
  /** The path on the site's own origin. */
  sitePath: string;
  host: string | null;
  defaultHost: string;
  parameters: Parameter[];
  body: RequestBody | null;
  responses: Map<number, DocumentedResponse>;
  /** Whether requests of this operation contain api_key and channel_key. */
  keys: 'injected' | 'exempt';
  /** Whether the operation responds with 401 to a viewer who is not signed in. */
  login: boolean;
  /** Whether a repeated call has no further effect. */
  repeatable: boolean;
  /** Failure statuses that the site handles like a result. */
  allowedCodes: number[];
  tag: string;
  /** Everything that the contract promises about the operation beyond its schemas. */
  promises: Promises;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  schema: JsonObject;
  example: Json | undefined;
  filter: Filter | null;
}

interface RequestBody {
  schema: JsonObject;
  examples: Json[];
}

export interface DocumentedResponse {
  contentTypes: string[];
  /** The schema with its references unresolved. Null if the response is not JSON. */
  schema: JsonObject | null;
  headers: { name: string; required: boolean; schema: JsonObject }[];
  /** The failure codes in the contract's examples. */
  codes: string[];
}

const JSON_TYPE = 'application/json';

export function buildModel(document: JsonObject): Model {
  const operations = listOperations(document)
    .filter(({ tag }) => tag !== 'redirects')
    .map((operation) => readOperation(document, operation));
  return { document, operations, byId: new Map(operations.map((operation) => [operation.id, operation])) };
}

export function isRead(operation: Operation): boolean {
  return operation.verb === 'get' || operation.verb === 'delete';
}

function readOperation(document: JsonObject, found: ContractOperation): Operation {
  const { id, verb, sitePath, server, raw, pathItem } = found;
  const policy = policyOf(document, raw);
  const responses = readResponses(document, raw.responses);
  return {
    id,
    verb,
    sitePath,
    host: server.host,
    defaultHost: server.defaultHost,
    parameters: [pathItem.parameters, raw.parameters]
      .flatMap((list) => (Array.isArray(list) ? list : []))
      .map((node) => readParameter(document, resolve(document, node))),
    body: raw.requestBody === undefined ? null : readBody(document, raw.requestBody),
    responses,
    keys: policy.keys,
    login: responses.has(401),
    repeatable: policy.retryCount > 0,
    allowedCodes: policy.allowedCodes,
    tag: found.tag,
    promises: promisesOf(raw),
  };
}

function readParameter(document: JsonObject, node: JsonObject): Parameter {
  return {
    name: String(node.name),
    in: node.in === 'path' ? 'path' : 'query',
    required: node.required === true,
    schema: isObject(node.schema) ? resolve(document, node.schema) : {},
    example: node.example,
    filter: filterOf(node),
  };
}

function readBody(document: JsonObject, node: Json): RequestBody {
  const content = resolve(document, node).content;
  const media = isObject(content) && isObject(content[JSON_TYPE]) ? content[JSON_TYPE] : {};
  return { schema: isObject(media.schema) ? media.schema : {}, examples: examplesOf(document, media) };
}

function examplesOf(document: JsonObject, media: Json | undefined): Json[] {
  const examples = isObject(media) && isObject(media.examples) ? Object.values(media.examples) : [];
  return examples.flatMap((example) => resolve(document, example).value ?? []);
}

function readResponses(document: JsonObject, responses: Json | undefined): Map<number, DocumentedResponse> {
  const entries = isObject(responses) ? Object.entries(responses) : [];
  return new Map(
    entries.map(([status, node]) => {
      const { content, headers } = resolve(document, node);
      const media = isObject(content) ? content[JSON_TYPE] : undefined;
      const response: DocumentedResponse = {
        contentTypes: isObject(content) ? Object.keys(content) : [],
        schema: isObject(media) && isObject(media.schema) ? media.schema : null,
        headers: Object.entries(isObject(headers) ? headers : {}).map(([name, given]) => {
          const header = resolve(document, given);
          const schema = isObject(header.schema) ? header.schema : {};
          return { name, required: header.required === true, schema };
        }),
        codes: examplesOf(document, media).flatMap((value) =>
          isObject(value) && typeof value.code === 'string' ? value.code : [],
        ),
      };
      return [Number(status), response];
    }),
  );
}
