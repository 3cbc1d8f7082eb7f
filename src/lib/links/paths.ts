/** All paths of the site, so that no other code writes a path by hand. */
export const paths = {
  home: '/',
  packages: '/packages',
  passes: '/passes',
  passFinder: '/passes/finder',
  library: '/vod_library',
  favouriteEvents: '/events/favorite',
  upcoming: '/upcoming',
  vod: '/vod',
  live: '/live',
  schedule: '/schedule',
  watch: (id: number) => `/watch/${id}`,
  watchEmbed: (id: number) => `/watch_embed/${id}`,
  watchLibrary: (id: number) => `/watch_library/${id}`,
  share: (id: number, uuid: string) => `/share/${id}/${encodeURIComponent(uuid)}`,
  login: '/login',
  registration: '/registration',
  verifyNotice: '/verify-notice',
  verifyEmail: '/verify-email',
  passwordResetRequest: '/password-reset-request',
  passwordReset: '/password-reset',
  profile: '/profile',
  transactions: '/profile/transactions',
  clips: '/profile/clips',
  favourites: '/profile/favourites',
  linkDevice: '/profile/sessions/add',
  editProfile: '/profile/edit',
  contacts: '/contacts',
  faq: '/faq',
  readyCheck: '/ready-check',
  about: '/about',
  simulate: '/simulate',
  buy: '/buy',
  selectPackage: (id: number) => `/select-package/${id}`,
  confirmAccountDeletion: '/confirm-account-deletion',
  privacyPolicy: '/privacy_policy',
  termsConditions: '/terms_conditions',
  notFound: '/404',
} as const;

/**
 * Returns the text if it is a path of this site, otherwise null. Paths from the channel, from links or from
 * storage are used only if they cannot lead to another site.
 */
export function ownPath(text: unknown): string | null {
  if (
    typeof text !== 'string' ||
    !text.startsWith('/') ||
    text.includes('\\') ||
    !/^[!-~\u00a1-\uffff]+$/.test(text)
  )
    return null;
  const origin = 'https://site.invalid';
  if (!URL.canParse(text, origin)) return null;
  const url = new URL(text, origin);
  return url.origin === origin && !url.pathname.startsWith('//')
    ? url.pathname + url.search + url.hash
    : null;
}

export function isWithin(path: string, parent: string): boolean {
  return path === parent || path.startsWith(`${parent}/`);
}

/** The product that the viewer wants to buy, as in the query of /buy. */
export interface Basket {
  type: 'event' | 'package' | 'subscription';
  event_id?: number | null;
  package_id?: number | null;
  subscription_id?: number | null;
  participant_id?: number | null;
  event_category_id?: number | null;
  single_event_package_id?: number | null;
  vod_id?: number | null;
  target?: 'event' | 'vod' | null;
}

/**
 * Returns the path of the checkout for a basket. The basket is in the query, so that the page can be linked
 * and reloaded.
 */
export function buyPath(basket: Basket): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(basket)) if (value != null) query.set(name, String(value));
  return `${paths.buy}?${query}`;
}
