import { parseArgs } from 'node:util';
import type { CheckOptions } from '../check/options.ts';
import { ABOUT } from '../judge/finding.ts';
import { type Format, isFormat } from '../report/formats.ts';

export class Misuse extends Error {}

export interface Told {
  format: Format;
  output?: string | undefined;
  baseline?: string | undefined;
  accept: boolean;
  ignore: string[];
}

export type Command =
  | { name: 'help' }
  | { name: 'check'; options: CheckOptions; told: Told }
  | { name: 'har'; file: string; base: string | undefined; told: Told }
  | { name: 'proxy'; target: string; port: number; told: Told };

const text = { type: 'string' } as const;
const flag = { type: 'boolean', default: false } as const;
const OPTIONS = {
  'base-url': text,
  'keys-url': text,
  'errors-url': text,
  'data-url': text,
  hostname: text,
  'channel-key': text,
  email: text,
  password: text,
  card: text,
  'device-code': text,
  'social-code': text,
  mailbox: text,
  'deletion-link': text,
  poll: text,
  concurrency: text,
  har: text,
  target: text,
  port: text,
  format: text,
  output: text,
  baseline: text,
  ignore: text,
  write: flag,
  accept: flag,
  help: flag,
} as const;

type Values = ReturnType<typeof read>['values'];

function read(argv: string[]) {
  try {
    return parseArgs({ args: argv, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new Misuse(error instanceof Error ? error.message : String(error));
  }
}

export function readCommand(argv: string[], env: Record<string, string | undefined>): Command {
  const { values, positionals } = read(argv);
  const [name = 'check', ...rest] = positionals;
  if (values.help) return { name: 'help' };
  if (rest.length > 0 || (name !== 'check' && name !== 'proxy'))
    throw new Misuse(`There is no command "${positionals.join(' ')}".`);
  const told = toldOf(values);
  if (name === 'proxy') {
    const target = address(values, 'target');
    if (!target) throw new Misuse('proxy needs --target URL.');
    return { name, target, port: number(values, 'port', 4020), told };
  }
  const base = address(values, 'base-url');
  if (values.har !== undefined) return { name: 'har', file: values.har, base, told };
  if (!base) throw new Misuse('check needs --base-url URL or --har FILE.');
  return { name, options: optionsOf(values, base, env), told };
}

function optionsOf(values: Values, base: string, env: Record<string, string | undefined>): CheckOptions {
  const email = values.email ?? env.CONTRACT_EMAIL;
  const password = values.password ?? env.CONTRACT_PASSWORD;
  if ((email === undefined) !== (password === undefined))
    throw new Misuse('--email and --password go together.');
  if (values.write && !email) throw new Misuse('--write needs --email and --password of a test account.');
  return {
    hosts: {
      base,
      keysHost: address(values, 'keys-url'),
      errorsHost: address(values, 'errors-url'),
      dataHost: address(values, 'data-url'),
    },
    hostname: values.hostname ?? new URL(base).hostname,
    channelKey: values['channel-key'],
    account: email && password ? { email, password } : undefined,
    write: values.write,
    card: values.card,
    deviceCode: values['device-code'],
    socialCode: values['social-code'],
    mailbox: address(values, 'mailbox'),
    deletionLink: address(values, 'deletion-link'),
    pollEvery: number(values, 'poll', 2000),
    concurrency: Math.max(1, number(values, 'concurrency', 4)),
  };
}

function toldOf({ format = 'terminal', output, baseline, accept, ignore }: Values): Told {
  if (!isFormat(format)) throw new Misuse(`There is no format "${format}".`);
  if (accept && !baseline) throw new Misuse('--accept needs --baseline FILE.');
  const kinds = ignore?.split(',').map((kind) => kind.trim()) ?? [];
  const unknown = kinds.filter((kind) => !(kind in ABOUT));
  if (unknown.length > 0)
    throw new Misuse(
      `There is no kind "${unknown.join(', ')}". There are: ${Object.keys(ABOUT).join(', ')}.`,
    );
  return { format, output, baseline, accept, ignore: kinds };
}

function address(
  values: Values,
  name: 'base-url' | 'keys-url' | 'errors-url' | 'data-url' | 'target' | 'mailbox' | 'deletion-link',
): string | undefined {
  const value = values[name];
  if (value === undefined) return undefined;
  if (!/^https?:\/\//.test(value) || !URL.canParse(value))
    throw new Misuse(`--${name} is no http address: ${value}`);
  return value.replace(/\/+$/, '');
}

function number(values: Values, name: 'port' | 'poll' | 'concurrency', otherwise: number): number {
  const value = values[name];
  if (value === undefined) return otherwise;
  if (!/^\d{1,6}$/.test(value)) throw new Misuse(`--${name} is a whole number.`);
  return Number(value);
}
