import { LANGUAGES, type Language } from '../../src/i18n/languages.ts';
import { isRecord } from '../../src/lib/parse/is.ts';
import { channelTheme } from '../../src/theme/channel-theme.ts';
import { parseHex } from '../../src/theme/color.ts';
import { RETRY_FAILED_AFTER_MS } from '../api-client.ts';
import type { ChannelClient } from '../channel-client.ts';
import { errorResponse } from '../error-response.ts';
import type { ChannelFacts } from '../facts.ts';
import { drawIcon } from '../icons/app-icon.ts';
import type { IconColors } from '../icons/drawn-sign.ts';
import { drawTouchIcon } from '../icons/touch-icon.ts';
import { loadableAddress, readPictureHead } from '../pictures/picture-head.ts';
import { type IconFacts, iconFacts } from '../pictures/picture-size.ts';
import { StaleCache } from '../stale-cache.ts';

const MANIFEST_PATH = '/manifest.webmanifest';
const ICON_PATH = '/app-icon.svg';
const MASKABLE_PATH = '/app-icon-maskable.svg';
const TOUCH_ICON_PATH = '/apple-touch-icon.png';
/** The files that make a channel's site installable: the manifest, and the icons that are drawn for it. */
export const APP_PATHS: readonly string[] = [MANIFEST_PATH, ICON_PATH, MASKABLE_PATH, TOUCH_ICON_PATH];

const TIMEOUT_MS = 4_000;
const HOUR_MS = 3_600_000;
const MAX_APPS = 500;
const MAX_SHORT_NAME = 12;

interface AppFacts {
  name: string;
  language: Language;
  varies: boolean;
  icon: IconColors;
  page: { background: string; header: string };
  favicon: (IconFacts & { src: string }) | null;
}

interface AppFile {
  type: string;
  body: BodyInit;
}

/** Returns as many whole words of the name as fit below an icon. */
export function shortName(name: string): string {
  if (name.length <= MAX_SHORT_NAME) return name;
  const [first = '', ...more] = name.split(/\s+/);
  let short = first.slice(0, MAX_SHORT_NAME);
  for (const word of more) {
    if (`${short} ${word}`.length > MAX_SHORT_NAME) break;
    short = `${short} ${word}`;
  }
  return short;
}

function writeManifest({ name, language, page, favicon }: AppFacts): string {
  const drawn = { sizes: 'any', type: 'image/svg+xml' };
  const manifest = {
    id: '/',
    name,
    short_name: shortName(name),
    lang: language,
    dir: LANGUAGES[language].direction,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: page.background,
    theme_color: page.header,
    categories: ['sports', 'entertainment'],
    icons: [
      { ...(favicon ?? { src: ICON_PATH, ...drawn }), purpose: 'any' },
      { src: MASKABLE_PATH, ...drawn, purpose: 'maskable' },
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

async function makeFile(path: string, app: AppFacts): Promise<AppFile> {
  if (path === MANIFEST_PATH)
    return { type: 'application/manifest+json; charset=utf-8', body: writeManifest(app) };
  if (path === TOUCH_ICON_PATH) return { type: 'image/png', body: await drawTouchIcon(app.name, app.icon) };
  const body = drawIcon(app.name, app.icon, path === MASKABLE_PATH);
  return { type: 'image/svg+xml; charset=utf-8', body };
}

async function readFavicon(
  { favicon }: ChannelFacts,
  address: URL,
  load: (url: string) => Promise<Response>,
): Promise<AppFacts['favicon']> {
  const url = loadableAddress(favicon, address);
  const head = url && (await readPictureHead(load(url.href)));
  const facts = head && iconFacts(head);
  if (!facts) return null;
  return { src: url.origin === address.origin ? url.pathname + url.search : url.href, ...facts };
}

/**
 * Serves the files that a browser needs to install a channel's site, made from the channel's settings and
 * colours.
 */
export function createAppFiles({ api, gate, find, now }: ChannelClient, timeoutMs = TIMEOUT_MS) {
  const apps = new StaleCache<AppFacts>({
    ...{
      freshMs: HOUR_MS,
      staleMs: 24 * HOUR_MS,
      failedMs: RETRY_FAILED_AFTER_MS,
      maxEntries: MAX_APPS,
      now,
    },
  });

  async function respond(request: Request, waitUntil?: (work: Promise<unknown>) => void): Promise<Response> {
    const address = new URL(request.url);
    if (!gate.admits(address.host)) throw new Error('a host without a channel');
    const signal = AbortSignal.timeout(timeoutMs);
    const acceptLanguage = request.headers.get('Accept-Language') ?? '';
    const found = await find(address, { acceptLanguage }, signal);
    if (!found) throw new Error('no channel');
    const { channel, language, varies } = found;
    const readApp = async (): Promise<AppFacts> => {
      const [colorSettings, favicon] = await Promise.all([
        api.fetchWithoutKeys(address, '/color-settings/web', language, signal),
        readFavicon(channel, address, (url) => api.fetchPicture(address, url, signal)),
      ]);
      if (!isRecord(colorSettings)) throw new Error('the colours are no object');
      const { properties } = channelTheme(colorSettings);
      const color = (name: `--${string}`) => parseHex(properties[name] ?? '') ?? '#000000';
      return {
        ...{ name: channel.name, language, varies, favicon },
        icon: { background: color('--accent-color'), text: color('--on-accent') },
        page: { background: color('--body-background'), header: color('--header-background') },
      };
    };
    const app = await apps.get(`${address.host} ${language}`, readApp, waitUntil);
    const headers = {
      'Cache-Control': 'public, max-age=3600',
      ...(varies ? { Vary: 'Accept-Language' } : {}),
    };
    const { pathname } = address;
    if (pathname === TOUCH_ICON_PATH && app.favicon?.type === 'image/png')
      return new Response(null, { status: 302, headers: { ...headers, Location: app.favicon.src } });
    const { type, body } = await makeFile(pathname, app);
    return new Response(request.method === 'HEAD' ? null : body, {
      headers: { ...headers, 'Content-Type': type },
    });
  }

  return (request: Request, waitUntil?: (work: Promise<unknown>) => void): Promise<Response> =>
    respond(request, waitUntil).catch(() =>
      errorResponse(503, 'The app’s files can’t be made at the moment.'),
    );
}
