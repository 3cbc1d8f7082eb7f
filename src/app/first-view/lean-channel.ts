import type { Bootstrap } from '@generated/model';

/**
 * Returns the channel with the data that the layout and the lists of games show: without passes, plans,
 * questions and the texts of its pages.
 */
export const toLeanChannel = (channel: Bootstrap): Bootstrap => ({
  ...channel,
  faq: [],
  packages: [],
  pages: channel.pages.map((page) => ({ ...page, html: null })),
  subscriptions: [],
  settings: {
    ...channel.settings,
    static_blocks: channel.settings.static_blocks.filter(({ alias }) => alias === 'cookie_notice'),
  },
});
