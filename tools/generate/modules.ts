import type { JsonObject } from '../../packages/contract-check/model/json.ts';
import type { ContractOperation } from '../../packages/contract-check/model/operations.ts';
import { defaultPolicy, ownPolicy } from '../../packages/contract-check/model/policies.ts';

const HEADER = '// Generated from openapi/ by `npm run generate`. Do not edit.\n';

/** What the mutator needs to know of each operation: method, host and request policy. */
export function operationsModule(contract: JsonObject, operations: ContractOperation[]): string {
  const hosts = new Map(operations.map(({ server }) => [server.host ?? 'site', server.defaultHost]));
  const rows = operations.map(({ id, verb, sitePath, tag, server, raw }) => {
    const policy = JSON.stringify(ownPolicy(raw));
    return `  ${id}: { method: '${verb.toUpperCase()}', path: '${sitePath}', tag: '${tag}', host: '${server.host ?? 'site'}', policy: ${policy} },`;
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

export interface Operation {
  method: string;
  /** On the site's own origin. */
  path: string;
  tag: string;
  host: HostName;
  policy: Partial<RequestPolicy>;
}

export const defaultPolicy: RequestPolicy = ${JSON.stringify(defaultPolicy(contract))};

/** The servers, by the name that config.json gives them, and what a configured host replaces. */
export const hostDefaults = ${JSON.stringify(Object.fromEntries(hosts))};

export type HostName = keyof typeof hostDefaults;

export type OperationId =
${operations.map(({ id }) => `  | '${id}'`).join('\n')};

export const operations: Record<OperationId, Operation> = {
${rows.join('\n')}
};
`;
}

/** The schema of each operation's successful response, in a module that is not part of the first load. */
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
