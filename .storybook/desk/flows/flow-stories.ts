import { isExportStory, storyNameFromExport, toId } from 'storybook/internal/csf';
import type { Story } from '../../story-help/stories';
import type { StoryInFlows } from './flow-graph';

interface StoryFile {
  default: { title: string };
  [story: string]: unknown;
}

const files = import.meta.glob<StoryFile>('../../../src/**/*.stories.tsx');

/** Loads the stories that are part of a flow, from the files that Storybook itself runs. */
export async function storiesInFlows(): Promise<StoryInFlows[]> {
  const paths = Object.keys(files).sort();
  const loaded = await Promise.all(paths.map((path) => files[path]?.()));
  return loaded.flatMap((file) => {
    if (!file) return [];
    const { default: meta, ...stories } = file;
    return Object.entries(stories).flatMap(([exported, story]) => {
      const { flows } = story as Story;
      if (!flows || !isExportStory(exported, {})) return [];
      const name = storyNameFromExport(exported);
      return [{ id: toId(meta.title, name), title: meta.title, name, flows }];
    });
  });
}
