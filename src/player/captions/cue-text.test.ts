import { expect, test } from 'vitest';
import { cueText } from './cue-text';

test.each([
  ['Two\nlines', ['Two', 'lines']],
  ['<v Anna>Hello <i>there</i></v>', ['Hello there']],
  ['<00:00:01.000>Karaoke<00:00:02.000> words', ['Karaoke words']],
  ['Tom &amp; Jerry &lt;3&gt;', ['Tom & Jerry <3>']],
  ['&lt;script&gt;', ['<script>']],
  ['  \n ', []],
])('parses the caption cue %j to plain lines of text', (text, lines) => {
  expect(cueText(text).lines).toEqual(lines);
});

test.each([
  ['auto', true, false],
  [0, true, true],
  [-1, true, false],
  [10, true, false],
  [10, false, true],
  [88, false, false],
] as const)(
  'a caption cue with line %s (snapToLines %s) is at the top of the video: %s',
  (line, snap, top) => {
    expect(cueText('x', line, snap).top).toBe(top);
  },
);
