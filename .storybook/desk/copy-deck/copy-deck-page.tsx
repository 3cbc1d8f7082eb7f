import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import '../desk.css';
import './copy-deck.css';
import type { ShownMessages } from '../../texts/shown-messages';
import { outerQuery, writeToAddress } from '../address';
import { loadStates, type States } from '../recorded-states';
import { loadStories, type StoryEntry } from '../story-index';
import { CopyDeckFilters } from './copy-deck-filters';
import { CopyDeckTable } from './copy-deck-table';
import {
  type DeckRow,
  filterQuery,
  filterRows,
  NO_FILTER,
  readFilter,
  readStoryLanguage,
  storyLanguageQuery,
  toRows,
} from './copy-deck-view';
import { ExportTexts } from './export-texts';
import { ImportTexts } from './import-texts';
import { allMessages } from './message-files';
import { loadShownMessages } from './recorded-texts';
import { StoryLanguage } from './story-language';

interface Loaded {
  rows: DeckRow[];
  shown: ShownMessages;
  stories: ReadonlyMap<string, StoryEntry>;
  states: States;
}

async function load(): Promise<Loaded> {
  const [shown, stories, states] = await Promise.all([loadShownMessages(), loadStories(), loadStates()]);
  return {
    rows: toRows(allMessages(), shown),
    shown,
    stories: new Map(stories.map((story) => [story.id, story])),
    states,
  };
}

/**
 * Shows every message of the interface in both languages with the stories that show it, and exports and
 * imports them as a spreadsheet.
 */
export function CopyDeckPage() {
  const [loaded, setLoaded] = useState<Loaded>();
  const [filter, setFilter] = useState(() => readFilter(outerQuery()));
  const [language, setLanguage] = useState(() => readStoryLanguage(outerQuery()));
  const deferredFilter = useDeferredValue(filter);

  useEffect(() => {
    void load().then(setLoaded);
  }, []);
  useEffect(() => writeToAddress(filterQuery(filter)), [filter]);
  useEffect(() => writeToAddress(storyLanguageQuery(language)), [language]);

  const rows = loaded?.rows ?? [];
  const listed = useMemo(() => filterRows(rows, deferredFilter), [rows, deferredFilter]);
  if (!loaded) return <div className="desk copy-deck" />;
  const { shown, stories, states } = loaded;
  return (
    <div className="desk copy-deck">
      <Recorded recordedCount={shown.stories.length} storyCount={stories.size} />
      <CopyDeckFilters rows={rows} filter={filter} onChange={setFilter} />
      <div className="copy-deck-actions">
        <ExportTexts rows={rows} listed={listed} />
        <StoryLanguage language={language} onChange={setLanguage} />
      </div>
      <ImportTexts messages={rows.map(({ message }) => message)} />
      {listed.length > 0 ? (
        <CopyDeckTable
          key={filterQuery(deferredFilter).toString()}
          rows={listed}
          places={{ ids: shown.stories, stories, states, language }}
        />
      ) : (
        <p>
          No message is like that.{' '}
          <button type="button" onClick={() => setFilter(NO_FILTER)}>
            Show all
          </button>
        </p>
      )}
    </div>
  );
}

function Recorded({ recordedCount, storyCount }: { recordedCount: number; storyCount: number }) {
  if (recordedCount >= storyCount) return null;
  return (
    <p className="desk-hint">
      {recordedCount === 0
        ? 'Where each message appears is not recorded here.'
        : `Only ${recordedCount} of ${storyCount} stories are recorded here; the others may show more messages.`}{' '}
      <code>npm run states</code> records all, with pictures.
    </p>
  );
}
