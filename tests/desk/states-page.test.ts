import { expect, test } from 'vitest';
import {
  choicesOf,
  filterItems,
  filterQuery,
  NO_FILTER,
  readFilter,
  type StateItem,
  type StatesFilter,
  toItems,
} from '../../.storybook/desk/states-view';
import { pairsByStory } from '../../.storybook/states/named-pairs';
import { namedByStory, toStates } from '../../.storybook/states/prepare';

const item = (name: string, screen: string, words: string, ...responses: string[]): StateItem => ({
  id: name,
  name,
  screen,
  words,
  responses,
});

const ITEMS = [
  item('Not found', 'Screens/Watch', 'Nothing here', 'getEvent 404', 'getProfile 200'),
  item('Shown', 'Screens/Watch', 'Watch now for $12', 'getEvent 200'),
  item('Paid', 'Screens/Buy', 'Pay $12', 'createOrder 201', 'getProfile 404'),
  item('Plain', 'Pieces/Button', ''),
];

test.each<[title: string, filter: Partial<StatesFilter>, found: string[]]>([
  ['nothing', {}, ['Not found', 'Shown', 'Paid', 'Plain']],
  ['an operation', { operation: 'getEvent' }, ['Not found', 'Shown']],
  ['a status', { status: '404' }, ['Not found', 'Paid']],
  ['an operation and a status, of the same answer', { operation: 'getProfile', status: '404' }, ['Paid']],
  ['a screen', { screen: 'Screens/Watch' }, ['Not found', 'Shown']],
  ['a word of an answer, in any case', { search: 'GETEVENT' }, ['Not found', 'Shown']],
  ['several words, wherever each is', { search: 'watch 404' }, ['Not found']],
  ['words on its page, in any case', { words: ' watch\nNOW' }, ['Shown']],
  ['a sign on its page', { words: '$' }, ['Shown', 'Paid']],
  ['a search and a screen', { search: 'paid', screen: 'Screens/Watch' }, []],
])('filtering the page of states by %s lists the right stories', (_, filter, found) => {
  expect(filterItems(ITEMS, { ...NO_FILTER, ...filter }).map(({ name }) => name)).toEqual(found);
});

test.each<
  [title: string, filter: Partial<StatesFilter>, choice: 'operation' | 'status' | 'screen', values: string[]]
>([
  ['all statuses at first', {}, 'status', ['200', '201', '404']],
  ['the statuses of the chosen operation only', { operation: 'getEvent' }, 'status', ['200', '404']],
  ['the operations of the chosen status only', { status: '404' }, 'operation', ['getEvent', 'getProfile']],
  ['the screens of the chosen status only', { status: '201' }, 'screen', ['Screens/Buy']],
  ['a chosen value that finds nothing', { search: 'none', status: '418' }, 'status', ['418']],
])('a filter of the page of states offers %s', (_, filter, choice, values) => {
  expect(choicesOf(ITEMS, { ...NO_FILTER, ...filter }, choice)).toEqual(values);
});

test('the address of the page of states reopens exactly its filters', () => {
  const filter = {
    operation: 'getEvent',
    status: '404',
    screen: 'Screens/Watch & more',
    search: 'card é',
    words: '12,00 $',
  };
  expect(readFilter(new URLSearchParams(filterQuery(filter).toString()))).toEqual(filter);
  expect(readFilter(new URLSearchParams())).toEqual(NO_FILTER);
});

test('every story of the index is an item of the page of states, even without any data', () => {
  const entries = [
    { id: 'a--one', title: 'A', name: 'One', type: 'story' as const },
    { id: 'a--two', title: 'A', name: 'Two', type: 'story' as const },
  ];
  const states = { 'a--one': { responses: ['getEvent 404'], isRecorded: true, hasPicture: true } };
  expect(toItems(entries, states, { 'a--one': 'Not found' })).toEqual([
    { id: 'a--one', screen: 'A', name: 'One', responses: ['getEvent 404'], words: 'Not found' },
    { id: 'a--two', screen: 'A', name: 'Two', responses: [], words: '' },
  ]);
});

test('a recorded story lists the responses of its recording, and any other story those that it names', () => {
  const named = { 'a--one': ['getEvent 404'], 'a--two': ['getEvent 500'] };
  const records = [{ id: 'a--one', shown: ['getEvent 200'] }];
  expect(toStates(named, records, new Set(['a--one']))).toEqual({
    'a--one': { responses: ['getEvent 200'], isRecorded: true, hasPicture: true },
    'a--two': { responses: ['getEvent 500'], isRecorded: false, hasPicture: false },
  });
});

const SOURCE = `
export default { title: 'Screens/Trophies', ...at('/trophies') };
const fails = (pair) => sees(['listTrophies 500'], look);
function seesTwo() { return fails(); }
export const Some: Story = { play: sees(['listTrophies 200'], look) };
export const NoLuck: Story = { play: seesTwo(), ...Some };
export const Plain: Story = {};
`;

test('a story names only the responses of the helpers that it uses in its file', () => {
  expect(pairsByStory(SOURCE)).toEqual({
    Some: ['listTrophies 200'],
    NoLuck: ['listTrophies 200', 'listTrophies 500'],
    Plain: [],
  });
});

test('the responses that stories name are listed by Storybook’s story ids', () => {
  expect(Object.keys(namedByStory(SOURCE))).toEqual([
    'screens-trophies--some',
    'screens-trophies--no-luck',
    'screens-trophies--plain',
  ]);
});
