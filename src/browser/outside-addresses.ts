/** What the site loads from, or leads to, elsewhere. The demo channel has stand-ins for all of it. */
export interface OutsideAddresses {
  recaptcha: string;
  /** Stripe's own loader knows where its script is; a stand-in is loaded before it. */
  stripe: string | null;
  /** A page in place of every social provider's own. */
  social: string | null;
  tagManager: string;
}

const PRODUCTION: OutsideAddresses = {
  recaptcha: 'https://www.google.com/recaptcha/api.js',
  stripe: null,
  social: null,
  tagManager: 'https://www.googletagmanager.com/gtag/js',
};

const DEMO: OutsideAddresses = {
  recaptcha: '/demo/recaptcha.js',
  stripe: '/demo/stripe.js',
  social: '/demo/social.html',
  tagManager: '/demo/gtag.js',
};

let addresses = PRODUCTION;

/** Said once at start, by config.json. */
export function setOutsideAddresses(demo: boolean, given: Partial<OutsideAddresses>): void {
  addresses = { ...(demo ? DEMO : PRODUCTION), ...given };
}

export const outsideAddresses = (): OutsideAddresses => addresses;
