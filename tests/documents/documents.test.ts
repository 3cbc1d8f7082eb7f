import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse as parseCss } from 'postcss';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { demoHandlers } from '../../mocks/behaviour/demo.ts';
import { ACCOUNTS, COUPONS, DEVICE_CODE } from '../../mocks/data/accounts.ts';
import { World } from '../../mocks/store/world.ts';
import { TEST_NUMBERS } from '../../mocks/stripe/outcomes.ts';
import { readConfig } from '../../src/app/start-up/site-config';
import { readDeployment } from '../../tools/build/deployment.ts';
import { nameOf, nodesIn, parseSource } from '../../tools/test-runner/stories/syntax.ts';
import { blocksOf, DOCUMENTS, sectionOf, spansOf } from './read.ts';

const MAX_PICTURE_BYTES = 150_000;
const LONG_SENTENCE = 50;
const DECISIONS = 'docs/decisions';
const isDecision = (file: string) => /^docs\/decisions\/\d/.test(file);

const textOf = (file: string) => DOCUMENTS.find((document) => document.file === file)?.text ?? '';
const readme = textOf('README.md');
const ignored = readFileSync('.gitignore', 'utf8').split('\n');
const folders = readdirSync('.', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== '.git' && !ignored.includes(`${entry.name}/`))
  .map(({ name }) => name);

const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const anchorsOf = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

describe.each(DOCUMENTS)('the document $file', ({ file, text }) => {
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);

  test.each(links)('a document links to %s, which exists', (target) => {
    const [path = '', anchor] = target.split('#');
    const led = path ? join(dirname(file), path) : file;
    expect(existsSync(led)).toBe(true);
    if (anchor) expect(anchorsOf(readFileSync(led, 'utf8'))).toContain(anchor);
  });

  if (isDecision(file))
    test('a decision record has a context, a decision and a consequence', () => {
      const parts = [...text.matchAll(/^\*\*(\w+)\.\*\*/gm)].map(([, part]) => part);
      expect(parts).toEqual(['Context', 'Decision', 'Consequence']);
    });

  const named = spansOf(text).filter((span) => folders.some((folder) => span.startsWith(`${folder}/`)));

  if (named.length > 0)
    test('a document names only files and folders that exist', () => {
      const gone = named.filter((path) => globSync(path.replace(/<\w+>/g, '*')).length === 0);
      expect(gone).toEqual([]);
    });

  const blocks = blocksOf(text);

  if (blocks.length > 0)
    test('every example in a document can be parsed', () => {
      for (const { language, text: inside } of blocks) {
        expect(['sh', 'json', 'yaml', 'css', 'text', 'php']).toContain(language);
        if (language === 'json') expect(() => JSON.parse(inside)).not.toThrow();
        if (language === 'yaml') expect(() => parse(inside)).not.toThrow();
        if (language === 'css') expect(() => parseCss(inside)).not.toThrow();
      }
    });
});

test('the index of decisions lists each decision record in order', () => {
  const links = [...textOf(`${DECISIONS}/README.md`).matchAll(/\]\((\d+-[\w-]+\.md)\)/g)];
  expect(links.map(([, name]) => `${DECISIONS}/${name}`)).toEqual(
    DOCUMENTS.map(({ file }) => file).filter(isDecision),
  );
});

test('no long sentence occurs twice in the documents', () => {
  const sentences = DOCUMENTS.flatMap(({ text }) =>
    text.split(/\n|(?<=[.!?;:]) /).map((sentence) => sentence.replace(/[*`|-]/g, '').trim()),
  ).filter((sentence) => sentence.length > LONG_SENTENCE);
  expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
});

describe('examples in the documents', () => {
  const firstJson = (heading: string): unknown => {
    const [block] = blocksOf(sectionOf(textOf('docs/channel-owner.md'), heading)).filter(
      ({ language }) => language === 'json',
    );
    return JSON.parse(block?.text ?? '');
  };

  test('the site accepts the documented config.json', () => {
    expect(readConfig(firstJson('## config.json')).hosts.apiHost).toBe('https://api.example.com');
  });

  test('the build accepts the documented deployment', () => {
    expect(readDeployment(firstJson('## Serving it')).allow.media).toEqual(['https://video.example.com']);
  });
});

describe('the README', () => {
  test('the README’s image is small enough to load fast', () => {
    const [, picture = ''] = /!\[[^\]]+\]\(([^)]+)\)/.exec(readme) ?? [];
    expect(statSync(picture).size).toBeLessThan(MAX_PICTURE_BYTES);
  });

  test('the README describes the product in three sentences', () => {
    const [, first = ''] = readme.split('\n\n');
    expect(first.match(/[.!?](?= |$)/g)).toHaveLength(3);
  });

  test('the README links to each document', () => {
    const pages = DOCUMENTS.slice(1).filter(({ file }) => !file.startsWith(`${DECISIONS}/`));
    const missing = pages.map(({ file }) => file).filter((file) => !readme.includes(`](${file})`));
    expect(missing, 'add these to “Who reads what” in README.md').toEqual([]);
    expect(readme).toContain(`](${DECISIONS}/README.md)`);
  });

  test('the README has at most 150 lines', () => {
    expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(150);
  });

  test('the README’s map lists every folder', () => {
    const map = sectionOf(readme, '## The map');
    const [block] = blocksOf(map);
    const lines = [...(block?.text ?? '').matchAll(/^( *)([\w.-]+)\/(?= |$)/gm)];
    const mapped = lines.map(([, indent, name = '']) => (indent ? `src/${name}` : name));
    const parts = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(mapped.toSorted()).toEqual([...folders, ...parts.map(({ name }) => `src/${name}`)].sort());
  });

  test('the README lists the demo’s accounts, cards and codes', () => {
    const demo = sectionOf(readme, '## The demo channel');
    const rows = [...demo.matchAll(/^\| `(\S+@\S+)` +\| `(\S+)`/gm)].map(([, email, password]) => [
      email,
      password,
    ]);
    expect(rows).toEqual(ACCOUNTS.map(({ email, password }) => [email, password]));
    for (const code of [...COUPONS.map((coupon) => coupon.code), DEVICE_CODE])
      expect(demo).toContain(`\`${code}\``);
    const cards = [...demo.matchAll(/^\| ((?:\d{4} ){3}\d{4})/gm)].map(([, card = '']) =>
      card.replaceAll(' ', ''),
    );
    expect(cards.filter((card) => !(card in TEST_NUMBERS))).toEqual([]);
    const outcomes = new Set(cards.map((card) => TEST_NUMBERS[card]));
    expect([...outcomes].sort()).toEqual([...new Set(Object.values(TEST_NUMBERS))].sort());
  });
});

test('the demo calls that the documents mention exist', () => {
  const there = demoHandlers(new World()).map(
    ({ info }) => `${info.method} ${String(info.path).replace('*', '')}`,
  );
  const documentedCalls = spansOf(textOf('docs/contributor.md')).filter((span) => /^(GET|POST) /.test(span));
  expect(documentedCalls).not.toEqual([]);
  for (const call of documentedCalls) expect(there).toContain(call.replace(/\?.*| \{.*/, ''));
});

test('every documented option belongs to a command', () => {
  const sources = [
    'packages/contract-check/cli/arguments.ts',
    'packages/contract-check/diff/run.ts',
    'packages/contract-check/diff/changelog.ts',
    'mocks/serve.ts',
    'edge/serve.ts',
    'tools/build/channel-manifest.ts',
    '.storybook/pictures/pictures.ts',
    'tools/tokens/tokens.ts',
  ].map((file) => parseSource(file, readFileSync(file, 'utf8')));
  const declared = new Set(
    sources.flatMap((source) => nodesIn(source, ts.isPropertyAssignment)).map(({ name }) => nameOf(name)),
  );
  const options = DOCUMENTS.flatMap(({ text }) => spansOf(text)).flatMap((span) =>
    span.startsWith('--') ? [...span.matchAll(/--([a-z-]+)/g)].map(([, name = '']) => name) : [],
  );
  expect(options.length).toBeGreaterThan(10);
  expect(options.filter((name) => !declared.has(name))).toEqual([]);
});
