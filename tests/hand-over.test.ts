import { beforeAll, expect, test } from 'vitest';
import { componentsOf, scopedName, styleKey } from '../.storybook/hand-over/build/mark-drawn-files';
import { readStaticData } from '../.storybook/hand-over/build/prepare-hand-over';
import { readStatements } from '../.storybook/hand-over/build/statements';
import { showingsIn } from '../.storybook/hand-over/build/test-statements';
import { testedUses } from '../.storybook/hand-over/build/tested-uses';
import type { StoryFacts } from '../.storybook/hand-over/facts';
import { composeHandOver } from '../.storybook/hand-over/panel/compose';
import { drawnFiles, drawnScreen } from '../.storybook/hand-over/panel/files';
import { toMarkdown } from '../.storybook/hand-over/panel/markdown';
import { operationRows } from '../.storybook/hand-over/panel/operations';
import { firstValues, textAreas } from '../.storybook/hand-over/panel/texts';
import type { StaticData } from '../.storybook/hand-over/static-data';
import { messagesIn } from '../.storybook/texts/marked-text';
import { CLOSING_MARK, openingMark } from '../.storybook/texts/marks';
import { STATEMENTS } from './statements/statements';

const SCREENS = [
  { path: '/', file: 'src/features/home/home-screen.tsx' },
  { path: '/live', file: 'src/features/schedule/schedule-screen.tsx' },
  { path: '/schedule', file: 'src/features/schedule/schedule-screen.tsx' },
  { path: '/watch/:id', file: 'src/app/routes/watch-view.tsx' },
  { path: '/profile', file: 'src/features/profile/profile-screen.tsx' },
  { path: '/profile/', file: 'src/features/orders/active-orders-screen.tsx' },
];

const DATA: StaticData = {
  screens: SCREENS,
  uses: { 'src/features/home/home-screen.tsx': ['src/features/home/order.ts'] },
  styles: {
    aaaaaaaa: 'src/features/home/home-screen.module.css',
    bbbbbbbb: 'src/app/layout/header.module.css',
  },
  messages: {
    'home.live': { area: 'home', en: 'Live now', fr: 'En direct' },
    'nav.skip': { area: 'site', en: 'Skip', fr: 'Passer' },
    'title.home': { area: 'site', en: 'Home', fr: 'Accueil' },
  },
  operations: {
    getEvent: {
      method: 'GET',
      path: '/api/events/{id}',
      tag: 'events',
      summary: 'Get an event',
      file: 'openapi/paths/events.yaml',
      line: 7,
      answers: [
        { status: '200', description: 'The event.' },
        { status: '404', description: 'There is none.' },
      ],
    },
    getGeo: { method: 'GET', path: '/api/geo', tag: 'channel', summary: '', file: '', line: 0, answers: [] },
  },
  statements: [
    {
      id: 'route /',
      sentence: 'The path / shows home.',
      signs: [
        { sign: { kind: 'screen', name: '/' }, test: { file: 'e2e/routes.spec.ts', title: 'shows routes' } },
      ],
      ownTests: [],
    },
    {
      id: 'call GET /api/events/{id}',
      sentence: 'The site calls it.',
      deviation: 'it does not',
      signs: [
        {
          sign: { kind: 'operation', name: 'getEvent' },
          test: { file: 'tests/calls.test.ts', title: 'calls' },
        },
      ],
      ownTests: [],
    },
    {
      id: 'page title Home',
      sentence: 'The page is titled “Home”.',
      signs: [
        {
          sign: { kind: 'title', name: 'title.home' },
          test: { file: 'tests/texts.test.ts', title: 'reads' },
        },
      ],
      ownTests: [],
    },
    {
      id: 'home order',
      sentence: 'What is on comes first.',
      signs: [],
      ownTests: [
        {
          subject: 'src/features/home/order.ts',
          test: { file: 'src/features/home/order.test.ts', title: 'orders' },
        },
      ],
    },
  ],
};

const FACTS: StoryFacts = {
  components: [
    { file: 'src/i18n/language-provider.tsx', within: ['src/app/app.tsx'] },
    { file: 'src/app/layout/header.tsx', within: ['src/app/layout/header.tsx'] },
    { file: 'src/ui/button.tsx', within: ['src/app/layout/header.tsx', 'src/features/home/home-screen.tsx'] },
    { file: 'src/features/home/home-screen.tsx', within: ['src/features/home/home-screen.tsx'] },
    { file: 'src/components/card.tsx', within: ['src/features/home/home-screen.tsx'] },
  ],
  styles: [
    { file: 'bbbbbbbb', within: ['src/app/layout/header.tsx'] },
    { file: 'aaaaaaaa', within: ['src/features/home/home-screen.tsx'] },
    { file: 'cccccccc', within: ['src/features/home/home-screen.tsx'] },
  ],
  texts: [
    { id: 'nav.skip', text: 'Skip' },
    { id: 'home.live', text: 'Live now' },
    { id: 'nav.skip', text: 'Skip' },
  ],
  title: [{ id: 'title.home', text: 'Home' }],
  language: 'en',
  received: ['getGeo null', 'getEvent 200', 'getEvent 404'],
  shown: ['getEvent 404'],
  requested: ['GET /api/geo', 'GET /api/events/12'],
  isFailed: false,
};

const STORY = {
  id: 'screens-home--live',
  title: 'Screens/Home',
  name: 'Live',
  file: 'src/features/home/home-screen.stories.tsx',
  address: '/?team=2',
};

const STORIES = [STORY, { id: 'screens-watch--gone', title: 'Screens/Watch', name: 'Gone' }];
const STATES = {
  'screens-home--live': { answers: ['getEvent 404'] },
  'screens-watch--gone': { answers: ['getEvent 404'] },
};

test('the class names of a style sheet end with a key that leads to its file', () => {
  const path = 'src/ui/button/button.module.css';
  expect(scopedName('primary', `${process.cwd()}/${path}?used`)).toBe(`button_primary_${styleKey(path)}`);
  expect(styleKey(path)).toMatch(/^[0-9a-f]{8}$/);
});

test.each<[title: string, source: string, names: string[]]>([
  ['an exported function', 'export function Card(props: { a: 1 }) { return <p /> }', ['Card']],
  ['a function of its own', 'const Card = () => <p />', ['Card']],
  ['a lazily loaded part', "export const Card = lazy(() => import('./card'))", ['Card']],
  ['a class', 'export class Card extends Component {}', ['Card']],
  [
    'no constant, hook, type or context',
    'const MAX = 1; function useA() {} interface Card {} const AContext = a()',
    [],
  ],
  ['no component within another function', 'function f() { const Card = () => <p /> }', []],
])('the components of a file are registered: %s', (_, source, names) => {
  expect(componentsOf('card.tsx', source)).toEqual(names);
});

const TESTS = `
test('buys', shows('buy', 'pay'), async () => {});
describe('texts', () => {
  eachCase([
    ['field.email', 'Wrong', shows('rule email')],
    ['buy.owned', { type: 'event' }, 'Yours', shows('text owned')],
  ])('%s with %j reads "%s"', (id) => {});
});
for (const id of IDS) test(id, shows(id), () => {});
`;

test('the statements that tests name are read with the test’s title and the texts of its row', () => {
  expect(showingsIn('a.test.ts', TESTS).filter(({ ids }) => ids.length > 0)).toEqual([
    { ids: ['buy', 'pay'], test: { file: 'a.test.ts', title: 'buys' }, row: [] },
    {
      ids: ['rule email'],
      test: { file: 'a.test.ts', title: 'field.email with Wrong reads "%s"' },
      row: ['field.email', 'Wrong'],
    },
    {
      ids: ['text owned'],
      test: { file: 'a.test.ts', title: `buy.owned with { type: 'event' } reads "Yours"` },
      row: ['buy.owned', 'Yours'],
    },
  ]);
});

test.each<[title: string, id: string, sentence: string, row: string, signs: string[]]>([
  [
    'a message that its sentence quotes',
    'rule email',
    'It shows “Wrong address”.',
    "'field.email', 'Wrong address'",
    ['message field.email'],
  ],
  [
    'a message with a value',
    'rule too long',
    'It shows “At most {number}”.',
    "'field.longer', 'At most 7'",
    ['message field.longer'],
  ],
  [
    'a page’s title',
    'page title',
    'The page is titled “Home”.',
    "'title.home', 'Home'",
    ['title title.home'],
  ],
  ['no message that its sentence does not quote', 'rule email', 'It is checked.', "'field.email'", []],
  [
    'an operation that its sentence says is called',
    'call',
    'The site calls GET /api/menu.',
    "'GET /api/menu', 'getMenu'",
    ['operation getMenu'],
  ],
  ['no operation that it is about in another way', 'limit', 'GET /api/menu has no limit.', "'getMenu'", []],
  ['its own path, in braces', 'route /watch/{id}', 'It shows a game.', "'/watch/1'", ['screen /watch/:id']],
  [
    'its own path, of a screen within another',
    'route /profile',
    'It shows orders.',
    '1',
    ['screen /profile/'],
  ],
])('a statement has the sign that its test names: %s', (_, id, sentence, row, signs) => {
  const known = {
    messages: new Map([
      ['field.email', 'Wrong address'],
      ['field.longer', 'At most {number, number}'],
      ['title.home', 'Home'],
    ]),
    operations: new Map([['getMenu', 'GET /api/menu']]),
    screens: SCREENS,
  };
  const sources = {
    statements: [{ file: '1.ts', source: `export const one = { '${id}': '${sentence}' } as const;` }],
    deviations: '',
    tests: [{ file: 'tests/a.test.ts', source: `eachCase([[${row}, shows('${id}')]])('%s', () => {});` }],
    files: new Set<string>(),
  };
  const [statement] = readStatements(sources, known);
  expect(statement?.signs.map(({ sign }) => `${sign.kind} ${sign.name}`)).toEqual(signs);
});

test('a test next to a file is about that file', () => {
  const known = { messages: new Map<string, string>(), operations: new Map<string, string>(), screens: [] };
  const tests = ['src/a/time.test.tsx', 'src/a/price.dom.test.ts', 'tests/other.test.ts'].map((file) => ({
    file,
    source: "test('is so', shows('one'), () => {});",
  }));
  const [statement] = readStatements(
    {
      statements: [{ file: '1.ts', source: "export const one = { one: 'A sentence.' };" }],
      deviations: "export const D = { one: 'not yet' };",
      tests,
      files: new Set(['src/a/time.tsx', 'src/a/price.ts']),
    },
    known,
  );
  expect(statement?.ownTests.map(({ subject }) => subject)).toEqual(['src/a/time.tsx', 'src/a/price.ts']);
  expect(statement?.deviation).toBe('not yet');
});

test('a component uses tested code itself, or by a module next to it, and not further on', () => {
  const imports: Record<string, string[]> = {
    'src/a/card.tsx': ['src/a/use-title.ts', 'src/b/other.tsx', 'src/lib/far.ts'],
    'src/a/use-title.ts': ['src/lib/title.ts', 'src/browser/storage.ts'],
    'src/b/other.tsx': ['src/lib/other.ts'],
    'src/lib/far.ts': ['src/lib/further.ts'],
  };
  const tested = new Set(
    Object.keys(imports)
      .concat(Object.values(imports).flat())
      .filter((file) => /^src\/(lib|browser)\//.test(file)),
  );
  const files = ['src/a/card.tsx', 'src/a/card.stories.tsx', 'src/a/use-title.ts'];
  expect(testedUses(files, tested, (file) => imports[file] ?? [])).toEqual({
    'src/a/card.tsx': ['src/lib/far.ts', 'src/lib/title.ts'],
  });
});

test.each<[title: string, drawn: string, address: string, path: string | undefined]>([
  ['at its address', 'src/features/schedule/schedule-screen.tsx', '/live', '/live'],
  ['with an id and a query', 'src/app/routes/watch-view.tsx', '/watch/12?t=1', '/watch/:id'],
  ['that the story was led to', 'src/features/home/home-screen.tsx', '/login', '/'],
  ['of several paths, elsewhere', 'src/features/schedule/schedule-screen.tsx', '/news', undefined],
  ['that is not there', 'src/app/start-up/whoops-screen.tsx', '/', undefined],
])('the panel names the drawn screen, or none: a screen %s', (_, drawn, address, path) => {
  const components = [{ file: drawn, within: [] }];
  expect(drawnScreen({ components }, address, SCREENS)?.path).toBe(path);
});

test('a screen within another is the drawn one', () => {
  const components = SCREENS.slice(-2).map(({ file }) => ({ file, within: [] }));
  expect(drawnScreen({ components }, '/profile', SCREENS)?.path).toBe('/profile/');
});

test('of the files, the story and its screen come first, and what other screens have too is apart', () => {
  const { page, around } = drawnFiles(FACTS, STORY, DATA);
  expect(page).toEqual([
    { file: 'src/features/home/home-screen.stories.tsx', role: 'story' },
    { file: 'src/features/home/home-screen.tsx', role: 'screen' },
    { file: 'src/features/home/home-screen.module.css' },
    { file: 'src/ui/button.tsx' },
    { file: 'src/components/card.tsx' },
  ]);
  expect(around.map(({ file }) => file)).toEqual([
    'src/i18n/language-provider.tsx',
    'src/app/layout/header.tsx',
    'src/app/layout/header.module.css',
  ]);
});

test('where no screen is drawn, all files belong to the page', () => {
  const components = [
    { file: 'src/app/start-up/whoops-screen.tsx', within: ['src/app/start-up/whoops-screen.tsx'] },
  ];
  expect(drawnFiles({ ...FACTS, components, styles: [] }, STORY, DATA).around).toEqual([]);
});

test('of the files of a component by itself, that component comes first', () => {
  const { address: _, ...piece } = { ...STORY, file: 'src/components/card.stories.tsx' };
  const components = [
    { file: 'src/app/app.tsx', within: ['src/app/app.tsx'] },
    { file: 'src/ui/error-boundary.tsx', within: ['src/app/app.tsx'] },
    { file: '.storybook/site.tsx', within: ['.storybook/site.tsx'] },
    { file: 'src/i18n/language-provider.tsx', within: ['.storybook/site.tsx'] },
    { file: 'src/ui/list.tsx', within: ['.storybook/site.tsx'] },
    { file: 'src/components/card.tsx', within: ['.storybook/site.tsx'] },
    { file: 'src/ui/overlay/toaster.tsx', within: ['.storybook/site.tsx'] },
  ];
  const { page, around } = drawnFiles({ ...FACTS, components, styles: [] }, piece, DATA);
  expect(page.map(({ file }) => file)).toEqual([
    'src/components/card.stories.tsx',
    'src/components/card.tsx',
    'src/ui/list.tsx',
  ]);
  expect(around.map(({ file }) => file)).toEqual([
    'src/app/app.tsx',
    'src/ui/error-boundary.tsx',
    'src/i18n/language-provider.tsx',
    'src/ui/overlay/toaster.tsx',
  ]);
});

test('of a page’s title, only what is from a message is listed', () => {
  const title = `Foxes at Lynx · ${openingMark(1)}Watch${CLOSING_MARK} · Northfield`;
  expect(messagesIn(title, ['title.home', 'title.watch'])).toEqual([{ id: 'title.watch', text: 'Watch' }]);
});

test('each message is listed once, with its other language, and those that every page has come last', () => {
  expect(textAreas(FACTS, DATA)).toEqual([
    {
      area: 'home',
      file: 'src/i18n/messages/home/en.json',
      rows: [{ id: 'home.live', shown: ['Live now'], other: 'En direct' }],
    },
    {
      area: 'site',
      file: 'src/i18n/messages/site/en.json',
      rows: [
        { id: 'nav.skip', shown: ['Skip'], other: 'Passer' },
        { id: 'title.home', shown: ['Home'], other: 'Accueil', isTitle: true },
      ],
    },
  ]);
});

test('a message with several values is one row, in the language on show', () => {
  const texts = [
    { id: 'home.live', text: 'En direct 1' },
    { id: 'home.live', text: 'En direct 2' },
  ];
  const [area] = textAreas({ ...FACTS, language: 'fr', texts, title: [] }, DATA);
  expect(area).toEqual({
    area: 'home',
    file: 'src/i18n/messages/home/fr.json',
    rows: [{ id: 'home.live', shown: ['En direct 1', 'En direct 2'], other: 'Live now' }],
  });
});

test.each([
  [
    ['a', 'b', 'c', 'd'],
    ['a', 'b', 'c', 'd'],
  ],
  [
    ['a', 'b', 'c', 'd', 'e'],
    ['a', 'b', 'c', '… and 2 more'],
  ],
])('of the values of a message %j, %j are listed', (shown, listed) => {
  expect(firstValues(shown)).toEqual(listed);
});

test('an operation has every documented answer, what came of them, and other stories of each', () => {
  const [geo, event] = operationRows(FACTS, STORY.id, DATA, STATES, STORIES);
  expect(event).toMatchObject({ id: 'getEvent', method: 'GET', path: '/api/events/{id}', line: 7 });
  expect(event?.answers).toEqual([
    { status: '200', description: 'The event.', isReceived: true, isShown: false, stories: [] },
    { status: '404', description: 'There is none.', isReceived: true, isShown: true, stories: [STORIES[1]] },
  ]);
  expect(geo?.answers).toEqual([
    { status: 'none', description: 'No answer came.', isReceived: false, isShown: false, stories: [] },
  ]);
});

test.each([
  ['an address with an id', 'GET /api/events/12', ['getEvent']],
  ['an address that another path matches too', 'GET /api/events/favorite', ['listFavoriteEvents']],
  ['a site in a folder', 'GET /design/api/events/12', ['getEvent']],
  ['another method', 'POST /api/events/12', []],
  ['a file', 'GET /assets/index.js', []],
])('an operation that waits for its answer is listed: %s', (_, request, ids) => {
  const place = { method: 'GET', tag: '', summary: '', file: '', line: 0, answers: [] };
  const operations = {
    getEvent: { ...place, path: '/api/events/{id}' },
    listFavoriteEvents: { ...place, path: '/api/events/favorite' },
  };
  const rows = operationRows({ received: [], shown: [], requested: [request] }, '', { operations }, {}, []);
  expect(rows.map(({ id }) => id)).toEqual(ids);
  for (const { answers } of rows)
    expect(answers).toMatchObject([{ status: 'none', description: 'The answer has not come yet.' }]);
});

test('of the operations, those that the story shows come first, and those of every page last', () => {
  const answers = [{ status: '200', description: '' }];
  const place = { method: 'GET', path: '', summary: '', file: '', line: 0, answers };
  const operations = {
    getMenu: { ...place, tag: 'channel' },
    getEvent: { ...place, tag: 'events' },
    listOrders: { ...place, tag: 'orders' },
  };
  const facts = {
    requested: [],
    received: ['getMenu 200', 'getEvent 200', 'listOrders 200'],
    shown: ['listOrders 200'],
  };
  expect(operationRows(facts, '', { operations }, {}, []).map(({ id }) => id)).toEqual([
    'listOrders',
    'getEvent',
    'getMenu',
  ]);
});

const handOver = composeHandOver(STORY, FACTS, DATA, { names: STORIES, states: STATES });

test('a story shows the statements of which it has what their tests name', () => {
  expect(handOver.statements.map(({ id, sign }) => `${id}: ${sign.kind}`)).toEqual([
    'route /: screen',
    'page title Home: title',
    'call GET /api/events/{id}: operation',
  ]);
  expect(handOver.tested.map(({ id }) => id)).toEqual(['home order']);
});

test('the words of a title that are on the page alone do not title the page', () => {
  const linked = { ...FACTS, texts: [...FACTS.texts, ...FACTS.title], title: [] };
  const { statements } = composeHandOver(STORY, linked, DATA, { names: STORIES, states: STATES });
  expect(statements.map(({ id }) => id)).not.toContain('page title Home');
});

test('the hand-over as Markdown has the story’s address and all four parts', () => {
  expect(toMarkdown(handOver, 'http://desk/?path=/story/screens-home--live')).toBe(`# Screens / Home: Live

http://desk/?path=/story/screens-home--live

## Files that draw it

- \`src/features/home/home-screen.stories.tsx\` (the story)
- \`src/features/home/home-screen.tsx\` (the screen at \`/\`)
- \`src/features/home/home-screen.module.css\`
- \`src/ui/button.tsx\`
- \`src/components/card.tsx\`

## Texts

\`src/i18n/messages/home/en.json\`

| Message | English, as shown | French, as written |
| --- | --- | --- |
| \`home.live\` | Live now | En direct |

\`src/i18n/messages/site/en.json\`

| Message | English, as shown | French, as written |
| --- | --- | --- |
| \`nav.skip\` | Skip | Passer |
| \`title.home\` | Home | Accueil |

## Operations

- \`getGeo\` GET /api/geo
  - none No answer came.
- \`getEvent\` GET /api/events/{id} (\`openapi/paths/events.yaml:7\`)
  - **200** The event. (received)
  - **404** There is none. (received, shown)

## Statements of the specification

- **route /**: The path / shows home. (\`e2e/routes.spec.ts\`, “shows routes”)
- **page title Home**: The page is titled “Home”. (\`tests/texts.test.ts\`, “reads”)
- **call GET /api/events/{id}**: The site calls it. (\`tests/calls.test.ts\`, “calls”) The product deviates: it does not.

### Tested in these files and the code that they use, perhaps not shown by this story

- **home order**: What is on comes first. (\`src/features/home/order.test.ts\`)
`);
});

test('a text with a line of its own or a bar stays in its cell of the Markdown', () => {
  const [area] = handOver.texts;
  const rows = [{ id: 'a', shown: ['One\n two'], other: 'x | y' }];
  const text = toMarkdown({ ...handOver, texts: area ? [{ ...area, rows }] : [] }, '');
  expect(text).toContain('| `a` | One two | x \\| y |');
});

test('a story without texts, calls and statements says so in its Markdown', () => {
  const text = toMarkdown({ ...handOver, texts: [], operations: [], statements: [], tested: [] }, '');
  expect(text).toContain('This story shows no message.');
  expect(text).toContain('This story calls no operation.');
  expect(text).toContain('No statement is known to be shown.');
});

let own: StaticData;
beforeAll(async () => {
  own = await readStaticData();
});

test('every statement of the specification is read from its file', () => {
  expect(Object.fromEntries(own.statements.map(({ id, sentence }) => [id, sentence]))).toEqual(STATEMENTS);
});

test('every operation has its place in the contract and its documented answers', () => {
  for (const [id, { file, line, summary, answers }] of Object.entries(own.operations)) {
    expect(file, id).toMatch(/^openapi\/paths\/\w[\w-]*\.yaml$/);
    expect(line, id).toBeGreaterThan(0);
    expect(summary, id).not.toBe('');
    expect(answers.length, id).toBeGreaterThan(0);
    for (const { description } of answers) expect(description, id).not.toBe('');
  }
});

test.each([
  ['route /watch/{id}', 'screen', '/watch/:id'],
  ['rule email', 'message', 'field.email'],
  ['page title Home (title.home)', 'title', 'title.home'],
  ['call GET /api/events/{id}', 'operation', 'getEvent'],
])('the statement “%s” of this repository is shown by a %s', (id, kind, name) => {
  const signs = own.statements.find((statement) => statement.id === id)?.signs.map(({ sign }) => sign);
  expect(signs).toContainEqual({ kind, name });
});

test('what the panel loads names no folder of this machine', () => {
  expect(JSON.stringify(own)).not.toContain(process.cwd());
});
