import { FILE, FOLDER, type StaticData } from '../static-data';
import type { AllStories } from './compose';

interface IndexEntry {
  id: string;
  title: string;
  name: string;
  type: string;
  /** The path of the story's file, such as `./src/features/home/home-screen.stories.tsx`. */
  importPath: string;
}

export interface Loaded extends AllStories {
  data: StaticData;
  /** The path of each story's file from the root. */
  fileOf: ReadonlyMap<string, string>;
}

async function fetchJson<Content>(address: string): Promise<Content> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}

async function load(): Promise<Loaded> {
  const [data, states, { entries }] = await Promise.all([
    fetchJson<StaticData>(`${FOLDER}/${FILE}`),
    fetchJson<AllStories['states']>('states/stories.json'),
    fetchJson<{ entries: Record<string, IndexEntry> }>('index.json'),
  ]);
  const names = Object.values(entries).filter(({ type }) => type === 'story');
  return {
    data,
    states,
    names,
    fileOf: new Map(names.map(({ id, importPath }) => [id, importPath.replace('./', '')])),
  };
}

let loaded: Promise<Loaded> | undefined;

/** Loads what the panel needs for every story, only once. After a failure, the next story tries again. */
export function loadAll(): Promise<Loaded> {
  loaded ??= load().catch((error) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}
