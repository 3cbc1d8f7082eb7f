import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { captionFile } from './captions.ts';
import { MEDIA_FOLDER } from './read-file-node.ts';
import { SCENE_NAMES } from './scenes.ts';

const LANGUAGES = ['en', 'fr'] as const;
const LOOP_SECONDS = 24;

const timesIn = (file: string) => file.match(/^.* --> .*$/gm) ?? [];
const wordsIn = (file: string) =>
  file
    .split('\n')
    .slice(2)
    .filter((line) => line && !line.includes(' --> '));

test.each(LANGUAGES)('the captions inside the stream of the rink are those of its recording (%s)', (language) => {
  const file = readFileSync(join(MEDIA_FOLDER, `captions-${language}.vtt`), 'utf8');
  expect(captionFile(language, LOOP_SECONDS)).toBe(file);
});

describe.each(SCENE_NAMES)('the captions of the scene %s', (scene) => {
  test('a scene has words in both languages at each of the same times', () => {
    for (const language of LANGUAGES) {
      const file = captionFile(language, LOOP_SECONDS, scene);
      expect(timesIn(file)).toEqual(timesIn(captionFile('en', LOOP_SECONDS, 'rink')));
      expect(wordsIn(file)).toHaveLength(timesIn(file).length);
    }
    expect(wordsIn(captionFile('fr', LOOP_SECONDS, scene))).not.toEqual(
      wordsIn(captionFile('en', LOOP_SECONDS, scene)),
    );
  });

  test('only the rink has the words of hockey', () => {
    const hockey = /blue line|stick check|slot|ligne bleue|mise en échec|enclave/;
    for (const language of LANGUAGES)
      expect(hockey.test(captionFile(language, LOOP_SECONDS, scene))).toBe(scene === 'rink');
  });

  test('the words fit games of any teams, of women and of men', () => {
    const fitsFew = /\b(he|she|his|hers?|him|m[ae]n|wom[ae]n|ils?|elles?|lui|hommes?|femmes?)\b|Lakeside/i;
    for (const language of LANGUAGES)
      expect(wordsIn(captionFile(language, LOOP_SECONDS, scene)).filter((words) => fitsFew.test(words))).toEqual([]);
  });

  test('the first words come again after a loop, and none after the end of the recording', () => {
    const [first] = wordsIn(captionFile('en', LOOP_SECONDS, scene));
    expect(wordsIn(captionFile('en', LOOP_SECONDS + 2, scene)).at(-1)).toBe(first);
    expect(captionFile('en', LOOP_SECONDS + 2, scene)).toContain('00:00:24.500 --> 00:00:26.000');
  });
});
