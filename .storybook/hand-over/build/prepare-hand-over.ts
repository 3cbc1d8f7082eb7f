import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { ModuleGraph } from '../../../tools/test-runner/stories/module-graph.ts';
import { parseScreens } from '../../../tools/test-runner/stories/screen-code.ts';
import { readMessages } from '../../texts/message-folder.ts';
import { FILE, type Message, type Screen, type StaticData } from '../static-data.ts';
import { contractOperations } from './contract-operations.ts';
import { styleKey } from './mark-drawn-files.ts';
import { readStatements } from './statements.ts';
import { testedUses } from './tested-uses.ts';

const ROOT = join(import.meta.dirname, '../../..');
const ROUTES = 'src/app/routes';
const TESTS = '{src,mocks,edge,packages,tools,tests,e2e}/**/*.{test,spec}.{ts,tsx}';

/** The folder that Storybook serves as `hand-over/`. */
export const PREPARED = join(ROOT, '.cache/hand-over-for-storybook');

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const find = (pattern: string) =>
  globSync(pattern, { cwd: ROOT, exclude: ['**/node_modules'] })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();

function readScreens(): Screen[] {
  return parseScreens(read(`${ROUTES}/screens.ts`), read(`${ROUTES}/screen-code.ts`)).map(
    ({ path, specifier }) => ({ path, file: `${join(ROUTES, specifier)}.tsx` }),
  );
}

const messagesById = (): Record<string, Message> =>
  Object.fromEntries(readMessages().map(({ id, ...message }) => [id, message]));

const withSource = (file: string) => ({ file, source: read(file) });

export async function readStaticData(): Promise<StaticData> {
  const screens = readScreens();
  const messages = messagesById();
  const operations = await contractOperations();
  const files = new Set(find('src/**/*.{ts,tsx}'));
  const sources = {
    statements: find('tests/statements/[0-9]-*.ts').map(withSource),
    deviations: read('tests/statements/deviations.ts'),
    tests: find(TESTS)
      .map(withSource)
      .filter(({ source }) => source.includes('shows(')),
    files,
  };
  const statements = readStatements(sources, {
    messages: new Map(Object.entries(messages).map(([id, { en }]) => [id, en])),
    operations: new Map(
      Object.entries(operations).map(([id, { method, path }]) => [id, `${method} ${path}`]),
    ),
    screens,
  });
  const graph = new ModuleGraph(
    (file) => (files.has(file) ? read(file) : undefined),
    { '@/': 'src/' },
    () => false,
  );
  const subjects = statements.flatMap(({ ownTests }) => ownTests.map(({ subject }) => subject));
  return {
    screens,
    styles: Object.fromEntries(find('src/**/*.module.css').map((file) => [styleKey(file), file])),
    messages,
    operations,
    statements,
    uses: testedUses([...files], new Set(subjects), (file) => graph.importedBy(file)),
  };
}

/** Prepares the data that the panel “Hand-over” needs in addition to a story's page. */
export async function prepareHandOver(): Promise<void> {
  const data = await readStaticData();
  mkdirSync(PREPARED, { recursive: true });
  writeFileSync(join(PREPARED, FILE), JSON.stringify(data));
}
