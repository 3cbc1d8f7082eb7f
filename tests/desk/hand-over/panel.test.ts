import { expect, test } from 'vitest';
import { composeHandOver } from '../../../.storybook/hand-over/panel/compose';
import { drawnFiles, drawnScreen } from '../../../.storybook/hand-over/panel/files';
import { toMarkdown } from '../../../.storybook/hand-over/panel/markdown';
import { operationRows } from '../../../.storybook/hand-over/panel/operations';
import { firstValues, textAreas } from '../../../.storybook/hand-over/panel/texts';
import { messagesIn } from '../../../.storybook/texts/marked-text';
import { CLOSING_MARK, openingMark } from '../../../.storybook/texts/marks';
import { DATA, FACTS, SCREENS, STATES, STORIES, STORY } from './example';

test.each<[title: string, drawn: string, address: string, path: string | undefined]>([
  ['at its address', 'src/features/schedule/schedule-screen.tsx', '/live', '/live'],
  ['with an id and a query', 'src/app/routes/watch-view.tsx', '/watch/12?t=1', '/watch/:id'],
  ['that the story was led to', 'src/features/home/home-screen.tsx', '/login', '/'],
  ['of several paths, elsewhere', 'src/features/schedule/schedule-screen.tsx', '/news', undefined],
  ['that is not there', 'src/app/start-up/whoops-screen.tsx', '/', undefined],
])(
  'the panel names the path of the rendered screen, if there is one: a screen %s',
  (_, drawn, address, path) => {
    const components = [{ file: drawn, within: [] }];
    expect(drawnScreen({ components }, address, SCREENS)?.path).toBe(path);
  },
);

test('the panel names the inner one of two nested screens', () => {
  const components = SCREENS.slice(-2).map(({ file }) => ({ file, within: [] }));
  expect(drawnScreen({ components }, '/profile', SCREENS)?.path).toBe('/profile/');
});

test('the panel lists the story and its screen first, and separates the files that other screens use too', () => {
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

test('if no screen is rendered, all files belong to the page', () => {
  const components = [
    { file: 'src/app/start-up/whoops-screen.tsx', within: ['src/app/start-up/whoops-screen.tsx'] },
  ];
  expect(drawnFiles({ ...FACTS, components, styles: [] }, STORY, DATA).around).toEqual([]);
});

test('the panel lists a story’s own component before the other files', () => {
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

test('the panel lists only the parts of a page’s title that come from messages', () => {
  const title = `Foxes at Lynx · ${openingMark(1)}Watch${CLOSING_MARK} · Northfield`;
  expect(messagesIn(title, ['title.home', 'title.watch'])).toEqual([{ id: 'title.watch', text: 'Watch' }]);
});

test('the panel lists each message once with its translation, and the messages of every page last', () => {
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

test('the panel lists a message with several values in one row, in the displayed language', () => {
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
])('of the values %j of a message, the panel lists %j', (shown, listed) => {
  expect(firstValues(shown)).toEqual(listed);
});

test('the panel lists for an operation every documented response, whether it was received or shown, and other stories that show it', () => {
  const [geo, event] = operationRows(FACTS, STORY.id, DATA, STATES, STORIES);
  expect(event).toMatchObject({ id: 'getEvent', method: 'GET', path: '/api/events/{id}', line: 7 });
  expect(event?.responses).toEqual([
    { status: '200', description: 'The event.', isReceived: true, isShown: false, stories: [] },
    { status: '404', description: 'There is none.', isReceived: true, isShown: true, stories: [STORIES[1]] },
  ]);
  expect(geo?.responses).toEqual([
    { status: 'none', description: 'No answer came.', isReceived: false, isShown: false, stories: [] },
  ]);
});

test.each([
  ['an address with an id', 'GET /api/events/12', ['getEvent']],
  ['an address that another path matches too', 'GET /api/events/favorite', ['listFavoriteEvents']],
  ['a site in a folder', 'GET /design/api/events/12', ['getEvent']],
  ['another method', 'POST /api/events/12', []],
  ['a file', 'GET /assets/index.js', []],
])('the panel lists operations whose response is still pending: %s', (_, request, ids) => {
  const place = { method: 'GET', tag: '', summary: '', file: '', line: 0, responses: [] };
  const operations = {
    getEvent: { ...place, path: '/api/events/{id}' },
    listFavoriteEvents: { ...place, path: '/api/events/favorite' },
  };
  const rows = operationRows({ received: [], shown: [], requested: [request] }, '', { operations }, {}, []);
  expect(rows.map(({ id }) => id)).toEqual(ids);
  for (const { responses } of rows)
    expect(responses).toMatchObject([{ status: 'none', description: 'The answer has not come yet.' }]);
});

test('the panel lists the operations that the story shows first, and those of every page last', () => {
  const responses = [{ status: '200', description: '' }];
  const place = { method: 'GET', path: '', summary: '', file: '', line: 0, responses };
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

test('the panel lists a statement as shown only if the story has what the statement’s tests name', () => {
  expect(handOver.statements.map(({ id, sign }) => `${id}: ${sign.kind}`)).toEqual([
    'route /: screen',
    'page title Home: title',
    'call GET /api/events/{id}: operation',
  ]);
  expect(handOver.tested.map(({ id }) => id)).toEqual(['home order']);
});

test('words of a title that are only in the page’s content do not count as the page’s title', () => {
  const linked = { ...FACTS, texts: [...FACTS.texts, ...FACTS.title], title: [] };
  const { statements } = composeHandOver(STORY, linked, DATA, { names: STORIES, states: STATES });
  expect(statements.map(({ id }) => id)).not.toContain('page title Home');
});

test('the hand-over as Markdown contains the story’s address and all four parts', () => {
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

- **route /**: The path / shows home. (\`e2e/browse/routes.spec.ts\`, “shows routes”)
- **page title Home**: The page is titled “Home”. (\`tests/texts.test.ts\`, “reads”)
- **call GET /api/events/{id}**: The site calls it. (\`tests/calls.test.ts\`, “calls”) The product deviates: it does not.

### Tested in these files and the code that they use, perhaps not shown by this story

- **home order**: What is on comes first. (\`src/features/home/order.test.ts\`)
`);
});

test('a text with a line break or a bar stays in its cell of the Markdown table', () => {
  const [area] = handOver.texts;
  const rows = [{ id: 'a', shown: ['One\n two'], other: 'x | y' }];
  const text = toMarkdown({ ...handOver, texts: area ? [{ ...area, rows }] : [] }, '');
  expect(text).toContain('| `a` | One two | x \\| y |');
});

test('the Markdown of a story without texts, calls and statements says so', () => {
  const text = toMarkdown({ ...handOver, texts: [], operations: [], statements: [], tested: [] }, '');
  expect(text).toContain('This story shows no message.');
  expect(text).toContain('This story calls no operation.');
  expect(text).toContain('No statement is known to be shown.');
});
