import type { StoryFacts } from '../facts';
import type { ContractOperation, StaticData } from '../static-data';

export interface StoryName {
  id: string;
  title: string;
  name: string;
}

export interface ResponseRow {
  /** The status, such as `404`, or `none` if no response arrived. */
  status: string;
  description: string;
  isReceived: boolean;
  /** Whether the story found on the page what a viewer sees of the response. */
  isShown: boolean;
  /** Other stories that show this response. */
  stories: StoryName[];
}

export interface OperationRow extends Omit<ContractOperation, 'responses'> {
  id: string;
  responses: ResponseRow[];
}

/** The descriptions of requests without a response, by the value in place of the status. */
const WITHOUT_RESPONSE: Readonly<Record<string, string>> = {
  null: 'No answer came.',
  waiting: 'The answer has not come yet.',
};

interface ResponsesByStory {
  [story: string]: { responses: readonly string[] };
}

/**
 * Lists the operations that the story called with every documented response. Those that the story shows or
 * waits for are first, and those that every page calls are last.
 */
export function operationRows(
  { received, shown, requested }: Pick<StoryFacts, 'received' | 'shown' | 'requested'>,
  storyId: string,
  data: Pick<StaticData, 'operations'>,
  states: ResponsesByStory,
  stories: readonly StoryName[],
): OperationRow[] {
  const pairs = [...received, ...waiting(requested, received, data.operations)];
  const statuses = Map.groupBy(pairs, (pair) => pair.split(' ')[0] ?? '');
  const rows = [...statuses].map(([id, own]): OperationRow => {
    const { responses, ...operation } = data.operations[id] ?? UNKNOWN;
    const documented = new Set(responses.map(({ status }) => status));
    const others = own.map((pair) => pair.split(' ')[1] ?? '').filter((status) => !documented.has(status));
    return {
      id,
      ...operation,
      responses: [...others.map(undocumented), ...responses].map(({ status, description }) => {
        const pair = `${id} ${status}`;
        return {
          status: status in WITHOUT_RESPONSE ? 'none' : status,
          description,
          isReceived: received.includes(pair) && !(status in WITHOUT_RESPONSE),
          isShown: shown.includes(pair),
          stories: stories.filter(
            (story) => story.id !== storyId && states[story.id]?.responses.includes(pair),
          ),
        };
      }),
    };
  });
  return rows.sort((one, other) => rankOf(one) - rankOf(other));
}

/** The tags of operations that every page of a channel calls. */
const SHARED_TAGS = ['keys', 'channel'];

function rankOf({ responses, tag }: OperationRow): number {
  if (responses.some(({ isShown, status }) => isShown || status === 'none')) return 0;
  return SHARED_TAGS.includes(tag) ? 2 : 1;
}

const undocumented = (status: string) => ({
  status,
  description: WITHOUT_RESPONSE[status] ?? 'The contract does not document this answer.',
});

const placesIn = (path: string) => path.split('{').length;

/** Returns the operation of a request. If two paths match, it is the one with fewer parameters. */
function operationOf(request: string, operations: StaticData['operations']): string | undefined {
  const [found] = Object.entries(operations)
    .filter(([, { method, path }]) => {
      const pattern = path.replaceAll(/[.]/g, '\\.').replaceAll(/\{\w+\}/g, '[^/]+');
      return new RegExp(`^${method} .*${pattern}$`).test(request);
    })
    .sort(([, one], [, other]) => placesIn(one.path) - placesIn(other.path));
  return found?.[0];
}

/** Returns the operations that were called and have not received a response. */
function waiting(
  requested: readonly string[],
  received: readonly string[],
  operations: StaticData['operations'],
): string[] {
  const withResponse = new Set(received.map((pair) => pair.split(' ')[0]));
  const called = new Set(requested.flatMap((request) => operationOf(request, operations) ?? []));
  return [...called].filter((id) => !withResponse.has(id)).map((id) => `${id} waiting`);
}

const UNKNOWN: ContractOperation = {
  method: '',
  path: '',
  tag: '',
  summary: '',
  file: '',
  line: 0,
  responses: [],
};
