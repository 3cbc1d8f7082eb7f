/** Addresses of third-party services. The demo channel replaces all of them. */
export interface OutsideAddresses {
  recaptcha: string;
  /** null lets Stripe's loader use its own address; the demo loads its mock first. */
  stripe: string | null;
  /** Replaces the pages of all social providers. */
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

/** Called once at start, with config.json. */
export function setOutsideAddresses(demo: boolean, overrides: Partial<OutsideAddresses>): void {
  addresses = { ...(demo ? DEMO : PRODUCTION), ...overrides };
}

export const outsideAddresses = (): OutsideAddresses => addresses;
