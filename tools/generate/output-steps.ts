/** Changes of a generated file, in order. */
type OutputStep = (source: string) => string;

/** Node runs the mock server, and does not resolve imports of folders. */
export const withFileImports: OutputStep = (source) =>
  source.replaceAll("'../../model'", "'../../model/index.ts'");

/** Takes the query key off each hook's result: nothing reads it there, and it would copy the result at every render. */
export const withPlainResults: OutputStep = (source) =>
  source
    .replace(/const withQueryKey = [\s\S]*?\n};\n/, '')
    .replace(/return withQueryKey\((\w+), \w+\.queryKey\);/g, 'return $1;')
    .replace(/(Query(?:Result)<TData, TError>) & \{ queryKey: DataTag<QueryKey, TData, TError> \}/g, '$1');

/** One function writes the query of each address, instead of one for each call. */
export const withSharedAddresses: OutputStep = (source) => {
  const shared = source.replace(
    /( *)const normalizedParams = new URLSearchParams\(\);[\s\S]*?return stringifiedParams\.length > 0 \? .*? : (`[^`]*`)/g,
    '$1return withQuery($2, params)',
  );
  return shared === source
    ? source
    : shared.replace(/\nimport \{ http \} from/, "\nimport { withQuery } from '../../with-query.ts';$&");
};

export const OUTPUT_STEPS: readonly OutputStep[] = [withFileImports, withPlainResults, withSharedAddresses];

const IMPORT = /import (type )?\{([^}]*)\} from '([^']*)';\n/g;
const LAST_IMPORT = "from '../../../src/api/http.ts';\n";
/** An export with the comment above it. */
const EXPORT = /(?<!\*\/\s*)\n(?=[ \t]*(?:\/\*\*(?:(?!\*\/)[\s\S])*\*\/\s*)?export )/;

/** What has a module of its own, so that a screen that does without it needs no code for it. */
const APART = {
  /** Reads a list page by page. */
  pages: (part: string) => /export \w+ \w*Infinite/.test(part),
  mutations: (part: string) => part.includes('Mutation'),
};

/** Keeps only the names of each import that the code uses. */
function withUsedImports(imports: string, code: string): string {
  const used = imports.replace(IMPORT, (_, type: string | undefined, names: string, file: string) => {
    const kept = names
      .split(/[\s,]+/)
      .filter((name) => name !== '' && new RegExp(`\\b${name}\\b`).test(code));
    return kept.length === 0 ? '' : `import ${type ?? ''}{\n  ${kept.join(',\n  ')}\n} from '${file}';\n`;
  });
  return used + code;
}

/** Divides a module of calls into the calls with their queries, its mutations, and its lists by pages. */
export function divided(source: string, name: string): Map<string, string> {
  if (!source.includes(LAST_IMPORT)) return new Map([[name, source]]);
  const end = source.lastIndexOf(LAST_IMPORT) + LAST_IMPORT.length;
  const imports = source.slice(0, end);
  const parts = source.slice(end).split(EXPORT);
  const kindOf = (part: string) => Object.entries(APART).find(([, is]) => is(part))?.[0];
  const codeOf = (kind: string | undefined) => parts.filter((part) => kindOf(part) === kind).join('\n');
  const calls = codeOf(undefined);
  const names = [...calls.matchAll(/export const (\w+)/g)].map(([, call = '']) => call);
  const called = `import { ${names.join(', ')} } from './${name}.ts';\n`;
  const helper = /\ntype SecondParameter.*\n/.exec(calls)?.[0] ?? '';
  const hasQueries = calls.replace(helper, '').includes('SecondParameter');
  return new Map([
    [name, withUsedImports(imports, hasQueries ? calls : calls.replace(helper, ''))],
    ...Object.keys(APART)
      .map((kind): [string, string] => [kind, codeOf(kind)])
      .filter(([, code]) => code !== '')
      .map(([kind, code]): [string, string] => [
        `${name}-${kind}`,
        withUsedImports(imports + called, `${helper}\n${code}`),
      ]),
  ]);
}
