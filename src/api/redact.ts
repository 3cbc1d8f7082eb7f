/**
 * Matches the names of fields that are never logged: keys, passwords, tokens, signatures, card data,
 * addresses.
 */
const SECRET =
  /key|password|secret|token|signature|^code$|^state$|card|cvc|cvv|iban|payment_method|email|^login$|phone|expires/i;
const EMAIL = /[^\s"'<>@/?&=]+@[^\s"'<>@/?&=]+\.[a-z]{2,}/gi;
const CARD_NUMBER = /\b(?:\d[ -]?){13,19}\b/g;
const REDACTED = '[redacted]';

export function redactText(text: string): string {
  return text.replace(EMAIL, REDACTED).replace(CARD_NUMBER, REDACTED);
}

export function redactUrl(url: string): string {
  const [path = '', query] = url.replace(/#.*/s, '').split('?');
  if (query === undefined) return redactText(path);
  const params = [...new URLSearchParams(query)].map(
    ([name, value]) => `${name}=${SECRET.test(name) ? REDACTED : redactText(value)}`,
  );
  return `${redactText(path)}?${params.join('&')}`;
}

/** Returns the full address without secrets. Unlike the result of `redactUrl`, it is a valid address. */
export function cleanAddress(address: string): string {
  if (!URL.canParse(address)) return '';
  const url = new URL(address);
  for (const [name, value] of [...url.searchParams])
    if (SECRET.test(name) || redactText(value) !== value) url.searchParams.delete(name);
  return url.origin + cleanPath(url.pathname) + url.search;
}

/** Returns the path without e-mail addresses and card numbers. */
export function cleanPath(path: string): string {
  let plain = path;
  try {
    plain = decodeURIComponent(path);
  } catch {
    // A path with an invalid encoding is used as it is.
  }
  const clean = redactText(plain);
  return clean === plain ? path : encodeURI(clean);
}

/** Returns a copy of a request's body that is safe to log. Bodies are parsed as JSON or as form fields. */
export function redactValue(value: unknown): unknown {
  if (typeof value === 'string') return redactJson(value);
  if (value instanceof URLSearchParams || value instanceof FormData)
    return redactValue(Object.fromEntries(value.entries()));
  if (value instanceof Blob) return `[${value.size} bytes]`;
  if (Array.isArray(value)) return value.map(redactValue);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, SECRET.test(name) ? REDACTED : redactValue(item)]),
  );
}

function redactJson(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return redactText(text);
  try {
    return redactValue(JSON.parse(text));
  } catch {
    return redactText(text);
  }
}
