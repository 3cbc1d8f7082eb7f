/** Addresses of third-party services. The demo channel replaces all of them. */
export interface OutsideAddresses {
  recaptcha: string;
  /**
   * The address of a script that replaces Stripe's, such as the demo's mock; null if Stripe's loader uses its
   * own address.
   */
  stripe: string | null;
  /** An address that replaces the pages of all social providers; null if they are not replaced. */
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

/** Called once at start-up, with the values of config.json. */
export function setOutsideAddresses(demo: boolean, overrides: Partial<OutsideAddresses>): void {
  addresses = { ...(demo ? DEMO : PRODUCTION), ...overrides };
}

export const outsideAddresses = (): OutsideAddresses => addresses;
