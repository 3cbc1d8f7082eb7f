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

/** What a page has of the signs that tests name. */
export interface PageSigns {
  messages: ReadonlySet<string>;
  operations: ReadonlySet<string>;
  screen: Screen | undefined;
}

const KINDS: readonly Sign['kind'][] = ['screen', 'message', 'operation'];

function has({ kind, name }: Sign, { messages, operations, screen }: PageSigns): boolean {
  if (kind === 'message') return messages.has(name);
  return kind === 'operation' ? operations.has(name) : screen?.path === name;
}

/** The statements of which the page has what a test of them names. */
export function shownStatements({ statements }: StaticData, page: PageSigns): ShownStatement[] {
  return statements
    .flatMap(({ id, sentence, deviation, signs }) => {
      const found = signs.find(({ sign }) => has(sign, page));
      return found ? [{ id, sentence, ...(deviation && { deviation }), ...found }] : [];
    })
    .sort((one, other) => KINDS.indexOf(one.sign.kind) - KINDS.indexOf(other.sign.kind));
}

/** Further statements that tests of the drawn files are about; the page may not show each of them. */
export function testedStatements(
  { statements }: StaticData,
  files: ReadonlySet<string>,
  shown: readonly ShownStatement[],
): TestedStatement[] {
  const known = new Set(shown.map(({ id }) => id));
  return statements.flatMap(({ id, sentence, ownTests }) => {
    const own = known.has(id) ? undefined : ownTests.find(({ subject }) => files.has(subject));
    return own ? [{ id, sentence, test: own.test }] : [];
  });
}
