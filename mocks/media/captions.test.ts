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

test.each(LANGUAGES)('captions embedded in the rink’s stream are the same as in its captions file (%s)', (language) => {
  const file = readFileSync(join(MEDIA_FOLDER, `captions-${language}.vtt`), 'utf8');
  expect(captionFile(language, LOOP_SECONDS)).toBe(file);
});

describe.each(SCENE_NAMES)('the captions of the scene %s', (scene) => {
  test('a scene has captions at the same times in both languages', () => {
    for (const language of LANGUAGES) {
      const file = captionFile(language, LOOP_SECONDS, scene);
      expect(timesIn(file)).toEqual(timesIn(captionFile('en', LOOP_SECONDS, 'rink')));
      expect(wordsIn(file)).toHaveLength(timesIn(file).length);
    }
    expect(wordsIn(captionFile('fr', LOOP_SECONDS, scene))).not.toEqual(
      wordsIn(captionFile('en', LOOP_SECONDS, scene)),
    );
  });

  test('only the captions of the rink use hockey terms', () => {
    const hockey = /blue line|stick check|slot|ligne bleue|mise en échec|enclave/;
    for (const language of LANGUAGES)
      expect(hockey.test(captionFile(language, LOOP_SECONDS, scene))).toBe(scene === 'rink');
  });

  test('captions name no team and use no gendered word, because all games share them', () => {
    const fitsFew = /\b(he|she|his|hers?|him|m[ae]n|wom[ae]n|ils?|elles?|lui|hommes?|femmes?)\b|Lakeside/i;
    for (const language of LANGUAGES)
      expect(wordsIn(captionFile(language, LOOP_SECONDS, scene)).filter((words) => fitsFew.test(words))).toEqual([]);
  });

  test('captions repeat with the video’s loop and stop at the end of the recording', () => {
    const [first] = wordsIn(captionFile('en', LOOP_SECONDS, scene));
    expect(wordsIn(captionFile('en', LOOP_SECONDS + 2, scene)).at(-1)).toBe(first);
    expect(captionFile('en', LOOP_SECONDS + 2, scene)).toContain('00:00:24.500 --> 00:00:26.000');
  });
});
