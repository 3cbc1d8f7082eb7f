import { expect, test } from 'vitest';
import type { RenderedView } from '../../src/app/first-view/render-first-view.tsx';
import { writeFirstPage } from './write-first-page.ts';

const PLAIN = `<!doctype html>
<html lang="en">
  <head>
    <title data-first>Grandstand</title>
    <meta name="description" data-first content="Live and on-demand games and events." />
    <link rel="preload" href="/config.json" as="fetch" crossorigin />
    <link rel="stylesheet" crossorigin href="/assets/site-1.css">
    <link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/index-5.js">
  </head>
  <body>
    <div id="root">
      <div class="start-mark"><svg></svg></div>
    </div>
    <script>start()</script>
    <noscript><div class="start-words"></div></noscript>
  </body>
</html>`;

const FILES = { styles: ['/assets/site-1.css', '/assets/events-2.css'], scripts: ['/assets/home-3.js'] };

function view(over: Partial<RenderedView> = {}): RenderedView {
  return {
    head: '<title>Home · Northfield</title><meta name="description" content="Games"/>',
    body: '<main><article style="--home:#123456">Otters at Falcons</article></main>',
    style: 'color-scheme:dark;--body-background:#0b1017',
    scheme: 'dark',
    data: { language: 'fr', timeZone: 'America/Chicago', name: '</script><script>alert(1)</script>' },
    ...over,
  } as unknown as RenderedView;
}

const written = (over: Partial<RenderedView> = {}) => writeFirstPage(PLAIN, view(over), FILES);

test('the rendered page has the title, the site and its data, and hides the site until its script has run', () => {
  const html = written();
  expect(html).toContain('<title>Home · Northfield</title>');
  expect(html).not.toContain('data-first ');
  expect(html).not.toContain('Grandstand');
  expect(html).toContain('<div id="root" hidden><main>');
  expect(html).toContain('<html lang="fr" data-rendered="" data-zone="America/Chicago" data-scheme="dark"');
});

test('the mark of an unrendered page stays at hand for devices that start as one', () => {
  expect(written()).toMatch(
    /<template id="start-mark">\s*<div class="start-mark"><svg><\/svg><\/div>\s*<\/template>/,
  );
});

test('a rendered page has no inline style, which the policy would block', () => {
  const html = written();
  expect(html).not.toMatch(/\sstyle="/);
  expect(html).toContain('<article data-style="--home:#123456">');
});

test('a rendered page loads its own files once each, and does not request the configuration', () => {
  const html = written();
  expect(html.match(/site-1\.css/g)).toHaveLength(1);
  expect(html).toContain('<link rel="stylesheet" crossorigin href="/assets/events-2.css">');
  expect(html).toContain('<link rel="modulepreload" crossorigin href="/assets/home-3.js">');
  expect(html).not.toContain('config.json');
});

test('code comes before all pictures but the largest', () => {
  const html = written({
    head: '<link rel="preload" as="image" href="/crest.webp" fetchPriority="high"/><link rel="preload" as="image" href="/poster.webp"/>',
    body: '<img src="/crest.webp" fetchPriority="high"/><img src="/poster.webp" alt=""/>',
  });
  expect(html).toContain('href="/crest.webp" fetchPriority="high"/>');
  expect(html).not.toContain('href="/poster.webp"');
  expect(html).toContain('<link rel="modulepreload" crossorigin href="/assets/index-5.js">');
  expect(html).toContain('<img src="/crest.webp" fetchPriority="high"/>');
  expect(html).toContain('<img fetchpriority="low" src="/poster.webp" alt=""/>');
});

test('no text of a response can end the element with the data, and the data is whole', () => {
  const html = written();
  expect(html).not.toContain('alert(1)</script>');
  const [, json = ''] = /<script type="application\/json" id="first-view">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json)).toEqual(view().data);
});

const RENDERED_HEAD = [
  '<title>Watch · Northfield</title>',
  '<meta name="description" content="Watch on Northfield"/>',
  '<link rel="canonical" href="https://northfield.example.com/watch/7"/>',
  '<link rel="manifest" href="/manifest.webmanifest"/>',
  '<meta property="og:site_name" content="Northfield&#x27;s"/>',
  '<meta property="og:title" content="Watch"/>',
  '<meta property="og:type" content="website"/>',
].join('');

const DESCRIBED = PLAIN.replace(
  /<title data-first>.*\n.*\n/,
  `<title data-first>Otters at Falcons · Watch · Northfield</title>
    <meta name="description" data-first content="Fri, Nov 27, 7:00 PM" />
    <link rel="canonical" data-first href="https://northfield.example.com/watch/7" />
    <meta property="og:site_name" data-first content="Northfield&#39;s" />
    <meta property="og:title" data-first content="Otters at Falcons" />
    <meta property="og:type" data-first content="video.other" />
    <meta name="twitter:title" data-first content="Otters at Falcons" />
`,
);

test.each([
  // React takes the title over, so that it is not for removal.
  ['title', /<title[^>]*>.*?<\/title>/g, '<title>Otters at Falcons · Watch · Northfield</title>'],
  [
    'description with the day of the game',
    /<meta name="description"[^>]*>/g,
    '<meta name="description" data-first content="Fri, Nov 27, 7:00 PM" />',
  ],
  [
    'canonical address',
    /<link rel="canonical"[^>]*>/g,
    '<link rel="canonical" href="https://northfield.example.com/watch/7"/>',
  ],
  [
    'site name',
    /<meta property="og:site_name"[^>]*>/g,
    '<meta property="og:site_name" content="Northfield&#x27;s"/>',
  ],
  [
    'name of the game',
    /<meta property="og:title"[^>]*>/g,
    '<meta property="og:title" data-first content="Otters at Falcons" />',
  ],
  [
    'kind of page',
    /<meta property="og:type"[^>]*>/g,
    '<meta property="og:type" data-first content="video.other" />',
  ],
  [
    'title for a preview',
    /<meta name="twitter:title"[^>]*>/g,
    '<meta name="twitter:title" data-first content="Otters at Falcons" />',
  ],
  ['manifest', /<link rel="manifest"[^>]*>/g, '<link rel="manifest" href="/manifest.webmanifest"/>'],
])('a rendered page about one game has one %s', (_, pattern, tag) => {
  const html = writeFirstPage(DESCRIBED, view({ head: RENDERED_HEAD }), FILES);
  expect(html.match(pattern)).toEqual([tag]);
});

test('a rendered page preloads the font of its words', () => {
  const html = writeFirstPage(PLAIN, view(), { ...FILES, fonts: ['/assets/figtree-4.woff2'] });
  expect(html).toContain(
    '<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/figtree-4.woff2">',
  );
});

test('a text with replacement patterns is written as it is', () => {
  expect(written({ body: "<p>$& $' $1</p>" })).toContain("<p>$& $' $1</p>");
});

test('a plain page of another shape is returned unchanged', () => {
  const other = '<html lang="en"><body></body></html>';
  expect(writeFirstPage(other, view(), FILES)).toBe(other);
});
