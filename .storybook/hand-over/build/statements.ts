import type { Screen, Sign, Statement } from '../static-data.ts';
import { type Showing, showingsIn, textsIn } from './test-statements.ts';

/** What the names in a test can refer to. */
export interface Known {
  messages: ReadonlySet<string>;
  operations: ReadonlySet<string>;
  screens: readonly Screen[];
}

/** A statement of a route has its path in its id: `route /watch/{id}`. */
function screenNamedBy(id: string, screens: readonly Screen[]): string | undefined {
  const [, path] = /^route (\/.*)$/.exec(id) ?? [];
  if (!path) return undefined;
  const asRoute = path.replaceAll(/\{(\w+)\}/g, ':$1');
  return screens.findLast((screen) => withoutEnd(screen.path) === withoutEnd(asRoute))?.path;
}

const withoutEnd = (path: string) => path.replace(/(?<=.)\/$/, '');

/** These messages are titles of pages, and the words of links too. */
const TITLE = 'title.';

/** The one message or operation that a row of a table names; a row that names several proves none of them alone. */
function signOfRow(row: readonly string[], { messages, operations }: Known): Sign | undefined {
  const signs = row.flatMap((name): Sign[] => {
    if (messages.has(name)) return [{ kind: name.startsWith(TITLE) ? 'title' : 'message', name }];
    return operations.has(name) ? [{ kind: 'operation', name }] : [];
  });
  return signs.length === 1 ? signs[0] : undefined;
}

/** `price.dom.test.ts` and `price.test.tsx` are next to the file `price`. */
const subjectOf = (file: string, files: ReadonlySet<string>): string | undefined => {
  const [, stem] = /^(.+?)(?:\.dom)?\.test\.tsx?$/.exec(file) ?? [];
  return stem && [`${stem}.tsx`, `${stem}.ts`].find((path) => files.has(path));
};

interface Sources {
  /** The statements' own files, and that of the deviations. */
  statements: readonly { file: string; source: string }[];
  deviations: string;
  tests: readonly { file: string; source: string }[];
  /** All files of the site. */
  files: ReadonlySet<string>;
}

/** Every statement of the specification, with the signs by which a page shows it, as its tests name them. */
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
      signs: signsOf(id, own, known),
      ownTests: own.flatMap(({ test }) => {
        const subject = subjectOf(test.file, sources.files);
        return subject ? [{ subject, test }] : [];
      }),
    };
  });
}

function signsOf(id: string, showings: readonly Showing[], known: Known): Statement['signs'] {
  const path = screenNamedBy(id, known.screens);
  const [first] = showings;
  if (path && first) return [{ sign: { kind: 'screen', name: path }, test: first.test }];
  return showings.flatMap(({ row, test }) => {
    const sign = signOfRow(row, known);
    return sign ? [{ sign, test }] : [];
  });
}
