import { isObject, type Json, type JsonObject } from './json.ts';

const VERBS = ['get', 'post', 'put', 'patch', 'delete'] as const;
type Verb = (typeof VERBS)[number];

export interface ContractOperation {
  id: string;
  verb: Verb;
  /** As the contract writes it, below its server. */
  path: string;
  /** Where the call goes when every server variable keeps its default: the site's own origin. */
  sitePath: string;
  server: Server;
  tag: string;
  raw: JsonObject;
  pathItem: JsonObject;
}

interface Server {
  /** The host in config.json that this server is reached by: apiHost, keysHost… null: the site itself. */
  host: string | null;
  /** What a deployment's host replaces in sitePath. */
  defaultHost: string;
}

function serverOf(servers: Json | undefined): Server & { prefix: string } {
  const first = Array.isArray(servers) ? servers[0] : undefined;
  if (!isObject(first) || typeof first.url !== 'string') throw new Error('a server without a url');
  const host = /^\{(\w+)\}/.exec(first.url)?.[1] ?? null;
  const variables = isObject(first.variables) ? first.variables : {};
  const prefix = first.url.replace(/\{(\w+)\}/g, (_, name: string) => {
    const variable = variables[name];
    if (!isObject(variable) || typeof variable.default !== 'string')
      throw new Error(`server variable ${name} has no default`);
    return variable.default;
  });
  const variable = host ? variables[host] : undefined;
  const defaultHost = isObject(variable) && typeof variable.default === 'string' ? variable.default : '';
  return { host, defaultHost, prefix: prefix.replace(/\/$/, '') };
}

export function listOperations(document: JsonObject): ContractOperation[] {
  const operations: ContractOperation[] = [];
  const paths = isObject(document.paths) ? document.paths : {};
  for (const [path, pathItem] of Object.entries(paths)) {
    if (!isObject(pathItem)) continue;
    const { host, defaultHost, prefix } = serverOf(pathItem.servers ?? document.servers);
    for (const verb of VERBS) {
      const raw = pathItem[verb];
      if (!isObject(raw)) continue;
      const tag = Array.isArray(raw.tags) ? raw.tags[0] : undefined;
      if (typeof raw.operationId !== 'string' || typeof tag !== 'string')
        throw new Error(`${verb} ${path} has no operationId or tag`);
      operations.push({
        id: raw.operationId,
        verb,
        path,
        sitePath: prefix + path,
        server: { host, defaultHost },
        tag,
        raw,
        pathItem,
      });
    }
  }
  return operations;
}

/** Follows a local reference, if the node is one. */
export function resolve(document: JsonObject, node: Json | undefined): JsonObject {
  if (!isObject(node)) throw new Error('expected an object');
  if (typeof node.$ref !== 'string') return node;
  let target: Json | undefined = document;
  for (const part of node.$ref.replace(/^#\//, '').split('/')) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    target = isObject(target) ? target[key] : undefined;
  }
  return resolve(document, target);
}
