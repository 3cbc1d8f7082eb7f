import type { MessageId } from '../../i18n/message-id';

/** The site's own English names of its pages. */
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
 * The message of a menu entry that the channel gave the site's own English name, letter for letter: the site
 * translates that one. A wording of the channel's own is shown as it comes.
 */
export function ownName(path: string, title: string): MessageId | undefined {
  return OWN_NAMES[path]?.find(([english]) => english === title)?.[1];
}
