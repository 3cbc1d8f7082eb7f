import type { StoryFacts } from '../facts';
import type { ContractOperation, StaticData } from '../static-data';

export interface StoryName {
  id: string;
  title: string;
  name: string;
}

export interface AnswerRow {
  /** As `404`; `none` where no answer came. */
  status: string;
  description: string;
  isReceived: boolean;
  /** The story found on the page what a viewer sees of it. */
  isShown: boolean;
  /** Other stories that show this answer. */
  stories: StoryName[];
}

export interface OperationRow extends Omit<ContractOperation, 'answers'> {
  id: string;
  answers: AnswerRow[];
}

const NO_ANSWER = 'null';

interface Answered {
  [story: string]: { answers: readonly string[] };
}

/** What the story called, with every documented answer: first what it shows, last what every page calls. */
export function operationRows(
  { received, shown }: Pick<StoryFacts, 'received' | 'shown'>,
  own: string,
  data: Pick<StaticData, 'operations'>,
  states: Answered,
  stories: readonly StoryName[],
): OperationRow[] {
  const statuses = Map.groupBy(received, (pair) => pair.split(' ')[0] ?? '');
  const rows = [...statuses].map(([id, pairs]): OperationRow => {
    const { answers, ...operation } = data.operations[id] ?? UNKNOWN;
    const documented = new Set(answers.map(({ status }) => status));
    const others = pairs.map((pair) => pair.split(' ')[1] ?? '').filter((status) => !documented.has(status));
    return {
      id,
      ...operation,
      answers: [...answers, ...others.map(undocumented)].map(({ status, description }) => {
        const pair = `${id} ${status}`;
        return {
          status: status === NO_ANSWER ? 'none' : status,
          description,
          isReceived: pairs.includes(pair),
          isShown: shown.includes(pair),
          stories: stories.filter((story) => story.id !== own && states[story.id]?.answers.includes(pair)),
        };
      }),
    };
  });
  return rows.sort((one, other) => rankOf(one) - rankOf(other));
}

/** Every page of a channel calls these. */
const SHARED_TAGS = ['keys', 'channel'];

function rankOf({ answers, tag }: OperationRow): number {
  if (answers.some(({ isShown }) => isShown)) return 0;
  return SHARED_TAGS.includes(tag) ? 2 : 1;
}

const undocumented = (status: string) => ({
  status,
  description: status === NO_ANSWER ? 'No answer came.' : 'The contract does not document this answer.',
});

const UNKNOWN: ContractOperation = {
  method: '',
  path: '',
  tag: '',
  summary: '',
  file: '',
  line: 0,
  answers: [],
};
