import type { Screen, Sign, Statement } from '../static-data.ts';
import { type Showing, showingsIn, textsIn } from './test-statements.ts';

/** The messages, operations and screens to which names in a test can refer. */
export interface Known {
  /** The English text of each message, as in its file. */
  messages: ReadonlyMap<string, string>;
  /** Each operation in the form `GET /api/menu`. */
  operations: ReadonlyMap<string, string>;
  screens: readonly Screen[];
}

/** Finds the screen of a statement about a route, whose id contains the path: `route /watch/{id}`. */
function screenNamedBy(id: string, screens: readonly Screen[]): string | undefined {
  const [, path] = /^route (\/.*)$/.exec(id) ?? [];
  if (!path) return undefined;
  const asRoute = path.replaceAll(/\{(\w+)\}/g, ':$1');
  return screens.findLast((screen) => withoutEnd(screen.path) === withoutEnd(asRoute))?.path;
}

const withoutEnd = (path: string) => path.replace(/(?<=.)\/$/, '');

/** The beginning of the ids of page titles. Links can show the same messages. */
const TITLE = 'title.';

/** Whether a sentence quotes a message, compared up to the message's first value. */
const quotes = (sentence: string, message: string) =>
  sentence.replaceAll('’', "'").includes((message.split('{')[0] ?? '').trim().replaceAll('’', "'"));

/**
 * Finds the names in a table row that the sentence names too: a message that it quotes, or an operation that
 * it says is called. A test can name messages and operations for other reasons as well.
 */
function signsOfRow(row: readonly string[], sentence: string, { messages, operations }: Known): Sign[] {
  return row.flatMap((name): Sign[] => {
    const message = messages.get(name);
    if (message !== undefined && quotes(sentence, message))
      return [{ kind: name.startsWith(TITLE) ? 'title' : 'message', name }];
    const call = operations.get(name);
    return call && sentence === `The site calls ${call}.` ? [{ kind: 'operation', name }] : [];
  });
}

/**
 * Returns the file that a test is next to: `price.dom.test.ts` and `price.test.tsx` are next to the file
 * `price`.
 */
const subjectOf = (file: string, files: ReadonlySet<string>): string | undefined => {
  const [, stem] = /^(.+?)(?:\.dom)?\.test\.tsx?$/.exec(file) ?? [];
  return stem && [`${stem}.tsx`, `${stem}.ts`].find((path) => files.has(path));
};

interface Sources {
  /** The source files of the statements, and the file of the deviations. */
  statements: readonly { file: string; source: string }[];
  deviations: string;
  tests: readonly { file: string; source: string }[];
  /** The paths of all files of the site. */
  files: ReadonlySet<string>;
}

/**
 * Returns every statement of the specification with the signs by which it is recognised on a page, as its
 * tests name them.
 */
export function readStatements(sources: Sources, known: Known): Statement[] {
  const showings = Map.groupBy(
    sources.tests
      .flatMap(({ file, source }) => showingsIn(file, source))
      .flatMap((showing) => showing.ids.map((id) => ({ id, showing }))),
    ({ id }) => id,
  );
  const deviations = textsIn('deviations.ts', sources.deviations);
  const sentences = sources.statements.flatMap(({ file, source }) => Object.entries(textsIn(file, source)));
  return sentences.map(([id, sentence]) => {
    const own = (showings.get(id) ?? []).map(({ showing }) => showing);
    return {
      id,
      sentence,
      ...(deviations[id] && { deviation: deviations[id] }),
      signs: signsOf(id, sentence, own, known),
      ownTests: own.flatMap(({ test }) => {
        const subject = subjectOf(test.file, sources.files);
        return subject ? [{ subject, test }] : [];
      }),
    };
  });
}

function signsOf(
  id: string,
  sentence: string,
  showings: readonly Showing[],
  known: Known,
): Statement['signs'] {
  const path = screenNamedBy(id, known.screens);
  const [first] = showings;
  if (path && first) return [{ sign: { kind: 'screen', name: path }, test: first.test }];
  return showings.flatMap(({ row, test }) =>
    signsOfRow(row, sentence, known).map((sign) => ({ sign, test })),
  );
}
