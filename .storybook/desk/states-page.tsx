import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import './desk.css';
import { outerQuery, writeToAddress } from './address';
import { loadStates, loadWords } from './recorded-states';
import {
  choicesOf,
  filterItems,
  filterQuery,
  NO_FILTER,
  readFilter,
  type StateItem,
  type StatesFilter,
  toItems,
} from './states-view';
import { loadStories } from './story-index';
import { StoryPicture, storyAddress } from './story-picture';

interface Loaded {
  items: StateItem[];
  /** The number of stories that the last run recorded. */
  recordedCount: number;
}

async function load(): Promise<Loaded> {
  const [stories, states, words] = await Promise.all([loadStories(), loadStates(), loadWords()]);
  const items = toItems(stories, states, words);
  return { items, recordedCount: items.filter(({ id }) => states[id]?.isRecorded).length };
}

/** Shows every story with its picture and the responses that it shows. */
export function StatesPage() {
  const [loaded, setLoaded] = useState<Loaded>();
  const [filter, setFilter] = useState(() => readFilter(outerQuery()));
  const deferredFilter = useDeferredValue(filter);

  useEffect(() => {
    void load().then(setLoaded);
  }, []);
  useEffect(() => writeToAddress(filterQuery(filter)), [filter]);

  const items = loaded?.items ?? [];
  const screens = useMemo(
    () => [...Map.groupBy(filterItems(items, deferredFilter), ({ screen }) => screen)],
    [items, deferredFilter],
  );
  if (!loaded) return <div className="desk desk-states" />;
  const change = (part: Partial<StatesFilter>) => setFilter({ ...filter, ...part });
  return (
    <div className="desk desk-states">
      <Recorded {...loaded} />
      <Filters items={items} filter={filter} onChange={change} />
      <p className="desk-count" role="status">
        {screens.reduce((count, [, stories]) => count + stories.length, 0)} of {items.length} stories
      </p>
      {screens.map(([screen, stories]) => (
        <ScreenStates key={screen} screen={screen} stories={stories} onResponse={change} />
      ))}
      {screens.length === 0 && (
        <p>
          No story is like that.{' '}
          <button type="button" onClick={() => setFilter(NO_FILTER)}>
            Show all
          </button>
        </p>
      )}
    </div>
  );
}

function Recorded({ items, recordedCount }: Loaded) {
  if (recordedCount === items.length) return null;
  const recorded = recordedCount === 0 ? 'No story is' : `Only ${recordedCount} stories are`;
  return (
    <p className="desk-hint">
      {recorded} recorded here; {recordedCount === 0 ? 'all' : 'the others'} are live, with the answers that
      they name, and their words are not known. <code>npm run states</code> records all, with pictures.
    </p>
  );
}

interface FiltersProps {
  items: readonly StateItem[];
  filter: StatesFilter;
  onChange(part: Partial<StatesFilter>): void;
}

const CHOICES = [
  { choice: 'operation', label: 'Operation' },
  { choice: 'status', label: 'Status' },
  { choice: 'screen', label: 'Screen or piece' },
] as const;

function Filters({ items, filter, onChange }: FiltersProps) {
  return (
    <search className="desk-filters">
      <label>
        <span>Search</span>
        <input
          type="search"
          value={filter.search}
          placeholder="Card declined, getEvent, 404…"
          onChange={({ target }) => onChange({ search: target.value })}
        />
      </label>
      <label>
        <span>Words on the page</span>
        <input
          type="search"
          value={filter.words}
          placeholder="$, log in…"
          onChange={({ target }) => onChange({ words: target.value })}
        />
      </label>
      {CHOICES.map(({ choice, label }) => (
        <label key={choice}>
          <span>{label}</span>
          <select value={filter[choice]} onChange={({ target }) => onChange({ [choice]: target.value })}>
            <option value="">All</option>
            {choicesOf(items, filter, choice).map((value) => (
              <option key={value}>{value}</option>
            ))}
          </select>
        </label>
      ))}
      <button type="button" onClick={() => onChange(NO_FILTER)}>
        Clear
      </button>
    </search>
  );
}

interface ScreenStatesProps {
  screen: string;
  stories: readonly StateItem[];
  onResponse(part: Partial<StatesFilter>): void;
}

function ScreenStates({ screen, stories, onResponse }: ScreenStatesProps) {
  return (
    <section>
      <h2>
        {screen.replaceAll('/', ' / ')} <small>{stories.length}</small>
      </h2>
      <ul>
        {stories.map(({ id, name, responses }) => (
          <li key={id}>
            <StoryPicture story={id} title={`${screen} / ${name}`} width={288} />
            <a className="desk-name" href={storyAddress(id)} target="_parent">
              {name}
            </a>
            <span className="desk-responses">
              {responses.map((response) => (
                <ResponseButton key={response} response={response} onPress={onResponse} />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A button that lists all stories of the same response. */
function ResponseButton({
  response,
  onPress,
}: {
  response: string;
  onPress(part: Partial<StatesFilter>): void;
}) {
  const [operation = '', status = ''] = response.split(' ');
  return (
    <button type="button" onClick={() => onPress({ ...NO_FILTER, operation, status })}>
      {response}
    </button>
  );
}
