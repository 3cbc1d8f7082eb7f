/**
 * Prints a random sample of comments and test titles for a person to judge: `node tools/words/sample.ts
 * --seed 1 --count 100 tools tests`.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { listSourceFiles, readSourceTexts, type WordKind } from './source-words.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', default: '1' }, count: { type: 'string', default: '100' } },
});

/**
 * Creates a random generator (Mulberry32). The same seed gives the same sample as long as the sources are the
 * same.
 */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const all = listSourceFiles(positionals).flatMap((path) =>
  readSourceTexts(path, readFileSync(path, 'utf8')).map((text) => ({ ...text, path })),
);
const random = createRandom(Number(values.seed));

const KINDS: readonly WordKind[] = ['comment', 'title'];
for (const wanted of KINDS) {
  const candidates = all.filter(({ kind }) => kind === wanted);
  console.log(`\n${candidates.length} ${wanted}s, a sample of ${values.count}`);
  for (let left = Math.min(Number(values.count), candidates.length); left > 0; left -= 1) {
    const [chosen] = candidates.splice(Math.floor(random() * candidates.length), 1);
    if (chosen) console.log(`${chosen.path}:${chosen.line}  ${chosen.text}`);
  }
}
