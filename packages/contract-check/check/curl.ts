import { redactText, redactValue } from '../judge/redact.ts';
import type { Outgoing } from './send.ts';

const quote = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
/**
 * Shell variables that replace keys. Shells expand no variables in single quotes, so the command closes the
 * quotes before each variable.
 */
const VARIABLES: Record<string, string> = { api_key: 'API_KEY', channel_key: 'CHANNEL_KEY' };

/**
 * Returns the curl command that repeats a call. Without `showSecrets`, it takes the keys from shell
 * variables.
 */
export function curlOf({ method, url, headers, body }: Outgoing, showSecrets: boolean): string {
  const parts = ['curl', '-i'];
  if (method !== 'GET') parts.push('-X', method);
  for (const [name, value] of Object.entries(headers))
    parts.push('-H', quote(`${name}: ${showSecrets || isPlainHeader(name) ? value : '[redacted]'}`));
  if (body !== null) parts.push('-d', withVariables(quote(showSecrets ? body : redactBody(body))));
  parts.push(withVariables(quote(showSecrets ? url : redactUrl(url))));
  return parts.join(' ');
}

const isPlainHeader = (name: string) =>
  /^(accept|content-type|origin|access-control-request-.*)$/i.test(name);
const placeholder = (name: string) => `%${VARIABLES[name]}%`;
const withVariables = (text: string) =>
  text.replace(/%(API_KEY|CHANNEL_KEY)%/g, (_, name: string) => `'"$${name}"'`);

function redactUrl(address: string): string {
  const url = new URL(address);
  url.username = '';
  url.password = '';
  const pairs = [...url.searchParams].map(([name, value]) => {
    const shown =
      name in VARIABLES ? placeholder(name) : encodeURIComponent(String(redactValue(value, name)));
    return `${encodeURIComponent(name)}=${shown}`;
  });
  url.search = '';
  return `${url.href}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`;
}

function redactBody(text: string): string {
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return redactText(text);
    const entries = Object.entries(body).map(([name, value]) => [
      name,
      name in VARIABLES ? placeholder(name) : redactValue(value, name),
    ]);
    return JSON.stringify(Object.fromEntries(entries));
  } catch {
    return redactText(text);
  }
}
