import type {
  ColorSettings,
  CustomForm,
  EventCategory,
  FaqItem,
  Language,
  MenuItem,
  Package,
  Page,
  Settings,
  Slide,
  Subscription,
} from '../../generated/model/index.ts';
import { ancestry, buildCategories } from './categories.ts';
import { buildEvents, type EventRow } from './events.ts';
import { buildFaq } from './faq.ts';
import { buildLibrary, type Library } from './library.ts';
import { buildVenues, type Venue } from './locations.ts';
import { buildPasses, buildSubscriptions, singleEventPackage } from './passes.ts';
import { createRandom } from './random.ts';
import { buildColors, buildSettings } from './settings.ts';
import { buildForms, buildMenu, buildPages, buildSlides } from './site.ts';
import { buildRoster, type Roster } from './teams.ts';

export type Scale = 'normal' | 'huge';

export interface CatalogueOptions {
  seed: number;
  scale: Scale;
  /** The language of the texts. */
  language: Language;
  /** The channel's default language, and every language that it offers. */
  ownLanguage: Language;
  languages: readonly Language[];
  /** The hour around which events are scheduled, in seconds since the epoch. */
  anchor: number;
  /** Whether the channel has no events and teams. */
  empty?: boolean;
}

/** Everything that the channel publishes. It depends only on the options, so it is never stored. */
export interface Catalogue extends Roster {
  anchor: number;
  settings: Settings;
  colors: ColorSettings;
  menu: MenuItem[];
  pages: Page[];
  slides: Slide[];
  faq: FaqItem[];
  forms: CustomForm[];
  categories: EventCategory[];
  lines: Map<number, number[]>;
  venues: Venue[];
  /** The events, earliest first. */
  events: EventRow[];
  eventsByName: EventRow[];
  eventById: Map<number, EventRow>;
  packages: Package[];
  packageById: Map<number, Package>;
  subscriptions: Subscription[];
  library: Library;
}

const SIZES = {
  normal: { events: 400, teams: 60, items: 72 },
  huge: { events: 10_000, teams: 2_000, items: 1_200 },
};

export function buildCatalogue({
  seed,
  scale,
  language,
  ownLanguage,
  languages,
  anchor,
  empty = false,
}: CatalogueOptions): Catalogue {
  const size = SIZES[scale];
  const roster = buildRoster(language, size.teams, createRandom(seed));
  const venues = buildVenues(language);
  const events = empty
    ? []
    : buildEvents(size.events, anchor, {
        language,
        teams: roster.teams,
        venues,
        random: createRandom(seed + 1),
      });
  const passes = buildPasses(
    language,
    roster.teams.map(({ id }) => id),
  );
  const singles = events.flatMap((row) => singleEventPackage(language, row) ?? []);
  const packages = empty ? [] : [...passes, ...singles].sort((one, other) => other.weight - one.weight);
  const categories = buildCategories(language);
  const collator = new Intl.Collator(language);
  const pages = buildPages(language);
  return {
    anchor,
    ...(empty ? { schools: [], teams: [], properties: [] } : roster),
    settings: {
      ...buildSettings(language, languages),
      language: ownLanguage,
      ...(empty && { prerolls: [] }),
    },
    colors: buildColors(),
    menu: buildMenu(language, roster.schools, roster.teams).filter(
      ({ participant, participant_group }) => !empty || !(participant || participant_group),
    ),
    pages: empty ? [] : pages,
    slides: empty ? [] : buildSlides(language, events, roster.schools, roster.teams),
    faq: empty ? [] : buildFaq(language),
    forms: empty ? [] : buildForms(language),
    categories,
    lines: ancestry(categories),
    venues,
    events,
    eventsByName: [...events].sort(
      (one, other) => collator.compare(one.name, other.name) || one.start - other.start || one.id - other.id,
    ),
    eventById: new Map(events.map((row) => [row.id, row])),
    packages,
    packageById: new Map(packages.map((item) => [item.id, item])),
    subscriptions: empty ? [] : buildSubscriptions(language),
    library: empty
      ? { categories: [], items: [], rails: [] }
      : buildLibrary(language, size.items, anchor, events, createRandom(seed + 2)),
  };
}
