import type { JsonObject } from '../../packages/contract-check/model/json.ts';
import type { ContractOperation } from '../../packages/contract-check/model/operations.ts';
import { defaultPolicy, ownPolicy } from '../../packages/contract-check/model/policies.ts';

const HEADER = '// Generated from openapi/ by `npm run generate`. Do not edit.\n';

/** The host setting of the server that most operations use. */
const USUAL_HOST = 'apiHost';

/**
 * Writes the host and the request policy of each operation for the mutator. This module is part of the first
 * load.
 */
export function operationsModule(contract: JsonObject, operations: ContractOperation[]): string {
  const hosts = new Map(operations.map(({ server }) => [server.host ?? 'site', server.defaultHost]));
  const rows = operations.flatMap(({ id, server, raw }) => {
    const { host = 'site' } = server;
    const policy = JSON.stringify(ownPolicy(raw));
    const facts = [
      ...(host === USUAL_HOST ? [] : [`host: '${host}'`]),
      ...(policy === '{}' ? [] : [`policy: ${policy}`]),
    ];
    return facts.length === 0 ? [] : [`  ${id}: { ${facts.join(', ')} },`];
  });
  return `${HEADER}
export interface RequestPolicy {
  keys: 'injected' | 'exempt';
  retryCount: number;
  retryDelay: number;
  globalError: boolean;
  crashCodes: readonly (number | '4xx' | '5xx')[];
  allowedCodes: readonly number[];
  silentCodes: readonly number[];
  /** The data of the body is a list. */
  list: boolean;
}

export const defaultPolicy: RequestPolicy = ${JSON.stringify(defaultPolicy(contract))};

/** The servers, by the name that config.json gives them, and what a configured host replaces. */
export const hostDefaults = ${JSON.stringify(Object.fromEntries(hosts))};

export type HostName = keyof typeof hostDefaults;

export type OperationId =
${operations.map(({ id }) => `  | '${id}'`).join('\n')};

/** What is not named here is on the usual server and obeys the default policy. */
export const unusualOperations: Partial<Record<OperationId, { host?: HostName; policy?: Partial<RequestPolicy> }>> = {
${rows.join('\n')}
};

export const hostOf = (id: OperationId): HostName => unusualOperations[id]?.host ?? '${USUAL_HOST}';

export const policyOf = (id: OperationId): RequestPolicy => ({ ...defaultPolicy, ...unusualOperations[id]?.policy });
`;
}

/**
 * Writes the URL of each operation for mocks and tests. The site's own code has it in each generated call.
 */
export function operationListModule(operations: ContractOperation[]): string {
  const rows = operations.map(
    ({ id, verb, sitePath, tag }) =>
      `  ${id}: { method: '${verb.toUpperCase()}', path: '${sitePath}', tag: '${tag}' },`,
  );
  return `${HEADER}
import type { OperationId } from './operations.ts';

export interface Operation {
  method: string;
  /** On the site's own origin. */
  path: string;
  tag: string;
}

export const operations: Record<OperationId, Operation> = {
${rows.join('\n')}
};

export const operationIds = Object.keys(operations) as OperationId[];
`;
}

/** Writes the schema of each operation's successful response. This module is not part of the first load. */
export function responseChecksModule(operations: ContractOperation[]): string {
  const tags = [...new Set(operations.map(({ tag }) => tag))].sort();
  const imports = tags.map((tag) => `import * as ${camel(tag)} from './zod/${tag}/${tag}.zod.ts';`);
  const rows = operations.map(({ id, tag }) => `  ${id}: ${camel(tag)}.${pascal(id)}200Response,`);
  return `${HEADER}
import type { ZodMiniType } from 'zod/mini';
import type { OperationId } from './operations.ts';
${imports.join('\n')}

export const responseChecks: Record<OperationId, ZodMiniType> = {
${rows.join('\n')}
};
`;
}

function camel(text: string): string {
  return text.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function pascal(text: string): string {
  return text.charAt(0).toUpperCase() + camel(text).slice(1);
}
