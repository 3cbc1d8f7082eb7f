import type { OutsideAddresses } from '../../browser/outside-addresses';
import { isBoolean, isRecord } from '../../lib/parse/is';

/** What a deployment says in config.json. All of it may be left out: the site's own origin serves then. */
export interface SiteConfig {
  hosts: Partial<Record<(typeof HOSTS)[number], string>>;
  /** The demo channel's stand-ins for Stripe, reCAPTCHA and social log-in may be loaded. */
  demo: boolean;
  /** Other addresses for what is loaded from elsewhere, such as a mirror that a country can reach. */
  scripts: Partial<Record<(typeof SCRIPTS)[number], string>>;
}

const HOSTS = ['apiHost', 'keysHost', 'dataHost', 'errorsHost', 'mediaHost'] as const;
const SCRIPTS = [
  'recaptcha',
  'stripe',
  'social',
  'tagManager',
] as const satisfies readonly (keyof OutsideAddresses)[];

/** What is wrong with config.json, and where in it. Each has its text, `setup.*`. */
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
    if (name !== 'hosts' && name !== 'demo' && name !== 'scripts')
      throw new ConfigError('unknownField', name);
  }
  const { hosts = {}, demo = false, scripts = {} } = value;
  if (!isBoolean(demo)) throw new ConfigError('notBoolean', 'demo');
  return {
    hosts: readAddresses('hosts', hosts, HOSTS),
    demo,
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
    const place = `${group}.${name}`;
    if (!field) throw new ConfigError('unknownField', place);
    if (typeof address !== 'string' || !isHost(address)) throw new ConfigError('notAddress', place);
    known[field] = address.replace(/\/$/, '');
  }
  return known;
}

/** https anywhere; plain http on this machine alone; or a path below the site's own origin. */
function isHost(text: string): boolean {
  if (text === '' || (/^\/(?!\/)/.test(text) && !text.includes('\\'))) return true;
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, search, hash } = new URL(text);
  const local = /^(localhost|127\.0\.0\.1|\[::1\]|.+\.test)$/.test(hostname);
  return (protocol === 'https:' || (protocol === 'http:' && local)) && !search && !hash;
}

/** config.json is the one file that is read without the contract: it says where the contract's hosts are. */
export async function loadConfig(): Promise<SiteConfig> {
  const response = await fetch(`/${FILE}`, { cache: 'no-cache' });
  if (!response.ok) throw new ConfigError('missing');
  const text = await response.text();
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new ConfigError('notJson');
  }
  return readConfig(value);
}
