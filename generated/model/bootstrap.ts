/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ColorSettings } from './colorSettings.ts';
import type { EventCategory } from './eventCategory.ts';
import type { EventLocation } from './eventLocation.ts';
import type { FaqItem } from './faqItem.ts';
import type { MenuItem } from './menuItem.ts';
import type { Package } from './package.ts';
import type { Page } from './page.ts';
import type { ParticipantGroup } from './participantGroup.ts';
import type { ParticipantGroupProperties } from './participantGroupProperties.ts';
import type { Settings } from './settings.ts';
import type { Slide } from './slide.ts';
import type { Subscription } from './subscription.ts';

/**
 * What makes a site this channel's site, in one answer. Each part is what its own call gives, lists
 * without their envelope.
 */
export interface Bootstrap {
  'color-settings': ColorSettings;
  'events-categories': EventCategory[];
  'events-locations': EventLocation[];
  faq: FaqItem[];
  menu: MenuItem[];
  packages: Package[];
  pages: Page[];
  'participant-groups': ParticipantGroup[];
  settings: Settings;
  slides: Slide[];
  subscriptions: Subscription[];
  'participant-group-properties': ParticipantGroupProperties[];
}
