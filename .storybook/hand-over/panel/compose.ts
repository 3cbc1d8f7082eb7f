import type { Language } from '../../../src/i18n/languages';
import type { StoryFacts } from '../facts';
import type { StaticData } from '../static-data';
import { type DrawnFiles, drawnFiles, drawnScreen, type StoryAbout } from './files';
import { type OperationRow, operationRows, type StoryName } from './operations';
import {
  type ShownStatement,
  shownStatements,
  type TestedStatement,
  testedStatements,
} from './shown-statements';
import { type TextArea, textAreas } from './texts';

/** Everything that the panel shows about a story. */
export interface HandOver {
  story: StoryAbout;
  /** The path of the rendered screen, as in the table of routes. */
  screen?: string;
  files: DrawnFiles;
  language: Language;
  texts: TextArea[];
  operations: OperationRow[];
  statements: ShownStatement[];
  tested: TestedStatement[];
  isFailed: boolean;
}

/** The names of all stories, and the responses that each shows. */
export interface AllStories {
  names: readonly StoryName[];
  states: Readonly<Record<string, { responses: readonly string[] }>>;
}

export function composeHandOver(
  story: StoryAbout,
  facts: StoryFacts,
  data: StaticData,
  { names, states }: AllStories,
): HandOver {
  const screen = drawnScreen(facts, story.address, data.screens);
  const files = drawnFiles(facts, story, data);
  const texts = textAreas(facts, data);
  const statements = shownStatements(data, {
    messages: new Set(facts.texts.map(({ id }) => id)),
    titles: new Set(facts.title.map(({ id }) => id)),
    operations: new Set(facts.received.map((pair) => pair.split(' ')[0] ?? '')),
    screen,
  });
  return {
    story,
    ...(screen && { screen: screen.path }),
    files,
    language: facts.language,
    texts,
    operations: operationRows(facts, story.id, data, states, names),
    statements,
    tested: testedStatements(
      data,
      files.page.map(({ file }) => file),
      statements,
    ),
    isFailed: facts.isFailed,
  };
}
