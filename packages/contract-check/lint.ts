/** Lint rules for the contract that go beyond valid OpenAPI, each with a name. */

import { KEY_NAMES } from './key-names.ts';
import { filterOf } from './model/filters.ts';
import { isObject, type Json, type JsonObject } from './model/json.ts';
import { loadContract } from './model/load-contract.ts';
import { type ContractOperation, listOperations, resolve } from './model/operations.ts';
import { policyOf } from './model/policies.ts';
import { promisesOf } from './model/promises.ts';

interface Problem {
  rule: string;
  where: string;
  what: string;
}

type Rule = (operation: ContractOperation, contract: JsonObject) => string[];

function responsesOf(operation: ContractOperation): JsonObject {
  return isObject(operation.raw.responses) ? operation.raw.responses : {};
}

function hasExample(content: Json | undefined): boolean {
  if (!isObject(content)) return false;
  return Object.values(content).every(
    (media) =>
      isObject(media) &&
      ('example' in media || (isObject(media.examples) && Object.keys(media.examples).length > 0)),
  );
}

function parametersOf(operation: ContractOperation, contract: JsonObject): JsonObject[] {
  const lists = [operation.pathItem.parameters, operation.raw.parameters];
  return lists
    .flatMap((list) => (Array.isArray(list) ? list : []))
    .map((parameter) => resolve(contract, parameter));
}

function bodyFields(operation: ContractOperation, contract: JsonObject): string[] {
  if (operation.raw.requestBody === undefined) return [];
  const { content } = resolve(contract, operation.raw.requestBody);
  const media = isObject(content) ? content['application/json'] : undefined;
  const schema = isObject(media) ? resolve(contract, media.schema) : {};
  const branches = Array.isArray(schema.oneOf)
    ? schema.oneOf.map((branch) => resolve(contract, branch))
    : [schema];
  return branches.flatMap(({ properties }) => (isObject(properties) ? Object.keys(properties) : []));
}

/** Whether a path parameter can name an object that does not exist. One with a fixed set of values cannot. */
function isOpenPath(parameter: JsonObject, contract: JsonObject): boolean {
  return parameter.in === 'path' && !('enum' in resolve(contract, parameter.schema));
}

const isRedirect = (operation: ContractOperation) => operation.tag === 'redirects';

const RULES: Record<string, Rule> = {
  'operation-id-reads-well': ({ id }) =>
    /^[a-z]+([A-Z][a-z]*)*$/.test(id) ? [] : [`${id} is not a verb and a noun in camelCase`],
  'policy-is-valid': ({ raw }, contract) => {
    policyOf(contract, raw);
    return [];
  },
  'promises-are-valid': (operation, contract) => {
    promisesOf(operation.raw);
    for (const parameter of parametersOf(operation, contract)) filterOf(parameter);
    return [];
  },
  'only-200-succeeds': (operation) =>
    Object.keys(responsesOf(operation))
      .filter((status) => status !== '200' && !/^[45]\d\d$/.test(status))
      .map((status) => `${status} is neither 200 nor a failure`),
  'failures-are-documented': (operation, contract) => {
    if (isRedirect(operation)) return [];
    const statuses = Object.keys(responsesOf(operation));
    const needed = ['200', '429', '500'];
    const takesInput =
      parametersOf(operation, contract).length > 0 || operation.raw.requestBody !== undefined;
    if (policyOf(contract, operation.raw).keys === 'injected' || takesInput) needed.push('400');
    if (parametersOf(operation, contract).some((parameter) => isOpenPath(parameter, contract)))
      needed.push('404');
    return needed
      .filter((status) => !statuses.includes(status))
      .map((status) => `${status} is not documented`);
  },
  'one-error-envelope': (operation, contract) =>
    Object.entries(responsesOf(operation)).flatMap(([status, node]) => {
      if (status === '200') return [];
      const content = resolve(contract, node).content;
      const media = isObject(content) ? content['application/json'] : undefined;
      const schema = isObject(media) && isObject(media.schema) ? media.schema.$ref : undefined;
      return schema === '#/components/schemas/Failure' ? [] : [`${status} does not answer with Failure`];
    }),
  'examples-everywhere': (operation, contract) => {
    const missing: string[] = [];
    for (const [status, node] of Object.entries(responsesOf(operation)))
      if (!hasExample(resolve(contract, node).content)) missing.push(`${status} has no example`);
    const { requestBody } = operation.raw;
    if (requestBody && !hasExample(resolve(contract, requestBody).content))
      missing.push('the body has no example');
    for (const parameter of parametersOf(operation, contract))
      if (!('example' in parameter) && !('examples' in parameter))
        missing.push(`parameter ${parameter.name} has no example`);
    return missing;
  },
  'parameters-are-described': (operation, contract) =>
    parametersOf(operation, contract)
      .filter((parameter) => typeof parameter.description !== 'string')
      .map((parameter) => `parameter ${parameter.name} has no description`),
  'names-are-key-names': (operation, contract) =>
    parametersOf(operation, contract)
      .filter((parameter) => !/^[a-z][a-z0-9_-]*(\[[a-z_]+\])?$/.test(String(parameter.name)))
      .map((parameter) => `parameter ${parameter.name} is not spelt like the specification’s key names`),
  'names-are-known': (operation, contract) =>
    [
      ...parametersOf(operation, contract).map(({ name }) => String(name)),
      ...bodyFields(operation, contract).filter((name) => name.endsWith('_id')),
    ]
      .filter((name) => !KEY_NAMES.has(name))
      .map((name) => `${name} is none of the specification’s key names`),
  'keys-are-not-repeated': (operation, contract) =>
    parametersOf(operation, contract)
      .filter((parameter) => parameter.name === 'api_key' || parameter.name === 'channel_key')
      .map((parameter) => `${parameter.name} is added by the request layer`),
};

export const RULE_NAMES = Object.keys(RULES);

export function lintContract(contract: JsonObject): Problem[] {
  return operationsOf(contract).flatMap((operation) =>
    'problem' in operation
      ? [{ rule: 'operation-has-id-and-tag', where: 'paths', what: operation.problem }]
      : Object.entries(RULES).flatMap(([rule, check]) =>
          attempt(() => check(operation, contract)).map((what) => ({ rule, where: operation.id, what })),
        ),
  );
}

function operationsOf(contract: JsonObject): (ContractOperation | { problem: string })[] {
  try {
    return listOperations(contract);
  } catch (error) {
    return [{ problem: String(error) }];
  }
}

/**
 * If a rule throws, the contract has an unexpected structure there, so the error is reported as a problem.
 */
function attempt(check: () => string[]): string[] {
  try {
    return check();
  } catch (error) {
    return [String(error)];
  }
}

if (import.meta.main) {
  const contract = await loadContract();
  const problems = lintContract(contract);
  for (const { rule, where, what } of problems) console.error(`${where}: ${what} (${rule})`);
  if (problems.length > 0) process.exit(1);
  console.log(`${listOperations(contract).length} operations keep ${RULE_NAMES.length} house rules`);
}
