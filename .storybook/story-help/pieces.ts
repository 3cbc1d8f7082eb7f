import type { SiteState } from '../demo/site-state';

/** Says on the page of a component when to use it, and when not. */
export function used(use: string) {
  return { parameters: { docs: { description: { component: use } } } };
}

/** The same for a component that needs the channel's data, the viewer or the API. */
export function usedInChannel(use: string, state: Partial<SiteState> = {}) {
  return {
    parameters: {
      // Each story has its own channel and account, so the page shows each in a frame.
      docs: { description: { component: use }, story: { inline: false, height: '480px' } },
      site: { path: '/', isPiece: true, ...state },
    },
  };
}

export const FRENCH = { globals: { language: 'fr' } };
export const LIGHT = { globals: { theme: 'light' } };
