import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { isObject, type Json, type JsonObject } from '../../packages/contract-check/model/json.ts';
import { loadContract } from '../../packages/contract-check/model/load-contract.ts';
import { type ContractOperation, listOperations } from '../../packages/contract-check/model/operations.ts';

type Validate = (body: unknown) => string[];

/** Validates responses against the contract itself, independently of the generated code. */
export interface Judge {
  operations: ContractOperation[];
  /** Returns the faults of a response; empty if it conforms. */
  responseFaults(operation: string, status: number, body: unknown): string[];
  /** Returns the faults of a request; empty if it conforms. */
  requestFaults(operation: string, body: unknown): string[];
  /** Every documented pair of operation and status, such as `getEvent 404`. */
  pairs: string[];
  exampleBody(operation: string): unknown;
}

export async function createJudge(): Promise<Judge> {
  const contract = await loadContract();
  const operations = listOperations(contract).filter(({ tag }) => tag !== 'redirects');
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  const known = new Map<string, Validate>();
  const sent = new Map<string, Validate>();

  const resolve = (value: Json | undefined): JsonObject => {
    if (!isObject(value)) return {};
    if (typeof value.$ref !== 'string') return value;
    const target = value.$ref
      .replace(/^#\//, '')
      .split('/')
      .reduce<Json | undefined>((node, part) => (isObject(node) ? node[part] : undefined), contract);
    return resolve(target);
  };
  const json = (value: Json | undefined): JsonObject => {
    const { content } = resolve(value);
    return isObject(content) ? resolve(content['application/json']) : {};
  };

  const compile = (schema: JsonObject): Validate => {
    const validate = ajv.compile({ ...schema, components: contract.components });
    return (body) =>
      validate(body) ? [] : (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`);
  };

  for (const { id, raw } of operations) {
    const request = json(raw.requestBody).schema;
    if (isObject(request)) sent.set(id, compile(request));
    for (const [status, response] of Object.entries(resolve(raw.responses))) {
      const { schema } = json(response);
      if (!isObject(schema)) continue;
      known.set(`${id} ${status}`, compile(schema));
    }
  }

  return {
    operations,
    pairs: [...known.keys()],
    responseFaults: (operation, status, body) =>
      known.get(`${operation} ${status}`)?.(body) ?? [`the status ${status} is not documented`],
    requestFaults: (operation, body) => sent.get(operation)?.(body) ?? [`${operation} takes no body`],
    exampleBody(operation) {
      const found = operations.find(({ id }) => id === operation);
      const { examples } = json(found?.raw.requestBody);
      const [first] = Object.values(resolve(examples));
      return resolve(first).value;
    },
  };
}
