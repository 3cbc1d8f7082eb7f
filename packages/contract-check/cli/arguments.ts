import { parseArgs } from 'node:util';
import type { CheckOptions } from '../check/options.ts';
import { ABOUT } from '../judge/finding.ts';
import { isDay } from '../report/baseline.ts';
import { type Format, isFormat } from '../report/formats.ts';
import { nearest } from './nearest.ts';

export class UsageError extends Error {}

/** Options for the report of a run. */
export interface ReportOptions {
  format: Format;
  output?: string | undefined;
  baseline?: string | undefined;
  accept: boolean;
  /** --accept writes these into new baseline entries: the last day of acceptance, and the reason for it. */
  expires?: string | undefined;
  reason?: string | undefined;
  ignore: string[];
  /** Set when --min-coverage also applies to recorded traffic. */
  minCoverage?: number | undefined;
}

/** Watch mode repeats the check after this many seconds, or when a file below the path changes. */
export type Watch = { seconds: number } | { path: string };

export type Command =
  | { name: 'help' }
  | { name: 'version' }
  | { name: 'bundle' | 'docs'; output: string | undefined }
  | { name: 'mock'; port: number; scenario: string }
  | { name: 'check'; options: CheckOptions; report: ReportOptions; watch: Watch | null }
  | { name: 'har'; file: string; base: string | undefined; report: ReportOptions }
  | { name: 'proxy'; target: string; port: number; report: ReportOptions };

const text = { type: 'string' } as const;
const texts = { type: 'string', multiple: true } as const;
const flag = { type: 'boolean', default: false } as const;
const OPTIONS = {
  'base-url': text,
  'keys-url': text,
  'errors-url': text,
  'data-url': text,
  hostname: text,
  'channel-key': text,
  origin: text,
  header: texts,
  email: text,
  password: text,
  card: text,
  'device-code': text,
  'social-code': text,
  mailbox: text,
  'deletion-link': text,
  poll: text,
  concurrency: text,
  rate: text,
  'max-wait': text,
  'min-coverage': text,
  'slower-than': text,
  seed: text,
  only: texts,
  tag: texts,
  watch: text,
  har: text,
  target: text,
  port: text,
  scenario: text,
  format: text,
  output: text,
  baseline: text,
  expires: text,
  reason: text,
  ignore: text,
  write: flag,
  'probe-login': flag,
  'show-secrets': flag,
  accept: flag,
  help: flag,
  version: flag,
} as const;

const COMMANDS = ['check', 'proxy', 'bundle', 'docs', 'mock', 'version', 'help'];

type Values = ReturnType<typeof read>['values'];

function read(argv: string[]) {
  refuseUnknown(argv);
  try {
    return parseArgs({ args: argv, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    // Node's own messages explain positional arguments, which this command has almost none of.
    throw new UsageError(`${message.split(/[.;\n]/)[0]}.`);
  }
}

function refuseUnknown(argv: string[]): void {
  for (const argument of argv) {
    const name = /^--([^=]+)/.exec(argument)?.[1];
    if (argument === '--') return;
    if (name === undefined || Object.hasOwn(OPTIONS, name)) continue;
    const near = nearest(name, Object.keys(OPTIONS));
    throw new UsageError(`There is no option --${name}${near ? `; did you mean --${near}?` : '.'}`);
  }
}

export function readCommand(argv: string[], env: Record<string, string | undefined>): Command {
  const { values, positionals } = read(argv);
  const [name = 'check', ...rest] = positionals;
  if (values.help || name === 'help') return { name: 'help' };
  if (values.version || name === 'version') return { name: 'version' };
  if (rest.length > 0 || !COMMANDS.includes(name)) {
    const near = nearest(name, COMMANDS);
    throw new UsageError(
      `There is no command "${positionals.join(' ')}"${near && rest.length === 0 ? `; did you mean ${near}?` : '.'}`,
    );
  }
  if (name === 'bundle' || name === 'docs') return { name, output: values.output };
  if (name === 'mock')
    return { name, port: number(values, 'port', 4010), scenario: values.scenario ?? 'default' };
  const report = reportOptions(values);
  if (name === 'proxy') {
    const target = address(values, 'target');
    if (!target) throw new UsageError('proxy needs --target URL.');
    return { name, target, port: number(values, 'port', 4020), report };
  }
  const base = address(values, 'base-url');
  if (values.har !== undefined) return { name: 'har', file: values.har, base, report };
  if (!base) throw new UsageError('check needs --base-url URL or --har FILE.');
  return { name: 'check', options: checkOptions(values, base, env), report, watch: watchOf(values) };
}

function checkOptions(values: Values, base: string, env: Record<string, string | undefined>): CheckOptions {
  const email = values.email ?? env.CONTRACT_EMAIL;
  const password = values.password ?? env.CONTRACT_PASSWORD;
  if (!email !== !password) throw new UsageError('--email and --password go together.');
  if (values.write && !email) throw new UsageError('--write needs --email and --password of a test account.');
  if (values['probe-login'] && !email)
    throw new UsageError('--probe-login needs --email and --password of a test account.');
  const url = new URL(base);
  const basic = basicAuth(url);
  return {
    hosts: {
      base: withoutUser(url),
      keysHost: address(values, 'keys-url'),
      errorsHost: address(values, 'errors-url'),
      dataHost: address(values, 'data-url'),
    },
    hostname: values.hostname ?? url.hostname,
    channelKey: values['channel-key'],
    origin: address(values, 'origin'),
    headers: { ...basic, ...headersOf(values.header ?? []) },
    account: email && password ? { email, password } : undefined,
    write: values.write,
    probeLogin: values['probe-login'],
    showSecrets: values['show-secrets'],
    card: values.card,
    deviceCode: values['device-code'],
    socialCode: values['social-code'],
    mailbox: address(values, 'mailbox'),
    deletionLink: address(values, 'deletion-link'),
    pollEvery: number(values, 'poll', 2000),
    concurrency: atLeastOne(values, 'concurrency') ?? 4,
    ratePerSecond: atLeastOne(values, 'rate'),
    maxWaitMs: number(values, 'max-wait', 120) * 1000,
    slowerThanMs: atLeastOne(values, 'slower-than'),
    minCoverage: shareOf(values['min-coverage']),
    seed: number(values, 'seed', 0),
    only: values.only,
    tags: values.tag,
  };
}

function basicAuth({ username, password }: URL): Record<string, string> {
  if (!username && !password) return {};
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return { Authorization: `Basic ${Buffer.from(pair).toString('base64')}` };
}

/** fetch refuses URLs that contain a user name. */
function withoutUser(url: URL): string {
  const copy = new URL(url);
  copy.username = '';
  copy.password = '';
  return copy.href.replace(/\/+$/, '');
}

function headersOf(lines: string[]): Record<string, string> {
  return Object.fromEntries(
    lines.map((line) => {
      const [, name, value] = /^([\w-]+):\s*(.*)$/.exec(line) ?? [];
      if (!name || value === undefined) throw new UsageError(`--header takes 'NAME: VALUE', not "${line}".`);
      return [name, value];
    }),
  );
}

function watchOf({ watch }: Values): Watch | null {
  if (watch === undefined) return null;
  if (/^\d+$/.test(watch)) {
    if (Number(watch) === 0) throw new UsageError('--watch takes at least 1 second.');
    return { seconds: Number(watch) };
  }
  return { path: watch };
}

function shareOf(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  const share = Number(value.replace(/%$/, ''));
  if (!/^\d+(\.\d+)?%?$/.test(value) || share > 100)
    throw new UsageError(`--min-coverage is a percentage up to 100%, not "${value}".`);
  return share;
}

function reportOptions(values: Values): ReportOptions {
  const { format = 'terminal', output, baseline, accept, expires, reason, ignore } = values;
  if (!isFormat(format)) throw new UsageError(`There is no format "${format}".`);
  if (accept && !baseline) throw new UsageError('--accept needs --baseline FILE.');
  if ((expires !== undefined || reason !== undefined) && !accept)
    throw new UsageError('--expires and --reason need --accept.');
  if (expires !== undefined && !isDay(expires))
    throw new UsageError(`--expires is a day such as 2027-01-31, not "${expires}".`);
  const kinds = ignore?.split(',').map((kind) => kind.trim()) ?? [];
  const unknown = kinds.filter((kind) => !(kind in ABOUT));
  if (unknown.length > 0)
    throw new UsageError(
      `There is no kind "${unknown.join(', ')}". The kinds are: ${Object.keys(ABOUT).join(', ')}.`,
    );
  return {
    format,
    output,
    baseline,
    accept,
    expires,
    reason,
    ignore: kinds,
    minCoverage: shareOf(values['min-coverage']),
  };
}

type AddressName =
  | 'base-url'
  | 'keys-url'
  | 'errors-url'
  | 'data-url'
  | 'origin'
  | 'target'
  | 'mailbox'
  | 'deletion-link';

function address(values: Values, name: AddressName): string | undefined {
  const value = values[name];
  if (value === undefined) return undefined;
  if (!/^https?:\/\//.test(value) || !URL.canParse(value))
    throw new UsageError(`--${name} is not an http address: ${value}`);
  return value.replace(/\/+$/, '');
}

type NumberName = 'port' | 'poll' | 'concurrency' | 'rate' | 'max-wait' | 'slower-than' | 'seed';

function number<Otherwise>(values: Values, name: NumberName, otherwise: Otherwise): number | Otherwise {
  const value = values[name];
  if (value === undefined) return otherwise;
  if (!/^\d{1,6}$/.test(value)) throw new UsageError(`--${name} is a whole number, not "${value}".`);
  return Number(value);
}

function atLeastOne(values: Values, name: NumberName): number | undefined {
  const value = number(values, name, undefined);
  if (value === 0) throw new UsageError(`--${name} is at least 1.`);
  return value;
}
