import { expect, test } from 'vitest';
import { parseScreens, screensNamedIn } from './screen-code';

const ENTRIES =
  "export const watch = () => import('./watch-view');\nexport const schedule = () => import('../schedule');";
const SCREENS = `
const schedule = lazyView(code.schedule, 'browse');
const auth = lazyView(() => import('../auth'), 'account');
export const SCREENS = [
  { path: '/', title: 'a', load: lazyView(() => import('../home'), 'home') },
  { path: '/schedule', title: 'b', load: schedule },
  { path: '/login', title: 'c', load: auth },
  { path: '/watch/:id', numeric: 'id', title: 'd', load: lazyView(code.watch, 'watch') },
  {
    path: '/profile',
    title: 'e',
    load: lazyView(() => import('../profile'), 'account'),
    children: [{ path: 'clips', title: 'f', load: lazyView(() => import('../clips'), 'clips') }],
  },
];`;

const screens = parseScreens(SCREENS, ENTRIES);

test('parseScreens finds the module of each screen in the route tables, however a row names it', () => {
  expect(screens).toEqual([
    { path: '/', specifier: '../home' },
    { path: '/schedule', specifier: '../schedule' },
    { path: '/login', specifier: '../auth' },
    { path: '/watch/:id', specifier: './watch-view' },
    { path: '/profile', specifier: '../profile' },
    { path: '/profile/clips', specifier: '../clips' },
  ]);
});

test.each([
  ['home', "at('/')", ['/']],
  ['home with a query', "inState({ path: '/?team=a' })", ['/']],
  ['an address with a filled-in id', 'inState({ path: `/watch/$' + '{GAME}` })', ['/watch/:id']],
  ['a screen within another', "at('/profile/clips')", ['/profile', '/profile/clips']],
  ['a page of the channel', "at('/northfield')", ['/schedule']],
  ['a file', "at('/media/files/one.png')", []],
  ['no address', "import { at } from './stories';", []],
])('a story that names %s shows the screens there', (_, text, paths) => {
  expect(screensNamedIn(text, screens).map(({ path }) => path)).toEqual(paths);
});
