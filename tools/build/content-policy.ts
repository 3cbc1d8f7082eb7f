import { createHash } from 'node:crypto';
import { outsideAddresses } from '../../src/browser/outside-addresses.ts';
import type { ChannelConfig, Deployment } from './deployment.ts';

/** The Trusted Types policies that may be created: our own, DOMPurify's, and those of Google's scripts. */
const TRUSTED = ['default', 'inert-text', 'service-worker', 'dompurify', 'goog#html', 'recaptcha'];

const STRIPE = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
};
const RECAPTCHA = {
  script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
};
const TAG_MANAGER = {
  script: ['https://www.googletagmanager.com'],
  connect: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
};

/** The hashes of the page's inline code at build time. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

export const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const RUNS = /^(module|importmap|speculationrules|(text|application)\/javascript)?$/;

export function inlineHashes(html: string): InlineHashes {
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)].flatMap(
    ([, attributes = '', text = '']) => {
      const type = /\btype\s*=\s*["']?([^"'\s>]*)/i.exec(attributes)?.[1] ?? '';
      return /\bsrc\s*=/i.test(attributes) || !RUNS.test(type.toLowerCase()) ? [] : [hashOf(text)];
    },
  );
  const styles = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/gi)].map(([, text = '']) =>
    hashOf(text),
  );
  return { scripts, styles };
}

/** Returns the origin of a URL in config.json, or nothing for a path on the site's own origin. */
function originOf(address: string | undefined): string[] {
  return address && URL.canParse(address) ? [new URL(address).origin] : [];
}

/** Returns the folder of a third-party script, so that only scripts in this folder may be loaded. */
function folderOf(address: string): string[] {
  return URL.canParse(address) ? [new URL('.', address).href] : [];
}

function fromConfig({ hosts = {}, scripts = {}, demo = false }: ChannelConfig) {
  const { recaptcha } = { ...outsideAddresses(), ...scripts };
  const media = originOf(hosts.mediaHost);
  const outside = demo
    ? { script: [], frame: [], connect: [] }
    : {
        script: [...STRIPE.script, ...RECAPTCHA.script, ...TAG_MANAGER.script],
        frame: [...STRIPE.frame, ...RECAPTCHA.frame],
        connect: [...STRIPE.connect, ...TAG_MANAGER.connect],
      };
  return {
    script: [
      ...outside.script,
      ...Object.entries(scripts).flatMap(([name, address]) => (name === 'social' ? [] : folderOf(address))),
    ],
    frame: [...outside.frame, ...(scripts.recaptcha ? folderOf(recaptcha) : [])],
    connect: [...Object.values(hosts).flatMap(originOf), ...outside.connect, ...originOf(scripts.tagManager)],
    media,
  };
}

/** Who may show the page in a frame. */
export type Framing = 'nobody' | 'everybody';

/**
 * Returns the content security policy of a deployment's pages, which all its channels share. It allows only
 * the site's own origin and the hosts in the configuration.
 */
export function contentPolicy(deployment: Deployment, inline: InlineHashes, framing: Framing): string {
  const { allow } = deployment;
  const channels = [deployment.config, ...Object.values(deployment.channels)].map(fromConfig);
  const all = (pick: (channel: ReturnType<typeof fromConfig>) => readonly string[]) => channels.flatMap(pick);
  const media = [...all((channel) => channel.media), ...allow.media];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inline.scripts, ...all((channel) => channel.script)],
    'style-src': ["'self'", ...inline.styles],
    'img-src': ["'self'", 'data:', 'blob:', ...allow.pictures, ...media],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...all((channel) => channel.connect), ...media],
    'media-src': ["'self'", 'blob:', ...media],
    'frame-src': ["'self'", ...all((channel) => channel.frame), ...allow.embeds],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...allow.forms],
    'frame-ancestors': [framing === 'everybody' ? '*' : "'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': TRUSTED,
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}
