import type { Screen, Sign, StaticData, TestName } from '../static-data';

export interface ShownStatement {
  id: string;
  sentence: string;
  deviation?: string;
  sign: Sign;
  test: TestName;
}

export interface TestedStatement {
  id: string;
  sentence: string;
  test: TestName;
}

/** The signs that a page has, to be compared with those that tests name. */
export interface PageSigns {
  messages: ReadonlySet<string>;
  /** The messages of the page's title. */
  titles: ReadonlySet<string>;
  operations: ReadonlySet<string>;
  screen: Screen | undefined;
}

const KINDS: readonly Sign['kind'][] = ['screen', 'title', 'message', 'operation'];

function has({ kind, name }: Sign, { messages, titles, operations, screen }: PageSigns): boolean {
  switch (kind) {
    case 'message':
      return messages.has(name);
    case 'title':
      return titles.has(name);
    case 'operation':
      return operations.has(name);
    case 'screen':
      return screen?.path === name;
  }
}

/** Returns the statements that the page shows: it has a sign that one of the statement's tests names. */
export function shownStatements({ statements }: StaticData, page: PageSigns): ShownStatement[] {
  return statements
    .flatMap(({ id, sentence, deviation, signs }) => {
      const found = signs.find(({ sign }) => has(sign, page));
      return found ? [{ id, sentence, ...(deviation && { deviation }), ...found }] : [];
    })
    .sort((one, other) => KINDS.indexOf(one.sign.kind) - KINDS.indexOf(other.sign.kind));
}

/** Returns further statements whose tests are about the drawn files or the code that these use. */
export function testedStatements(
  { statements, uses }: StaticData,
  files: readonly string[],
  shown: readonly ShownStatement[],
): TestedStatement[] {
  const known = new Set(shown.map(({ id }) => id));
  const subjects = new Set(files.flatMap((file) => uses[file] ?? []));
  return statements.flatMap(({ id, sentence, ownTests }) => {
    const own = known.has(id) ? undefined : ownTests.find(({ subject }) => subjects.has(subject));
    return own ? [{ id, sentence, test: own.test }] : [];
  });
}
