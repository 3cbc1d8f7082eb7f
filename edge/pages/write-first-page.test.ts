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

const FILES = {
  styles: ['/assets/site-1.css', '/assets/events-2.css'],
  css: 'a{b:c}$&',
  scripts: ['/assets/home-3.js'],
  notice: '/assets/notice-8.js',
  soon: ['/assets/player-10.js'],
  texts: {
    ...{ 'site/fr': '/assets/fr-first-5.js', 'home/fr': '/assets/fr-first-5.js' },
    ...{ 'browse/fr': '/assets/fr-browse-6.js', 'browse/en': '/assets/en-browse-7.js' },
    ...{ 'consent/fr': '/assets/fr-consent-9.js', 'consent/en': '/assets/en-consent-9.js' },
  },
};

function view(over: Partial<RenderedView> = {}): RenderedView {
  return {
    head: '<title>Home · Northfield</title><meta name="description" content="Games"/>',
    body: '<main><article style="--home:#123456">Otters at Falcons</article></main>',
    style: 'color-scheme:dark;--body-background:#0b1017',
    scheme: 'dark',
    texts: ['site', 'home', 'browse'],
    data: {
      language: 'fr',
      timeZone: 'UTC',
      now: 0,
      entries: [],
      name: '</script><script>alert(1)</script>',
    },
    ...over,
  } as unknown as RenderedView;
}

const written = (over: Partial<RenderedView> = {}) => writeFirstPage(PLAIN, view(over), FILES);

test('a rendered page has the title, the site and its data, and is hidden until its script has run', () => {
  const html = written();
  expect(html).toContain('<title data-view>Home · Northfield</title><meta data-view name="description"');
  expect(html).not.toContain('data-first ');
  expect(html).not.toContain('Grandstand');
  expect(html).toContain('<div id="root" hidden><main>');
  expect(html).toContain(
    '<html lang="fr" data-rendered="" data-time-zone="UTC" data-zone="-1.0.1:0" data-scheme="dark"',
  );
});

test('each file of the page’s texts is preloaded once, in the language of the page', () => {
  const preloads = written().match(/<link rel="modulepreload"[^>]*-(first|browse)-[^>]*>/g);
  expect(preloads).toEqual([
    expect.stringContaining('href="/assets/fr-first-5.js"'),
    expect.stringContaining('href="/assets/fr-browse-6.js"'),
  ]);
});

test('code that is needed soon after the hydration is preloaded after the texts', () => {
  const preloads = [...written().matchAll(/<link rel="modulepreload"[^>]*href="([^"]*)"/g)].map(
    ([, file]) => file,
  );
  expect(preloads.slice(-2)).toEqual(['/assets/fr-browse-6.js', '/assets/player-10.js']);
});

test('the files of the cookie notice are listed, but left for the page’s own script to preload', () => {
  expect(written()).not.toContain('rel="notice"');
  const body = '<section data-notice="true">Cookies</section>';
  expect(written({ body }).match(/<link rel="notice"[^>]*>/g)).toEqual([
    '<link rel="notice" fetchpriority="low" crossorigin href="/assets/notice-8.js">',
    '<link rel="notice" fetchpriority="low" crossorigin href="/assets/fr-consent-9.js">',
  ]);
});

test('fonts of the inlined styles are preloaded, because font requests made by styles would reveal the page’s URL', () => {
  const css = '@font-face{src:local(Arial)}@font-face{src:url(/assets/figtree-4.woff2)format("woff2")}';
  expect(writeFirstPage(PLAIN, view(), { ...FILES, css })).toContain(
    `<link rel="preload" as="font" fetchpriority="low" crossorigin href="/assets/figtree-4.woff2"><style>${css}`,
  );
});

test('a page that needs the viewer’s own time zone is marked, so that devices in other zones start without rendering', () => {
  expect(written()).not.toContain('data-needs-own-zone');
  expect(written({ needsOwnZone: true })).toContain('data-zone="-1.0.1:0" data-needs-own-zone=""');
});

test('a rendered page contains the start mark of a plain page, for devices that start without rendering', () => {
  expect(written()).toMatch(
    /<template id="start-mark">\s*<div class="start-mark"><svg><\/svg><\/div>\s*<\/template>/,
  );
});

test('a rendered page has no style attributes, which the content security policy would block', () => {
  const html = written();
  expect(html).not.toMatch(/\sstyle="/);
  expect(html).toContain('<article data-style="--home:#123456">');
});

test('a rendered page has its styles inlined and loads no stylesheet', () => {
  const html = written();
  expect(html).toContain('<style>a{b:c}$&</style>');
  const links = html.match(/<link rel="stylesheet"[^>]*>/g);
  expect(links).toEqual(FILES.styles.map((file) => `<link rel="stylesheet" disabled href="${file}">`));
});

test('a rendered page preloads its code and does not request the configuration', () => {
  const html = written();
  expect(html).toContain(
    '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/home-3.js">',
  );
  expect(html).not.toContain('config.json');
});

test('neither code nor another image is preloaded before the largest image', () => {
  const html = written({
    head: '<link rel="preload" as="image" href="/crest.webp" fetchPriority="high"/><link rel="preload" as="image" href="/poster.webp"/>',
    body: '<img src="/crest.webp" fetchPriority="high"/><img src="/poster.webp" alt=""/>',
  });
  expect(html).toContain('href="/crest.webp" fetchPriority="high"/>');
  expect(html).not.toContain('href="/poster.webp"');
  expect(html).toContain(
    '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/index-5.js">',
  );
  expect(html).toContain('<img src="/crest.webp" fetchPriority="high"/>');
  expect(html).toContain('<img fetchpriority="low" src="/poster.webp" alt=""/>');
});

test('on a page without a marked main image, the first eager image is preloaded with high priority', () => {
  const html = written({
    body: '<img src="/logo.svg"/><img src="/one.webp" loading="eager"/><img src="/two.webp" loading="eager"/>',
  });
  expect(html.match(/<img fetchPriority="high"[^>]*>/g)).toEqual([
    '<img fetchPriority="high" src="/one.webp" loading="eager"/>',
  ]);
  expect(html.match(/<img fetchpriority="low"[^>]*>/g)).toEqual([
    '<img fetchpriority="low" src="/logo.svg"/>',
    '<img fetchpriority="low" src="/two.webp" loading="lazy"/>',
  ]);
  expect(html).toContain('<link rel="preload" as="image" fetchpriority="high" href="/one.webp">');
  expect(html).not.toContain('href="/two.webp"');
});

test('no text of a response can end the element with the data, and the data is complete', () => {
  const html = written();
  expect(html).not.toContain('alert(1)</script>');
  const [, json = ''] = /<script type="application\/json" id="first-view">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json)).toEqual(view().data);
});

test('a rendered event page has its own description and each tag once', () => {
  const described = PLAIN.replace('Grandstand', 'Otters at Falcons · Northfield').replace(
    '</head>',
    '<link rel="canonical" data-first href="/watch/1" /><meta property="og:title" data-first content="Otters at Falcons" /></head>',
  );
  const head =
    '<link rel="preload" as="image" href="/poster.webp" fetchPriority="high"/><title>Watch · Northfield</title><meta name="description" content="Games"/><link rel="canonical" href="/watch/1"/><meta property="og:title" content="Watch"/>';
  const html = writeFirstPage(described, view({ head }), FILES);
  for (const tag of [/<title/g, /name="description"/g, /rel="canonical"/g, /og:title/g])
    expect(html.match(tag), String(tag)).toHaveLength(1);
  expect(html).toContain('<title data-first>Otters at Falcons · Northfield</title>');
  expect(html).toContain('href="/poster.webp" fetchPriority="high"/>');
});

test('a text with replacement patterns such as $& is written unchanged', () => {
  expect(written({ body: "<p>$& $' $1</p>" })).toContain("<p>$& $' $1</p>");
});

test('a plain page of another structure is returned unchanged', () => {
  const other = '<html lang="en"><body></body></html>';
  expect(writeFirstPage(other, view(), FILES)).toBe(other);
});

const HEADER =
  '<header><a><img src="/logo.svg?a=1&amp;b=2" alt="Northfield" height="36"/></a></header><img src="/card.png" height="36"/>';

test('the logo gets a width from its ratio and height, and no other image gets a width', () => {
  const html = writeFirstPage(PLAIN, view({ body: HEADER }), FILES, {
    src: '/logo.svg?a=1&b=2',
    ratio: 4.39,
  });
  expect(html).toMatch(/<img width="158" [^>]*src="\/logo\.svg/);
  expect(html.match(/ width="/g)).toHaveLength(1);
});

test.each([
  ['its shape is not known', { src: '/logo.svg?a=1&b=2', ratio: null }, HEADER],
  ['the channel has none', { src: null, ratio: null }, HEADER],
  ['the page shows it without a height', { src: '/logo.svg', ratio: 2 }, '<img src="/logo.svg"/>'],
  ['it has a width', { src: '/logo.svg', ratio: 2 }, '<img src="/logo.svg" height="36" width="10"/>'],
])('the logo gets no width where %s', (_, logo, body) => {
  const widths = (html: string) => html.match(/ width="[^"]*"/g);
  const html = writeFirstPage(PLAIN, view({ body }), FILES, logo);
  expect(widths(html)).toEqual(widths(body));
});

test('a page with incomplete data has the hosts for refetching it, but not the rest of the configuration', () => {
  const config = { hosts: { apiHost: 'https://api.example.com', mediaHost: 'https://m.example.com' } };
  const { data } = view();
  const entries = [[['getEvent', 4021], {}, 'fetch-again']] as typeof data.entries;
  expect(written({ data: { ...data, config, entries } })).toContain(
    'id="first-view" data-hosts="{&quot;apiHost&quot;:&quot;https://api.example.com&quot;}">',
  );
  expect(written({ data: { ...data, config } })).toContain('id="first-view">');
});
