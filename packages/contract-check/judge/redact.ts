const SECRET_NAME =
  /key|token|secret|password|signature|authorization|cookie|email|^login$|phone|^(first|last)_name$|^to$|^code$|^state$|session|uuid|^ip$|last4|^exp_/i;
const SAFE_NAMES = /^google-tag$/;
const EMAIL = /[^\s"'<>@/]+@[^\s"'<>@/]+\.[a-z]{2,}/gi;
const TOKEN = /\b(ak|ch|pm|pi|seti|sk|pk|bps|cus|key)_[A-Za-z0-9_-]{4,}/g;
const JWT = /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g;
const MAX_LENGTH = 160;

/** Replaces personal data and secrets in a text. */
export function redactText(text: string): string {
  return text
    .replace(JWT, '[token]')
    .replace(EMAIL, '[e-mail]')
    .replace(TOKEN, (_, kind: string) => `${kind}_[redacted]`);
}

export function redactValue(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value.slice(0, 3).map((item) => redactValue(item, name));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, redactValue(inner, key)]));
  if (isSecret(name) && value !== '' && value !== null && typeof value !== 'boolean') return '[redacted]';
  return typeof value === 'string' ? redactText(value) : value;
}

function isSecret(name: string): boolean {
  return SECRET_NAME.test(name) && !SAFE_NAMES.test(name);
}

/** Returns a short, redacted example of the value of the named field. */
export function example(value: unknown, name: string): string {
  if (value === undefined) return '';
  const text = JSON.stringify(redactValue(value, name)) ?? '';
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}

/** Returns method and URL, with secret parameters redacted. */
export function redactCall(method: string, address: string): string {
  const url = new URL(address, 'http://site');
  for (const [name, value] of [...url.searchParams])
    url.searchParams.set(name, isSecret(name) ? 'REDACTED' : redactText(value));
  return `${method.toUpperCase()} ${redactText(decodeURI(url.pathname))}${url.search}`.slice(0, 400);
}
