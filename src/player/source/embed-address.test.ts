import { expect, test } from 'vitest';
import { embedAddress } from './embed-address';

const SITE = 'http://channel.test';

test.each([
  ['https://www.youtube.com/embed/abc?rel=0', 'https://www.youtube.com/embed/abc?rel=0'],
  ['//player.vimeo.com/video/1', null],
  ['http://player.test/1', null],
  ['javascript:alert(1)', null],
  ['data:text/html,<script>1</script>', null],
  ['blob:https://x.test/1', null],
  ['https://user:pass@player.test/', null],
  ['/media/embed.html', 'http://channel.test/media/embed.html'],
  ['https://', null],
  ['', 'http://channel.test/'],
])('decides whether %j may be embedded', (address, url) => {
  expect(embedAddress(address, SITE)?.url ?? null).toBe(url);
});

test('only an embedded page of another origin keeps its own origin in the sandbox', () => {
  expect(embedAddress('https://player.test/1', SITE)?.sandbox).toContain('allow-same-origin');
  expect(embedAddress('/own.html', SITE)?.sandbox).not.toContain('allow-same-origin');
});
