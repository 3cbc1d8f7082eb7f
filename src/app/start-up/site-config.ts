import { type ReadResponse, send } from '../../api/early-requests';
import type { OutsideAddresses } from '../../browser/outside-addresses';
import { isBoolean, isRecord } from '../../lib/parse/is';

/** The content of config.json. Every field is optional; hosts default to the site's own origin. */
export interface SiteConfig {
  hosts: Partial<Record<(typeof HOSTS)[number], string>>;
  /** Allows the demo's mocks of Stripe, reCAPTCHA and social log-in. */
  demo: boolean;
  /** Whether the server next to the site serves calendars that viewers can subscribe to. */
  calendarFeed: boolean;
  /** Whether there is a web app manifest, so that the site can be installed. */
  appManifest: boolean;
  /** Replacement addresses of third-party scripts, for example of a mirror. */
  scripts: Partial<Record<(typeof SCRIPTS)[number], string>>;
}

const HOSTS = ['apiHost', 'keysHost', 'dataHost', 'errorsHost', 'mediaHost'] as const;
const SCRIPTS = [
  'recaptcha',
  'stripe',
  'social',
  'tagManager',
] as const satisfies readonly (keyof OutsideAddresses)[];

/** The type of a fault in config.json, and the faulty field. Each type has a message `setup.*`. */
export interface ConfigFault {
  type: 'missing' | 'notJson' | 'notObject' | 'notBoolean' | 'notAddress' | 'unknownField';
  field: string;
}

const FILE = 'config.json';

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly fault: ConfigFault;

  constructor(type: ConfigFault['type'], field = FILE) {
    super(`${field}: ${type}`);
    this.fault = { type, field };
  }
}

export function readConfig(value: unknown): SiteConfig {
  if (!isRecord(value)) throw new ConfigError('notObject');
  for (const name of Object.keys(value)) {
    if (!['hosts', 'scripts', 'demo', 'calendarFeed', 'appManifest'].includes(name))
      throw new ConfigError('unknownField', name);
  }
  const { hosts = {}, scripts = {} } = value;
  const isOn = (name: string) => {
    const { [name]: on = false } = value;
    if (!isBoolean(on)) throw new ConfigError('notBoolean', name);
    return on;
  };
  return {
    hosts: readAddresses('hosts', hosts, HOSTS),
    demo: isOn('demo'),
    calendarFeed: isOn('calendarFeed'),
    appManifest: isOn('appManifest'),
    scripts: readAddresses('scripts', scripts, SCRIPTS),
  };
}

function readAddresses<Name extends string>(
  group: string,
  value: unknown,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  if (!isRecord(value)) throw new ConfigError('notObject', group);
  const known: Partial<Record<Name, string>> = {};
  for (const [name, address] of Object.entries(value)) {
    const field = names.find((candidate) => candidate === name);
    const fieldPath = `${group}.${name}`;
    if (!field) throw new ConfigError('unknownField', fieldPath);
    if (typeof address !== 'string' || !isHost(address)) throw new ConfigError('notAddress', fieldPath);
    known[field] = address.replace(/\/$/, '');
  }
  return known;
}

/**
 * Whether a text is a valid host: an https address, an http address of localhost, or a path of the site's own
 * origin.
 */
function isHost(text: string): boolean {
  if (text === '' || (/^\/(?!\/)/.test(text) && !text.includes('\\'))) return true;
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, search, hash } = new URL(text);
  const local = /^(localhost|127\.0\.0\.1|\[::1\]|.+\.test)$/.test(hostname);
  return (protocol === 'https:' || (protocol === 'http:' && local)) && !search && !hash;
}

/**
 * Loads config.json, the only file that is fetched outside the contract, because it defines the contract's
 * hosts.
 */
export async function loadConfig(): Promise<SiteConfig> {
  const response = await fetchConfig().catch(() => fetchConfig());
  if (response.status < 200 || response.status > 299) throw new ConfigError('missing');
  let value: unknown;
  try {
    value = JSON.parse(response.text);
  } catch {
    throw new ConfigError('notJson');
  }
  return readConfig(value);
}

const CONFIG_TIMEOUT_MS = 10_000;

/**
 * Fetches config.json. A server error is thrown, so that the caller retries once; other responses would not
 * change.
 */
async function fetchConfig(): Promise<ReadResponse> {
  const response = await send(`/${FILE}`, { cache: 'no-cache' }, AbortSignal.timeout(CONFIG_TIMEOUT_MS));
  if (response.status >= 500) throw new Error(`${FILE}: status ${response.status}`);
  return response;
}
