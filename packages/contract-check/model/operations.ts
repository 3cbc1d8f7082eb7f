import { isObject, type Json, type JsonObject } from './json.ts';

const VERBS = ['get', 'post', 'put', 'patch', 'delete'] as const;
type Verb = (typeof VERBS)[number];

export interface ContractOperation {
  id: string;
  verb: Verb;
  /** The path in the contract, without the path of its server. */
  path: string;
  /** The path of the operation on the site's own origin, which is the default of every server variable. */
  sitePath: string;
  server: Server;
  tag: string;
  raw: JsonObject;
  pathItem: JsonObject;
}

interface Server {
  /**
   * The host setting in config.json for this server, such as apiHost or keysHost. Null for the site's own
   * origin.
   */
  host: string | null;
  /** The start of `sitePath` that is replaced when a deployment sets the host. */
  defaultHost: string;
}

export function serverOf(servers: Json | undefined): Server & { prefix: string } {
  const first = Array.isArray(servers) ? servers[0] : undefined;
  if (!isObject(first) || typeof first.url !== 'string') throw new Error('a server without a url');
  const host = first['x-host'] ?? hostInUrl(first.url, first.variables);
  if (host === null) return { host: null, defaultHost: '', prefix: first.url.replace(/\/$/, '') };
  if (!isObject(host) || typeof host.name !== 'string' || typeof host.default !== 'string')
    throw new Error(`the server ${first.url} has a host without a name or a default`);
  const prefix = first.url.replace(`{${host.name}}`, host.default).replace(/\/$/, '');
  if (!prefix.startsWith(host.default)) throw new Error(`${first.url} does not begin with ${host.default}`);
  return { host: host.name, defaultHost: host.default, prefix };
}

/** Contracts before version 1.2.0 describe the host as a variable of the server's URL. */
function hostInUrl(url: string, variables: Json | undefined): JsonObject | null {
  const name = /^\{(\w+)\}/.exec(url)?.[1];
  if (name === undefined) return null;
  const variable = isObject(variables) ? variables[name] : undefined;
  return { ...(isObject(variable) && variable), name };
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

/** Returns the target of a local reference, or the node itself if it is not a reference. */
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
