import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Json } from '../model/json.ts';
import { isObject } from '../model/json.ts';
import type { Model } from '../model/model.ts';
import type { Consumers } from './consumers.ts';
import { reached, readSource, type SourceFile } from './source.ts';

const SCREENS = 'src/app/routes/screens.ts';
/** Holds the imports of some of the screens. */
const SCREEN_CODE = 'src/app/routes/screen-code.ts';
const START = 'src/app/main.tsx';

/** Reads in the code which files, screens and stories use which operation, and which files read which field. */
export function deriveConsumers(model: Model): Consumers {
  const source = readSource();
  const files = source.map(({ path }) => path);
  const byPath = new Map(source.map((file) => [file.path, file]));
  const indexes = (paths: Iterable<string>) =>
    [...paths].map((path) => files.indexOf(path)).filter((index) => index !== -1);

  const operations = Object.fromEntries(
    model.operations.map(({ id }) => [id, indexes(source.filter(calls(id)).map(({ path }) => path))]),
  );
  // What the shell itself loads later is on every screen as well.
  const atStart = reached(byPath, START, ({ path, imports }) => (path === SCREENS ? [] : imports));
  const screens: Record<string, number[]> = { '*': indexes(atStart) };
  for (const [path, file] of screenFiles(byPath)) {
    const own = [...reached(byPath, file, ({ imports }) => imports)].filter((one) => !atStart.has(one));
    screens[path] = indexes(own);
  }
  const readers = [...fieldNames(model.document)].map((name): [string, number[]] => {
    const reads = new RegExp(`(\\.|\\b)${name.replace(/[^\w]/g, '\\$&')}\\b`);
    return [name, indexes(source.filter(({ text }) => reads.test(text)).map(({ path }) => path))];
  });
  // A name that half of the code has (id, name, data) tells nothing.
  const telling = readers.filter(([, found]) => found.length > 0 && found.length < files.length / 6);
  return { files, operations, screens, fields: Object.fromEntries(telling), stories: readStories(model) };
}

/** A generated call is imported by name: useGetEvent, getGetEventQueryKey, getEvent. */
function calls(id: string): (file: SourceFile) => boolean {
  const pascal = id.charAt(0).toUpperCase() + id.slice(1);
  const names = `(?:${id}|use${pascal}(?:Infinite|Suspense)?|get${pascal}(?:Infinite)?Query(?:Key|Options)|get${pascal}(?:Mutation)?(?:Options|Key|Url)|prefetch${pascal}\\w*|invalidate${pascal})`;
  const pattern = new RegExp(`import[^;]*\\b${names}\\b[^;]*from '@generated/api/`);
  return ({ text }) => pattern.test(text);
}

/** Each screen's address with the file that it loads. */
function screenFiles(files: Map<string, SourceFile>): [string, string][] {
  const text = screensWithCode(files);
  const shared = new Map(
    [...text.matchAll(/const (\w+) = lazyView\(\(\) => import\('([^']+)'\)/g)].map(
      ([, name = '', to = '']) => [name, to],
    ),
  );
  const pairs: [string, string][] = [];
  let parent = '';
  for (const line of text.matchAll(/^( *)(?:\{ )?path: '([^']*)'|import\('([^']+)'\)|load: (\w+) \}/gm)) {
    const [, indent, path, loaded, name] = line;
    if (path !== undefined) {
      const inside = (indent?.length ?? 0) > 4;
      if (!inside) parent = path;
      pairs.push([inside ? `${parent}/${path}`.replace(/\/$/, '') : path, '']);
    }
    const last = pairs.at(-1);
    const to = loaded ?? (name ? shared.get(name) : undefined);
    if (last && to && last[1] === '') last[1] = `${join(dirname(SCREENS), to)}.tsx`;
  }
  // A screen's load may stand on the line of its path.
  return pairs.map(([path, file]) => [path, file || ownLine(text, path, shared)]);
}

function screensWithCode(files: Map<string, SourceFile>): string {
  const code = new Map(
    [...(files.get(SCREEN_CODE)?.text ?? '').matchAll(/const (\w+) = \(\) => import\('([^']+)'\)/g)].map(
      ([, name = '', to = '']) => [name, to],
    ),
  );
  return (files.get(SCREENS)?.text ?? '').replace(
    /\bcode\.(\w+)/g,
    (_, name) => `() => import('${code.get(name) ?? name}')`,
  );
}

function ownLine(text: string, path: string, shared: Map<string, string>): string {
  const line = text.split('\n').find((one) => one.includes(`path: '${path}'`)) ?? '';
  const to = /import\('([^']+)'\)/.exec(line)?.[1] ?? shared.get(/load: (\w+)/.exec(line)?.[1] ?? '') ?? '';
  return `${join(dirname(SCREENS), to)}.tsx`;
}

function fieldNames(node: Json, names = new Set<string>()): Set<string> {
  if (Array.isArray(node)) for (const item of node) fieldNames(item, names);
  if (!isObject(node)) return names;
  if (isObject(node.properties)) for (const name of Object.keys(node.properties)) names.add(name);
  for (const [key, value] of Object.entries(node) as [string, Json][])
    if (key !== 'examples' && key !== 'example') fieldNames(value, names);
  return names;
}

/** Stories say which answers they show: `sees(['getEvent 404'], …)`. */
function readStories(model: Model): Record<string, string[]> {
  const shown: Record<string, string[]> = {};
  for (const path of globSync('src/**/*.stories.tsx').sort()) {
    const text = readFileSync(path, 'utf8');
    const title = /title: '([^']+)'/.exec(text)?.[1] ?? path;
    let story = '';
    for (const [, name, id, status] of text.matchAll(/export const (\w+)|'(\w+) (\d{3})'/g)) {
      if (name) story = ` · ${name}`;
      if (!id || !status || !model.byId.has(id)) continue;
      const label = `${title}${story}`;
      const list = shown[id] ?? [];
      shown[id] = list.includes(label) ? list : [...list, label];
    }
  }
  return shown;
}
