import { globSync, readFileSync } from 'node:fs';

export interface Document {
  file: string;
  text: string;
}

export interface Block {
  language: string;
  text: string;
}

const FENCED = /^```(\w*)\n([\s\S]*?)^```$/gm;

export const DOCUMENTS: readonly Document[] = ['README.md', ...globSync('docs/**/*.md').sort()].map(
  (file) => ({
    file,
    text: readFileSync(file, 'utf8'),
  }),
);

export const blocksOf = (text: string): Block[] =>
  [...text.matchAll(FENCED)].map(([, language = '', inside = '']) => ({ language, text: inside }));

/** Returns the texts between single backticks, outside of code blocks. */
export const spansOf = (text: string): string[] =>
  [...text.replace(FENCED, '').matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);

/** Returns the text below a heading, up to the next heading of the same or a higher level. */
export function sectionOf(text: string, heading: string): string {
  const [, after] = text.replace(/\r/g, '').split(`\n${heading}\n`);
  if (after === undefined) throw new Error(`there is no section "${heading}"`);
  const rank = heading.indexOf(' ');
  return after.split(new RegExp(`\\n#{1,${rank}} `))[0] ?? '';
}

const IS_COMMAND = /^([A-Z_]+=\S+ )*(npm|node|docker) \S/;

/** Returns every command in a text: lines of shell blocks, and spans in backticks. */
function commandsOf(text: string): string[] {
  const lines = blocksOf(text)
    .filter(({ language }) => language === 'sh')
    .flatMap((block) => block.text.split('\n').map((line) => line.replace(/\s+#.*$/, '').trim()));
  return [...lines.filter(Boolean), ...spansOf(text).filter((span) => IS_COMMAND.test(span))];
}

export const COMMANDS: readonly string[] = [
  ...new Set(DOCUMENTS.flatMap(({ text }) => commandsOf(text))),
].sort();
