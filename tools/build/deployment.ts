/** What config.json says; the site itself checks it at its start. */
export interface ChannelConfig {
  hosts?: Record<string, string>;
  scripts?: Record<string, string>;
  demo?: boolean;
}

const ALLOWED = ['media', 'pictures', 'embeds', 'forms'] as const;

/** One installation of the site: where its channels' backends are, and what else its pages may reach. */
export interface Deployment {
  /** config.json of every host name that `channels` does not name. */
  config: ChannelConfig;
  channels: Record<string, ChannelConfig>;
  /** Origins beyond those that config.json names. */
  allow: Record<(typeof ALLOWED)[number], readonly string[]>;
  /** Where `/api`, `/keys` and the like are passed on to, where the site's own origin serves them. */
  backend?: string;
  /** Where pages that unfurl are asked for. */
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

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

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
  const { hosts = {}, scripts, demo, ...rest } = value;
  const [strange] = Object.keys(rest);
  if (strange) refuse(`"${name}" has no field "${strange}"`);
  if (demo !== undefined && typeof demo !== 'boolean') refuse(`"${name}.demo" must be true or false`);
  return {
    hosts: readTexts(`${name}.hosts`, hosts),
    ...(scripts === undefined ? {} : { scripts: readTexts(`${name}.scripts`, scripts) }),
    ...(demo === undefined ? {} : { demo }),
  };
}

/** An origin, or the scheme of every https address. */
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

/** From a deployment's JSON file. What it leaves out is as in `DEFAULT_DEPLOYMENT`. */
export function readDeployment(value: unknown): Deployment {
  if (!isRecord(value)) refuse('it must be an object');
  const strange = Object.keys(value).find((name) => !FIELDS.includes(name));
  if (strange) refuse(`it has no field "${strange}"`);
  const { config, channels = {}, allow = {}, backend, unfurl } = value;
  if (!isRecord(channels)) refuse('"channels" must be an object');
  if (!isRecord(allow)) refuse('"allow" must be an object');
  const strangeAllow = Object.keys(allow).find((name) => !ALLOWED.some((known) => known === name));
  if (strangeAllow) refuse(`"allow" has no field "${strangeAllow}"`);
  const sources = (name: (typeof ALLOWED)[number]) =>
    allow[name] === undefined ? DEFAULT_DEPLOYMENT.allow[name] : readSources(`allow.${name}`, allow[name]);
  return {
    config: config === undefined ? DEFAULT_DEPLOYMENT.config : readChannelConfig('config', config),
    channels: Object.fromEntries(
      Object.entries(channels).map(([host, given]) => {
        if (!/^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(host)) refuse(`"${host}" is no host name`);
        return [host, readChannelConfig(`channels.${host}`, given)];
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
