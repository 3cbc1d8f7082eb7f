import './desk/in-frame';
import './demo/clock';
import './hand-over/preview/respond-to-panel';
import { defaultPolicy } from '@generated/operations';
import { scenarioNames } from '@mocks/scenarios';
import type { Preview, StoryContext } from '@storybook/react-vite';
import { dictionary } from '../src/i18n/dictionary';
import { isLanguage } from '../src/i18n/languages';
import type { TextArea } from '../src/i18n/message-id';
import { applyTheme, channelTheme } from '../src/theme/channel-theme';
import '../src/theme/tokens.css';
import '../src/player/tokens.css';
import '../src/theme/base.css';
import './docs/docs.css';
import { THEMES } from '../mocks/data/themes';
import { afterStory, beforeStory } from './checks/around-stories';
import { setMotion } from './demo/motion';
import { usePseudoData } from './demo/pseudo-data';
import { usePseudoLanguage } from './demo/pseudo-language';
import { accounts, openSite, type Toolbar } from './demo/site-state';
import { LANGUAGE_TITLES } from './desk/view';
import { aroundPieces, Site, showInFrench } from './site';

/**
 * All texts are loaded, because a story of a component may show any of them. Each folder has the name of its
 * area.
 */
const AREAS = Object.keys(import.meta.glob('../src/i18n/messages/*/en.json')).map(
  (file) => file.split('/').at(-2) as TextArea,
);

// A failed call is retried as on the site, but after a shorter delay, so that stories do not wait for a
// second.
Object.assign(defaultPolicy, { retryDelay: 50 });

const isTested = '__vitest_browser__' in globalThis;

type MenuType = NonNullable<Preview['globalTypes']>[string];

const menu = (
  title: string,
  icon: NonNullable<MenuType['toolbar']>['icon'],
  items: readonly (string | { value: string; title: string })[],
): MenuType => ({
  name: title,
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
});
const asStorySays = (what: string) => ({ value: 'story', title: `${what}: the story’s` });

/**
 * Whether a story plays in English before it is shown in French, because its play function searches for
 * English texts.
 */
const isPlayedInEnglish = ({ parameters, globals, ...context }: StoryContext) =>
  globals.language === 'fr' &&
  parameters.site !== undefined &&
  'playFunction' in context &&
  context.playFunction !== undefined;

const preview: Preview = {
  initialGlobals: {
    language: 'en',
    theme: 'dark',
    scenario: 'story',
    account: 'story',
    latency: 'story',
    motion: 'full',
    clock: 'running',
  } satisfies Toolbar,
  globalTypes: {
    language: menu(
      'Language',
      'globe',
      Object.entries(LANGUAGE_TITLES).map(([value, title]) => ({ value, title })),
    ),
    theme: menu('Channel colours', 'paintbrush', Object.keys(THEMES)),
    scenario: menu('Scenario', 'lightning', [asStorySays('Scenario'), ...scenarioNames]),
    account: menu('Account', 'user', [
      asStorySays('Account'),
      { value: 'visitor', title: 'visitor' },
      ...accounts,
    ]),
    latency: menu('Latency', 'timer', [
      asStorySays('Latency'),
      ...['0', '300', '1000', '3000'].map((value) => ({ value, title: `${value} ms` })),
    ]),
    motion: menu('Motion', 'play', [
      { value: 'full', title: 'full motion' },
      { value: 'reduced', title: 'reduced motion' },
    ]),
  },
  parameters: {
    layout: 'padded',
    controls: { disable: true },
    // Tests need only violations, because axe takes longer to report the rest than to find it.
    a11y: { test: 'error', options: isTested ? { resultTypes: ['violations'] } : {} },
    viewport: {
      ...(isTested && { defaultViewport: 'laptop' }),
      options: {
        small: { name: 'Small phone, 320', styles: { width: '320px', height: '640px' } },
        phone: { name: 'Phone, 390', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet, 820', styles: { width: '820px', height: '1180px' } },
        laptop: { name: 'Laptop, 1280', styles: { width: '1280px', height: '800px' } },
        wide: { name: 'Wide, 1920', styles: { width: '1920px', height: '1080px' } },
      },
    },
    options: { storySort: { order: ['Docs', ['Start here'], 'Screens', 'Pieces'] } },
  },
  decorators: [
    (Story, context) => {
      const { site } = context.parameters;
      if (!site) return aroundPieces(Story, context);
      if (!site.isPiece) return <Story />;
      return <Site key={JSON.stringify(context.globals)} {...site} piece={<Story />} />;
    },
  ],
  loaders: [
    async (context) => {
      const { parameters, globals } = context;
      // Storybook does not type its globals. Their only values are those of the menus above.
      const toolbar = globals as unknown as Toolbar;
      usePseudoData(toolbar.language === 'pseudo');
      await usePseudoLanguage(toolbar.language === 'pseudo');
      setMotion(toolbar.motion);
      const world = await openSite(
        parameters.site,
        isPlayedInEnglish(context) ? { ...toolbar, language: 'en' } : toolbar,
      );
      applyTheme(channelTheme({ ...world.catalogue.colors }), document.documentElement);
      const isPiece = !parameters.site || parameters.site.isPiece;
      if (isPiece) await Promise.all(AREAS.map(dictionary.need));
      if (!parameters.site) {
        await dictionary.open(isLanguage(toolbar.language) ? toolbar.language : 'en');
      }
      return { world };
    },
  ],
  render: (_, { parameters, globals }) => (
    <Site
      key={JSON.stringify(globals)}
      path={parameters.site.path}
      origin={parameters.site.origin}
      link={parameters.site.link}
    />
  ),
  beforeEach: beforeStory,
  afterEach: async (context) => {
    await afterStory(context);
    if (isPlayedInEnglish(context)) await showInFrench(context.parameters.site);
  },
};

export default preview;
