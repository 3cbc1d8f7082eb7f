import type { States, Words } from './recorded-states';
import type { StoryEntry } from './story-index';
import { hasWords } from './words';

export interface StateItem {
  id: string;
  /** The title of the story file, which names the screen or component. */
  screen: string;
  name: string;
  /** The responses of the story, such as `getEvent 404`. */
  responses: readonly string[];
  /** The text on the story's page. It is empty if no run recorded the story. */
  words: string;
}

/** The filters of the page. An empty text does not filter. */
export interface StatesFilter {
  operation: string;
  status: string;
  screen: string;
  search: string;
  words: string;
}

export const NO_FILTER: StatesFilter = { operation: '', status: '', screen: '', search: '', words: '' };

const NAMES = ['operation', 'status', 'screen', 'search', 'words'] as const;

export function readFilter(query: URLSearchParams): StatesFilter {
  const read = (name: keyof StatesFilter) => query.get(name) ?? '';
  return {
    operation: read('operation'),
    status: read('status'),
    screen: read('screen'),
    search: read('search'),
    words: read('words'),
  };
}

/** Returns the query of an address that reopens the filter. */
export const filterQuery = (filter: StatesFilter): URLSearchParams =>
  new URLSearchParams(NAMES.map((name) => [name, filter[name]]));

/** Joins all stories of Storybook's index with their recorded states and texts. */
export const toItems = (stories: readonly StoryEntry[], states: States, words: Words): StateItem[] =>
  stories.map(({ id, title, name }) => ({
    id,
    screen: title,
    name,
    responses: states[id]?.responses ?? [],
    words: words[id] ?? '',
  }));

/** Whether each word of a search is in the screen's name, the story's name or a response. */
function isFound({ screen, name, responses }: StateItem, search: string): boolean {
  const text = [screen, name, ...responses].join(' ').toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Whether a single response of the story matches both the operation and the status. */
function hasResponse({ responses }: StateItem, { operation, status }: StatesFilter): boolean {
  if (!operation && !status) return true;
  return responses.some((response) => {
    const [ofOperation, ofStatus] = response.split(' ');
    return (!operation || ofOperation === operation) && (!status || ofStatus === status);
  });
}

export const filterItems = (items: readonly StateItem[], filter: StatesFilter): StateItem[] =>
  items.filter(
    (item) =>
      (!filter.screen || item.screen === filter.screen) &&
      hasResponse(item, filter) &&
      isFound(item, filter.search) &&
      hasWords(item.words, filter.words),
  );

type Choice = 'operation' | 'status' | 'screen';

/**
 * Returns the values of a filter that would find something together with the other filters, and the chosen
 * value.
 */
export function choicesOf(items: readonly StateItem[], filter: StatesFilter, choice: Choice): string[] {
  const values = filterItems(items, { ...filter, [choice]: '' }).flatMap((item) => {
    if (choice === 'screen') return [item.screen];
    return item.responses.flatMap((response) => {
      const [operation = '', status = ''] = response.split(' ');
      if (choice === 'operation') return !filter.status || filter.status === status ? [operation] : [];
      return !filter.operation || filter.operation === operation ? [status] : [];
    });
  });
  return [...new Set([...values, filter[choice]])].filter(Boolean).sort();
}
