import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isObject, type Json } from '../model/json.ts';
import type { Model } from '../model/model.ts';
import type { Consumers } from './consumers.ts';
import { generatedImports, namesIn, type ScreenSource, screensIn, storiesIn } from './screens-in.ts';
import { reached, readSource, type SourceFile } from './source.ts';

const SCREENS = 'src/app/routes/screens.ts';
/** The module that contains the dynamic imports of some screens. */
const SCREEN_CODE = 'src/app/routes/screen-code.ts';
const START = 'src/app/main.tsx';
const TITLES = 'src/i18n/messages/site/en.json';
/**
 * A name that occurs in this share of the files, such as id, name or data, does not identify the readers of a
 * field.
 */
const MAX_SHARE_OF_FILES = 1 / 6;

/** Derives from the code which files, screens and stories use which operation and field. */
export function deriveConsumers(model: Model, root = '.'): Consumers {
  const source = readSource(root);
  const files = source.map(({ path }) => path);
  const byPath = new Map(source.map((file) => [file.path, file]));
  const indexOf = new Map(files.map((path, index) => [path, index]));
  const indexes = (paths: Iterable<string>) => [...paths].flatMap((path) => indexOf.get(path) ?? []);

  const imported = source
    .filter(({ text }) => text.includes('@generated/api/'))
    .map((file) => ({ path: file.path, names: generatedImports(file.text) }));
  const operations = Object.fromEntries(
    model.operations.map(({ id }) => {
      const callers = imported.filter(({ names }) => names.some((name) => isCallOf(id, name)));
      return [id, indexes(callers.map(({ path }) => path))];
    }),
  );
  // Code that the shell lazy-loads can appear on every screen too.
  const atStart = reached(byPath, START, ({ path, imports }) => (path === SCREENS ? [] : imports));
  const screens: Record<string, number[]> = { '*': indexes(atStart) };
  const found = readScreens(byPath);
  for (const { path, module } of found) {
    const own = reached(byPath, `${module}.tsx`, ({ imports }) => imports);
    screens[path] = indexes([...own].filter((one) => !atStart.has(one)));
  }
  const named = source.map(({ path, text }) => ({ path, names: namesIn(text) }));
  const readers = [...fieldNames(model.document)].map((field): [string, number[]] => [
    field,
    indexes(named.filter(({ names }) => names.has(field)).map(({ path }) => path)),
  ]);
  const identifying = readers.filter(
    ([, by]) => by.length > 0 && by.length < files.length * MAX_SHARE_OF_FILES,
  );
  return {
    files,
    operations,
    screens,
    titles: titlesOf(found, root),
    fields: Object.fromEntries(identifying),
    stories: readStories(model, root),
  };
}

/** Generated code exports several names per operation: getEvent, useGetEvent, getGetEventQueryKey. */
function isCallOf(id: string, name: string): boolean {
  if (name === id) return true;
  const pascal = id.charAt(0).toUpperCase() + id.slice(1);
  const parts = /^(?:use|get|prefetch|invalidate)(.*)$/.exec(name)?.[1] ?? '';
  return (
    parts.startsWith(pascal) &&
    /^(Infinite|Suspense|Query|Mutation|Options|Key|Url)*$/.test(parts.slice(pascal.length))
  );
}

function readScreens(files: Map<string, SourceFile>): ScreenSource[] {
  const [screens, code] = [files.get(SCREENS), files.get(SCREEN_CODE)];
  if (!screens || !code) throw new Error(`${SCREENS} or ${SCREEN_CODE} is missing`);
  return screensIn(screens, code);
}

function titlesOf(screens: ScreenSource[], root: string): Record<string, string> {
  const texts: unknown = JSON.parse(readFileSync(join(root, TITLES), 'utf8'));
  return Object.fromEntries(
    screens.map(({ path, title }) => [path, isObject(texts) ? String(texts[title]) : title]),
  );
}

function fieldNames(node: Json, names = new Set<string>()): Set<string> {
  if (Array.isArray(node)) for (const item of node) fieldNames(item, names);
  if (!isObject(node)) return names;
  if (isObject(node.properties)) for (const name of Object.keys(node.properties)) names.add(name);
  for (const [key, value] of Object.entries(node) as [string, Json][])
    if (key !== 'examples' && key !== 'example') fieldNames(value, names);
  return names;
}

/** Reads from the stories which responses they show: `sees(['getEvent 404'], …)`. */
function readStories(model: Model, root: string): Record<string, string[]> {
  const shown: Record<string, string[]> = {};
  for (const path of globSync('src/**/*.stories.tsx', { cwd: root }).sort()) {
    const { title, stories } = storiesIn(readFileSync(join(root, path), 'utf8'));
    for (const { name, texts } of stories)
      for (const text of texts) {
        const id = /^(\w+) \d{3}$/.exec(text)?.[1];
        if (!id || !model.byId.has(id)) continue;
        const label = name ? `${title ?? path} · ${name}` : (title ?? path);
        const list = shown[id] ?? [];
        shown[id] = list.includes(label) ? list : [...list, label];
      }
  }
  return shown;
}
