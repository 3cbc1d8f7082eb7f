import { isBoolean, isRecord } from '../../lib/is';
import type { OutsideAddresses } from '../../lib/outside-addresses';

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

export type ConfigProblem = { reason: 'missing' } | { reason: 'malformed'; problem: string };

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly problem: ConfigProblem;

  constructor(problem: ConfigProblem) {
    super(`config.json: ${problem.reason}`);
    this.problem = problem;
  }
}

export function readConfig(value: unknown): SiteConfig {
  if (!isRecord(value)) throw malformed('it is not an object');
  for (const name of Object.keys(value)) {
    if (name !== 'hosts' && name !== 'demo' && name !== 'scripts')
      throw malformed(`it has no field "${name}"`);
  }
  const { hosts = {}, demo = false, scripts = {} } = value;
  if (!isBoolean(demo)) throw malformed('"demo" must be true or false');
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
  if (!isRecord(value)) throw malformed(`"${group}" must be an object`);
  const known: Partial<Record<Name, string>> = {};
  for (const [name, address] of Object.entries(value)) {
    const field = names.find((candidate) => candidate === name);
    if (!field) throw malformed(`"${group}" has no field "${name}"`);
    if (typeof address !== 'string' || !isHost(address))
      throw malformed(`"${group}.${name}" must be an https address, or a path of this site`);
    known[field] = address.replace(/\/$/, '');
  }
  return known;
}

function malformed(problem: string): ConfigError {
  return new ConfigError({ reason: 'malformed', problem });
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
  let text: string;
  try {
    const response = await fetch('/config.json', { cache: 'no-cache' });
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    text = await response.text();
  } catch {
    throw new ConfigError({ reason: 'missing' });
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw malformed('it is not JSON');
  }
  return readConfig(value);
}
