import { isRecord } from '../../src/lib/parse/is.ts';
/** The content of config.json, which the site itself validates when it starts. */
export interface ChannelConfig {
  hosts?: Record<string, string>;
  scripts?: Record<string, string>;
  demo?: boolean;
  /** Whether the edge serves calendar subscriptions. Set this for a site on a CDN. */
  calendarFeed?: boolean;
  /** Whether the site has a web app manifest, so that it can be installed. */
  appManifest?: boolean;
}

const SWITCHES = ['demo', 'calendarFeed', 'appManifest'] as const;

const ALLOWED = ['media', 'pictures', 'embeds', 'forms'] as const;

/**
 * One installation of the site: the backends of its channels, and the other origins that its pages may use.
 */
export interface Deployment {
  /** The config.json of all host names that are not in `channels`. */
  config: ChannelConfig;
  channels: Record<string, ChannelConfig>;
  /** Origins that are allowed in addition to those in config.json. */
  allow: Record<(typeof ALLOWED)[number], readonly string[]>;
  /** The backend to which nginx proxies `/api`, `/keys` and so on, if they are on the site's own origin. */
  backend?: string;
  /** The origin of the edge server, which serves shared pages, calendars and the manifest. */
  unfurl?: string;
}

export const DEFAULT_DEPLOYMENT: Deployment = {
  config: { hosts: {} },
  channels: {},
  allow: {
    media: [],
    pictures: ['https:'],
    embeds: ['https://www.youtube.com', 'https://www.youtube-nocookie.com', 'https://player.vimeo.com'],
    forms: [],
  },
};

function refuse(problem: string): never {
  throw new Error(`The deployment's description: ${problem}`);
}

function readTexts(name: string, value: unknown): Record<string, string> {
  if (!isRecord(value)) refuse(`"${name}" must be an object`);
  return Object.fromEntries(
    Object.entries(value).map(([key, text]) => {
      if (typeof text !== 'string') refuse(`"${name}.${key}" must be a text`);
      return [key, text];
    }),
  );
}

function readChannelConfig(name: string, value: unknown): ChannelConfig {
  if (!isRecord(value)) refuse(`"${name}" must be an object`);
  const { hosts = {}, scripts, ...rest } = value;
  const unknownField = Object.keys(rest).find((field) => !SWITCHES.some((known) => known === field));
  if (unknownField) refuse(`"${name}" has no field "${unknownField}"`);
  return {
    hosts: readTexts(`${name}.hosts`, hosts),
    ...(scripts === undefined ? {} : { scripts: readTexts(`${name}.scripts`, scripts) }),
    ...Object.fromEntries(
      SWITCHES.flatMap((field) => {
        const on = rest[field];
        if (on !== undefined && typeof on !== 'boolean') refuse(`"${name}.${field}" must be true or false`);
        return on === undefined ? [] : [[field, on]];
      }),
    ),
  };
}

/** Accepts an origin, or the scheme `https:` for all https URLs. */
const isSource = (text: unknown): text is string =>
  text === 'https:' || (typeof text === 'string' && /^https?:\/\/[\w*.:[\]-]+$/.test(text));

function readSources(name: string, value: unknown): readonly string[] {
  if (!Array.isArray(value) || !value.every(isSource))
    refuse(`"${name}" must be a list of origins such as https://cdn.example.com`);
  return value;
}

function readOrigin(name: string, value: unknown): string {
  if (!isSource(value) || value === 'https:') refuse(`"${name}" must be an origin`);
  return value;
}

const FIELDS = ['config', 'channels', 'allow', 'backend', 'unfurl'];

/**
 * Returns a channel's config.json. If there is an edge, the site offers the calendars and the manifest that
 * the edge serves.
 */
export const configFile = ({ unfurl }: Deployment, config: ChannelConfig): ChannelConfig =>
  unfurl === undefined ? config : { calendarFeed: true, appManifest: true, ...config };

/** Reads a deployment's JSON file. Missing fields get the values of `DEFAULT_DEPLOYMENT`. */
export function readDeployment(value: unknown): Deployment {
  if (!isRecord(value)) refuse('it must be an object');
  const unknownField = Object.keys(value).find((name) => !FIELDS.includes(name));
  if (unknownField) refuse(`it has no field "${unknownField}"`);
  const { config, channels = {}, allow = {}, backend, unfurl } = value;
  if (!isRecord(channels)) refuse('"channels" must be an object');
  if (!isRecord(allow)) refuse('"allow" must be an object');
  const unknownAllow = Object.keys(allow).find((name) => !ALLOWED.some((known) => known === name));
  if (unknownAllow) refuse(`"allow" has no field "${unknownAllow}"`);
  const sources = (name: (typeof ALLOWED)[number]) =>
    allow[name] === undefined ? DEFAULT_DEPLOYMENT.allow[name] : readSources(`allow.${name}`, allow[name]);
  return {
    config: config === undefined ? DEFAULT_DEPLOYMENT.config : readChannelConfig('config', config),
    channels: Object.fromEntries(
      Object.entries(channels).map(([host, channel]) => {
        if (!/^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(host)) refuse(`"${host}" is no host name`);
        return [host, readChannelConfig(`channels.${host}`, channel)];
      }),
    ),
    allow: {
      media: sources('media'),
      pictures: sources('pictures'),
      embeds: sources('embeds'),
      forms: sources('forms'),
    },
    ...(backend === undefined ? {} : { backend: readOrigin('backend', backend) }),
    ...(unfurl === undefined ? {} : { unfurl: readOrigin('unfurl', unfurl) }),
  };
}
