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

/** What the story called, with every documented answer: first what the story is about. */
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
  const isSubject = ({ answers }: OperationRow) => Number(answers.some(({ isShown }) => isShown));
  return rows.sort((one, other) => isSubject(other) - isSubject(one));
}

const undocumented = (status: string) => ({
  status,
  description: status === NO_ANSWER ? 'No answer came.' : 'The contract does not document this answer.',
});

const UNKNOWN: ContractOperation = { method: '', path: '', summary: '', file: '', line: 0, answers: [] };
