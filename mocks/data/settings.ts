import type { ColorSettings, Language, Preroll, Settings } from '../../generated/model/index.ts';
import { buildStaticBlocks } from './static-blocks.ts';
import { inLanguage, pictureIn, type Text } from './words.ts';

export const CHANNEL_KEY = 'ch_northfield_7d41c0';

const COLORS: ColorSettings = {
  'body-background': '#0b1017',
  'body-text-color': '#f2f5f9',
  'header-background': '#0e1a2b',
  'header-text-color': '#ffffff',
  'footer-background': '#0e1a2b',
  'footer-text-color': '#c8d3de',
  'accent-color': '#ffb224',
  'live-color': '#ff3d57',
};

export function buildColors(): ColorSettings {
  return { ...COLORS };
}

const PREROLL = '/media/files/preroll.mp4';
const MINUTE_MS = 60_000;

const CLIP_TAGS: readonly Text[] = [
  ['Goal', 'But'],
  ['Save', 'Arrêt'],
  ['Basket', 'Panier'],
  ['Touchdown', 'Touché'],
  ['Assist', 'Passe décisive'],
  ['Celebration', 'Célébration'],
  ['Interview', 'Entrevue'],
];

/** Translates a clip tag that may be stored in another language. */
export function clipTag(language: Language, tag: string): string {
  const known = CLIP_TAGS.find((names) => names.includes(tag));
  return known ? inLanguage(language, known) : tag;
}

/**
 * Returns one preroll for each selector: everywhere, one location, one sport, a division, live only,
 * recordings only.
 */
function buildPrerolls(): Preroll[] {
  const base = { url: PREROLL, location_id: null, event_categories: [], skip_after: 3, suppress_for: null };
  return [
    { ...base, id: 1, weight: 50, for_vod: true, for_live: true },
    { ...base, id: 2, weight: 20, for_vod: true, for_live: true, location_id: 1, skip_after: null },
    {
      ...base,
      id: 3,
      weight: 30,
      for_vod: true,
      for_live: true,
      event_categories: [1],
      suppress_for: 30 * MINUTE_MS,
    },
    { ...base, id: 4, weight: 10, for_vod: false, for_live: true, event_categories: [21], suppress_for: 0 },
    { ...base, id: 5, weight: 40, for_vod: true, for_live: false, skip_after: 0 },
  ];
}

export function buildSettings(language: Language, languages: readonly Language[]): Settings {
  return {
    name: inLanguage(language, ['Northfield Sports Network', 'Réseau des sports de Northfield']),
    logo: pictureIn(language, 'logo', 'svg'),
    favicon: null,
    language,
    languages: [...languages],
    currency: 'USD',
    tax_basis_points: 0,
    prerolls: buildPrerolls(),
    preroll_suppress_ms: null,
    clip_tags: CLIP_TAGS.map((tag) => inLanguage(language, tag)),
    'google-analytics': { 'google-tag': 'G-NORTHFIELD' },
    'yare-analytics': { 'yare-analytics-key': 'northfield-web' },
    auth: { remote_auth: '/profile/sessions/add' },
    stripe_publishable_key: 'pk_test_northfield',
    recaptcha_site_key: null,
    google_client_id: 'northfield-google',
    facebook_client_id: 'northfield-facebook',
    contact_email: 'hello@northfield.grandstand.test',
    support_phone: '+1 555 010 0100',
    support_text: inLanguage(language, [
      'Support is available daily, 9 AM to 11 PM Central, and until the final whistle on game nights.',
      'Le soutien répond tous les jours de 9 h à 23 h, heure du Centre, et jusqu’au dernier sifflet les soirs de match.',
    ]),
    social_links: [
      { network: 'facebook', url: 'https://social.example.com/facebook/northfield' },
      { network: 'instagram', url: 'https://social.example.com/instagram/northfield' },
      { network: 'tiktok', url: 'https://social.example.com/tiktok/northfield' },
      { network: 'x', url: 'https://social.example.com/x/northfield' },
      { network: 'youtube', url: 'https://social.example.com/youtube/northfield' },
    ],
    static_blocks: buildStaticBlocks(language),
  };
}
