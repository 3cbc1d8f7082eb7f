import type { MessageId } from '../../i18n/message-id';

/** The site's own English names of its pages, by path. */
export const OWN_NAMES: Record<string, readonly [english: string, id: MessageId][]> = {
  '/': [['Home', 'title.home']],
  '/about': [['About us', 'title.about']],
  '/contacts': [
    ['Contact us', 'menu.contact'],
    ['Contacts', 'title.contacts'],
  ],
  '/faq': [['FAQ', 'title.faq']],
  '/packages': [
    ['Passes', 'menu.passes'],
    ['Packages', 'title.packages'],
  ],
  '/privacy_policy': [['Privacy policy', 'title.privacyPolicy']],
  '/schedule': [
    ['Schedule', 'menu.schedule'],
    ['Events', 'title.events'],
  ],
  '/simulate': [['Simulate', 'title.simulate']],
  '/terms_conditions': [['Terms and conditions', 'title.termsConditions']],
  '/vod_library': [['Library', 'menu.library']],
};

/**
 * Returns the message of a menu entry whose title is exactly the site's own English name, so that the site
 * can translate it. Any other title is shown as the channel wrote it.
 */
export function ownName(path: string, title: string): MessageId | undefined {
  return OWN_NAMES[path]?.find(([english]) => english === title)?.[1];
}
