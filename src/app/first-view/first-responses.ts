import { getGetBootstrapUrl } from '@generated/api/channel/channel';
import {
  getListParticipantsQueryKey,
  getListParticipantsUrl,
} from '@generated/api/participants/participants';
import type { Bootstrap, ParticipantList } from '@generated/model';
import { type OperationId, policyOf } from '@generated/operations';
import type { FirstAddress, FirstResponse } from '../../api/first-response';
import { BOOTSTRAP_PARAMS, channelOptions, isCompleteChannel } from '../../api/hooks/channel';
import { ALL_PARTICIPANTS } from '../../api/hooks/participants';
import { watchResponses } from '../../features/event/watch/first-responses';
import { homeResponses } from '../../features/home/first-responses';
import { packagesResponses } from '../../features/passes/first-responses';
import { isRecord } from '../../lib/parse/is';
import type { FirstEntry, FirstViewData } from './first-view-data';
import { type RenderedScreen, renderedScreen } from './rendered-paths';

const SCREEN_RESPONSES: Record<RenderedScreen, (address: FirstAddress) => FirstResponse[]> = {
  home: homeResponses,
  packages: packagesResponses,
  watch: watchResponses,
};

const CHANNEL: FirstResponse = { key: channelOptions().queryKey, url: getGetBootstrapUrl(BOOTSTRAP_PARAMS) };
const TEAMS: FirstResponse = {
  key: getListParticipantsQueryKey(ALL_PARTICIPANTS),
  url: getListParticipantsUrl(ALL_PARTICIPANTS),
};

/** The responses that a page needs; null for a page that the edge does not render. */
export function firstResponses(address: FirstAddress): FirstResponse[] | null {
  const screen = renderedScreen(address.path);
  return screen && [CHANNEL, TEAMS, ...SCREEN_RESPONSES[screen](address)];
}

export const needsKeys = ({ key: [operation] }: FirstResponse): boolean =>
  policyOf(operation as OperationId).keys === 'injected';

/** What the page brings of the responses; null if one of them is not as the contract says. */
export function firstData(
  expected: readonly FirstResponse[],
  responses: ReadonlyMap<string, unknown>,
): Pick<FirstViewData, 'channel' | 'entries' | 'trimmed'> | null {
  const channel = responses.get(CHANNEL.url);
  const teams = responses.get(TEAMS.url);
  if (!isRecord(channel) || !isCompleteChannel(channel as unknown as Bootstrap)) return null;
  if (!isRecord(teams) || !Array.isArray(teams.data)) return null;
  const ofScreen = expected.filter((each) => each !== CHANNEL && each !== TEAMS);
  const own = ofScreen.map(({ key, url, trim = asItIs, toData = asItIs, withhold = asItIs }): FirstEntry => {
    const data = toData(trim(responses.get(url)));
    const shared = withhold(data);
    return shared === data ? [key, data] : [key, shared, url];
  });
  const shown = onlyShown(teams as unknown as ParticipantList, teamsIn(own));
  return {
    channel: withoutLists(channel as unknown as Bootstrap),
    entries: [[TEAMS.key, shown], ...own],
    trimmed: ofScreen.flatMap(({ key, trim }) => (trim ? [key] : [])),
  };
}

const asItIs = (response: unknown) => response;

/** Screens that show these lists fetch them. */
const withoutLists = (channel: Bootstrap): Bootstrap => ({
  ...channel,
  faq: [],
  packages: [],
  subscriptions: [],
});

const onlyShown = (teams: ParticipantList, ids: ReadonlySet<unknown>): ParticipantList => ({
  ...teams,
  data: teams.data.filter(({ id }) => ids.has(id)),
});

/** A pass lists the ids of all its teams, and shows the crests of a few. */
const MAX_TEAMS_OF_PASS = 10;

/** The ids of the teams that responses name. An event has its teams. */
function teamsIn(value: unknown, found = new Set<unknown>()): Set<unknown> {
  if (Array.isArray(value)) for (const each of value) teamsIn(each, found);
  else if (isRecord(value))
    for (const [name, part] of Object.entries(value)) {
      if (name === 'participants' && Array.isArray(part)) for (const id of idsOf(part)) found.add(id);
      else teamsIn(part, found);
    }
  return found;
}

const idsOf = (teams: readonly unknown[]): unknown[] =>
  teams.every(isRecord) ? teams.map(({ id }) => id) : teams.slice(0, MAX_TEAMS_OF_PASS);
