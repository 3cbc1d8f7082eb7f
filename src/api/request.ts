import { type HostName, hostDefaults, hostOf, type OperationId } from '@generated/operations';
import type { Keys } from './keys';

/** The base address of each server; the default is the site's own origin. */
export type Hosts = Partial<Record<HostName, string>>;

export interface OutgoingRequest {
  method: string;
  url: string;
  body: BodyInit | null;
  headers: Headers;
  keepalive?: boolean;
}

/**
 * Generated addresses are relative to the site's origin; if a host is configured, it replaces that origin.
 */
export function withHost(url: string, operation: OperationId, hosts: Hosts): string {
  const name = hostOf(operation);
  const host = hosts[name];
  return host === undefined ? url : host.replace(/\/$/, '') + url.slice(hostDefaults[name].length);
}

/** Adds the keys to the request: to the query for GET and DELETE, otherwise to the body. */
export function withKeys(request: OutgoingRequest, keys: Keys): OutgoingRequest {
  const fields = { api_key: keys.apiKey, channel_key: keys.channelKey };
  if (request.method === 'GET' || request.method === 'DELETE') {
    const separator = request.url.includes('?') ? '&' : '?';
    return { ...request, url: request.url + separator + new URLSearchParams(fields) };
  }
  const { body } = request;
  if (body instanceof URLSearchParams)
    return { ...request, body: new URLSearchParams([...body, ...Object.entries(fields)]) };
  if (body instanceof FormData) {
    const copy = new FormData();
    for (const [name, value] of [...body, ...Object.entries(fields)]) copy.append(name, value);
    return { ...request, body: copy };
  }
  const headers = new Headers(request.headers);
  headers.set('Content-Type', 'application/json');
  const sent: unknown = body ? JSON.parse(String(body)) : {};
  return { ...request, headers, body: JSON.stringify(Object.assign({}, sent, fields)) };
}
