import { getGetBootstrapUrl } from '@generated/api/channel/channel';
import {
  getListParticipantsQueryKey,
  getListParticipantsUrl,
} from '@generated/api/participants/participants';
import type {
  Bootstrap,
  EventLocation,
  Page,
  Participant,
  ParticipantList,
  StaticBlock,
} from '@generated/model';
import { type OperationId, policyOf } from '@generated/operations';
import type { QueryKey } from '@tanstack/react-query';
import type { FirstAddress, FirstResponse } from '../../api/first-response';
import { BOOTSTRAP_PARAMS, channelOptions, isCompleteChannel } from '../../api/hooks/channel';
import { ALL_PARTICIPANTS } from '../../api/hooks/participants';
import { watchResponses } from '../../features/event/watch/first-responses';
import { homeResponses } from '../../features/home/first-responses';
import { contactsResponses, faqResponses } from '../../features/pages/first-responses';
import { packagesResponses } from '../../features/passes/first-responses';
import { scheduleResponses } from '../../features/schedule/first-responses';
import { pageRoutes } from '../../lib/channel/channel-pages';
import { isRecord } from '../../lib/parse/is';
import type { FirstEntry, FirstViewData } from './first-view-data';
import { toLeanChannel } from './lean-channel';
import { mayBeChannelPage } from './rendered-paths';
import { type RenderedScreen, renderedScreen } from './rendered-screen';

const SCREEN_RESPONSES: Record<RenderedScreen, (address: FirstAddress) => FirstResponse[]> = {
  home: homeResponses,
  packages: packagesResponses,
  watch: watchResponses,
  schedule: scheduleResponses,
  page: scheduleResponses,
  about: () => [],
  contacts: contactsResponses,
  faq: faqResponses,
  privacy: () => [],
  simulate: () => [],
  terms: () => [],
};

/** The alias of the channel's text that each screen shows. */
const SCREEN_BLOCKS: Partial<Record<RenderedScreen, string>> = {
  about: 'about',
  contacts: 'contacts',
  privacy: 'privacy_policy',
  simulate: 'simulate',
  terms: 'terms_conditions',
};

const CHANNEL: FirstResponse = { key: channelOptions().queryKey, url: getGetBootstrapUrl(BOOTSTRAP_PARAMS) };
const TEAMS: FirstResponse = {
  key: getListParticipantsQueryKey(ALL_PARTICIPANTS),
  url: getListParticipantsUrl(ALL_PARTICIPANTS),
};

/** Returns the screen that the edge renders at an address; null if it renders none. */
export function firstScreen({ path, pages }: Pick<FirstAddress, 'path' | 'pages'>): RenderedScreen | null {
  const isPage = () => mayBeChannelPage(path) && pageRoutes(pages, []).some((route) => route.path === path);
  return renderedScreen(path) ?? (isPage() ? 'page' : null);
}

/** Returns the channel's own pages from the response with the channel. */
export const pagesIn = (channel: unknown): readonly Page[] =>
  isRecord(channel) && Array.isArray(channel.pages) ? channel.pages : [];

export const pagesOf = (responses: ReadonlyMap<string, unknown>) => pagesIn(responses.get(CHANNEL.url));

/** Returns the responses that a page needs; null for a page that the edge does not render. */
export function firstResponses(address: FirstAddress): FirstResponse[] | null {
  const screen = firstScreen(address);
  return screen && [CHANNEL, TEAMS, ...SCREEN_RESPONSES[screen](address)];
}

export const needsKeys = ({ key }: FirstResponse): boolean => policyOf(operationOf(key)).keys === 'injected';

/**
 * Returns the error codes that count as a response, such as 404 for a form that the channel does not have.
 */
export const allowedCodesOf = ({ key }: FirstResponse): readonly number[] =>
  policyOf(operationOf(key)).allowedCodes;

/**
 * Returns the operation of a query key. The key of a list with infinite scrolling has the word `infinite`
 * before it.
 */
const operationOf = ([first, second]: QueryKey) => (first === 'infinite' ? second : first) as OperationId;

/** Builds the data of a screen's page from the responses; null if a response does not match the contract. */
export function firstData(
  screen: RenderedScreen,
  expected: readonly FirstResponse[],
  responses: ReadonlyMap<string, unknown>,
): Pick<FirstViewData, 'channel' | 'entries' | 'trimmed'> | null {
  const channel = responses.get(CHANNEL.url);
  const teams = responses.get(TEAMS.url);
  if (!isRecord(channel) || !isCompleteChannel(channel as unknown as Bootstrap)) return null;
  if (!isRecord(teams) || !Array.isArray(teams.data)) return null;
  const screenResponses = expected.filter((each) => each !== CHANNEL && each !== TEAMS);
  const screenEntries = screenResponses.map((each): FirstEntry => {
    const { key, url, leaveOut = unchanged, trim = unchanged } = each;
    const { toData = unchanged, withhold = unchanged } = each;
    const data = toData(trim(leaveOut(responses.get(url))));
    const shared = withhold(data);
    return shared === data ? [key, data] : [key, shared, 'fetch-again'];
  });
  const mentioned = mentionedIds(screenEntries.filter((_, index) => !screenResponses[index]?.isCounted));
  return {
    channel: trimChannel(channel as unknown as Bootstrap, mentioned.locations, screen),
    entries: [
      [TEAMS.key, trimTeams(teams as unknown as ParticipantList, mentioned.teams, screen)],
      ...screenEntries,
    ],
    trimmed: screenResponses.flatMap(({ key, trim }) => (trim ? [key] : [])),
  };
}

const unchanged = <Value>(value: Value): Value => value;

/** The screens that only list games. A game in a list has its teams' crests and colours itself. */
const LISTS_GAMES = new Set<RenderedScreen>(['schedule', 'page']);

/**
 * Removes the data of the channel that the screen does not show. The browser fetches it at the viewer's first
 * action.
 */
function trimChannel(channel: Bootstrap, locations: ReadonlySet<unknown>, screen: RenderedScreen): Bootstrap {
  const lean = toLeanChannel(channel);
  return {
    ...lean,
    // Other screens need only the first slide, whose image is shown in link previews.
    slides: screen === 'home' ? channel.slides : channel.slides.slice(0, 1),
    pages: screen === 'page' ? channel.pages : lean.pages,
    'participant-groups': LISTS_GAMES.has(screen)
      ? channel['participant-groups'].map((school) => ({ ...school, image: null }))
      : channel['participant-groups'],
    'participant-group-properties': [],
    'events-locations': channel['events-locations']
      .filter(({ id }) => locations.has(id))
      .map(LISTS_GAMES.has(screen) ? onlyVenueAndCity : unchanged),
    settings: {
      ...lean.settings,
      clip_tags: [],
      static_blocks: [...lean.settings.static_blocks, ...blocksOf(channel, SCREEN_BLOCKS[screen])],
    },
  };
}

const onlyVenueAndCity = (location: EventLocation): EventLocation => ({
  ...location,
  ...{ state: null, country: '' },
});

/**
 * Returns the text of a screen. If the channel has none, it returns an empty text, so that the browser does
 * not fetch the channel to look for it.
 */
function blocksOf({ settings }: Bootstrap, alias: string | undefined): StaticBlock[] {
  if (alias === undefined) return [];
  return [settings.static_blocks.find((block) => block.alias === alias) ?? { alias, title: null, html: '' }];
}

const trimTeams = (
  teams: ParticipantList,
  shown: ReadonlySet<unknown>,
  screen: RenderedScreen,
): ParticipantList => ({
  ...teams,
  data: teams.data
    .filter(({ id }) => shown.has(id))
    .map(LISTS_GAMES.has(screen) ? onlyFilterFields : unchanged),
});

/** Leaves what the filters need of a team before the whole teams have arrived. */
const onlyFilterFields = (team: Participant): Participant => ({
  ...{ ...team, short_name: '', images: [], color: null },
  groups: team.groups.map(({ id }) => ({ id, name: '', alias: null, image: null })),
});

/** A pass lists the ids of all its teams, but shows the crests of only a few. */
const MAX_TEAMS_OF_PASS = 10;

interface MentionedIds {
  teams: Set<unknown>;
  locations: Set<unknown>;
}

/** Collects the ids of the teams and venues that responses mention. */
function mentionedIds(
  value: unknown,
  found: MentionedIds = { teams: new Set(), locations: new Set() },
): MentionedIds {
  if (Array.isArray(value)) for (const each of value) mentionedIds(each, found);
  else if (isRecord(value))
    for (const [name, part] of Object.entries(value)) {
      if (name === 'participants' && Array.isArray(part)) for (const id of idsOf(part)) found.teams.add(id);
      else if (name === 'location_id') found.locations.add(part);
      else mentionedIds(part, found);
    }
  return found;
}

/** Returns the ids of teams. An event contains its teams as objects, a pass contains their ids. */
const idsOf = (teams: readonly unknown[]): unknown[] =>
  teams.every(isRecord) ? teams.map(({ id }) => id) : teams.slice(0, MAX_TEAMS_OF_PASS);
