import { expect, test } from 'vitest';
import { thumbnail } from './thumbnail';

const FILE = 'https://media.test/4021/thumbs.vtt';

test.each([
  ['a.jpg', 'https://media.test/4021/a.jpg', null],
  ['a.jpg#xywh=160,90,160,90', 'https://media.test/4021/a.jpg', { x: 160, y: 90, width: 160, height: 90 }],
  ['/s.jpg#xywh=pixel:0,0,8,4', 'https://media.test/s.jpg', { x: 0, y: 0, width: 8, height: 4 }],
  ['https://cdn.test/b.jpg#xywh=0,0,0,0', 'https://cdn.test/b.jpg', null],
  ['javascript:alert(1)', null, null],
  ['', null, null],
])('parses the thumbnail cue %j', (text, url, part) => {
  expect(thumbnail(text, FILE)).toEqual(url === null ? null : { url, part });
});
