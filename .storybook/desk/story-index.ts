import { useEffect, useState } from 'react';

export interface StoryEntry {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
}

/** Loads all stories of this Storybook in the order of its menu. */
export async function loadStories(): Promise<StoryEntry[]> {
  const index: { entries: Record<string, StoryEntry> } = await (await fetch('index.json')).json();
  return Object.values(index.entries).filter(({ type }) => type === 'story');
}

export function useStories(): readonly StoryEntry[] {
  const [stories, setStories] = useState<readonly StoryEntry[]>([]);
  useEffect(() => void loadStories().then(setStories), []);
  return stories;
}

/** Returns the first story of each screen, which shows the usual state. */
export function firstOfEachScreen(stories: readonly StoryEntry[]): StoryEntry[] {
  const screens = Map.groupBy(
    stories.filter(({ title }) => title.startsWith('Screens/')),
    ({ title }) => title,
  );
  return [...screens.values()].flatMap(([first]) => first ?? []);
}
