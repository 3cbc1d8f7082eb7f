import type { StoryFacts } from '../../../.storybook/hand-over/facts';
import type { StaticData } from '../../../.storybook/hand-over/static-data';

export const SCREENS = [
  { path: '/', file: 'src/features/home/home-screen.tsx' },
  { path: '/live', file: 'src/features/schedule/schedule-screen.tsx' },
  { path: '/schedule', file: 'src/features/schedule/schedule-screen.tsx' },
  { path: '/watch/:id', file: 'src/app/routes/watch-view.tsx' },
  { path: '/profile', file: 'src/features/profile/profile-screen.tsx' },
  { path: '/profile/', file: 'src/features/orders/active-orders-screen.tsx' },
];

export const DATA: StaticData = {
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
      responses: [
        { status: '200', description: 'The event.' },
        { status: '404', description: 'There is none.' },
      ],
    },
    getGeo: {
      method: 'GET',
      path: '/api/geo',
      tag: 'channel',
      summary: '',
      file: '',
      line: 0,
      responses: [],
    },
  },
  statements: [
    {
      id: 'route /',
      sentence: 'The path / shows home.',
      signs: [
        {
          sign: { kind: 'screen', name: '/' },
          test: { file: 'e2e/browse/routes.spec.ts', title: 'shows routes' },
        },
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

export const FACTS: StoryFacts = {
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

export const STORY = {
  id: 'screens-home--live',
  title: 'Screens/Home',
  name: 'Live',
  file: 'src/features/home/home-screen.stories.tsx',
  address: '/?team=2',
};

export const STORIES = [STORY, { id: 'screens-watch--gone', title: 'Screens/Watch', name: 'Gone' }];
export const STATES = {
  'screens-home--live': { responses: ['getEvent 404'] },
  'screens-watch--gone': { responses: ['getEvent 404'] },
};
