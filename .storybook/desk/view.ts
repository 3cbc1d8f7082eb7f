import { ALL_LANGUAGES, LANGUAGES } from '../../src/i18n/languages';

/** The state of the page “Side by side”: one story on these screens, in these languages and colour themes. */
export interface View {
  story: string;
  screens: string[];
  languages: string[];
  themes: string[];
  /**
   * The folder of an earlier Storybook build, whose frames are shown next to those of this build. Empty if
   * there is none.
   */
  earlier: string;
}

export interface Frame {
  /** The name that distinguishes the frame from the others. */
  name: string;
  src: string;
  width: number;
  height: number;
}

export const SCREENS: Readonly<Record<string, { title: string; width: number; height: number }>> = {
  phone: { title: 'Phone', width: 390, height: 844 },
  laptop: { title: 'Laptop', width: 1280, height: 800 },
  wide: { title: 'Wide', width: 1920, height: 1080 },
};

export const LANGUAGE_TITLES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(ALL_LANGUAGES.map((language) => [language, LANGUAGES[language].name])),
  pseudo: 'Ĺóñg wórds',
};

/** The parameter that marks a frame's address: see preview-head.html and in-frame.ts. */
const IN_FRAME = '&in-frame';

export const isInFrame = (search: string): boolean => new URLSearchParams(search).has('in-frame');

/** Returns the address at which a frame's story opens in its own window. */
export const inOwnWindow = (src: string): string => src.replace(IN_FRAME, '');

export const FIRST_VIEW: Omit<View, 'story'> = {
  screens: ['phone', 'laptop'],
  languages: ['en', 'fr'],
  themes: ['dark'],
  earlier: '',
};

const LISTS = ['screens', 'languages', 'themes'] as const;

/** Returns the query of an address that reopens the view. */
export function viewQuery(view: View): string {
  const query = new URLSearchParams({ story: view.story });
  for (const list of LISTS) query.set(list, view[list].join());
  query.set('earlier', view.earlier);
  return query.toString();
}

/** Reads the view from an address. Missing parts are the same as on the first visit. */
export function readView(query: URLSearchParams, firstStory: string): View {
  const listed = (name: (typeof LISTS)[number]) => query.get(name)?.split(',').filter(Boolean);
  return {
    story: query.get('story') || firstStory,
    screens: listed('screens')?.filter((name) => name in SCREENS) ?? FIRST_VIEW.screens,
    languages: listed('languages') ?? FIRST_VIEW.languages,
    themes: listed('themes') ?? FIRST_VIEW.themes,
    earlier: query.get('earlier') ?? FIRST_VIEW.earlier,
  };
}

/** Returns the builds whose frames are shown, starting with the earlier one. */
function buildsOf(earlier: string): { folder: string; suffix: string }[] {
  const own = { folder: '', suffix: '' };
  if (!earlier) return [own];
  return [
    { folder: inFolder(earlier), suffix: ' · earlier' },
    { ...own, suffix: ' · this' },
  ];
}

type FrameChoice = Omit<View, 'earlier'> & Partial<Pick<View, 'earlier'>>;

/** Returns the beginning of an address in a folder. */
export const inFolder = (folder: string): string => folder.replace(/\/*$/, '/');

/** Returns one frame for each combination, grouped by screen. */
export function framesOf({ story, screens, languages, themes, earlier = '' }: FrameChoice): Frame[] {
  return screens.flatMap((screen) => {
    const size = SCREENS[screen];
    if (!size) return [];
    const { title, width, height } = size;
    return languages.flatMap((language) =>
      themes.flatMap((theme) =>
        buildsOf(earlier).map(({ folder, suffix }) => ({
          name: `${title} · ${LANGUAGE_TITLES[language] ?? language} · ${theme}${suffix}`,
          src: `${folder}iframe.html?${new URLSearchParams({ id: story, viewMode: 'story' })}&globals=language:${encodeURIComponent(language)};theme:${encodeURIComponent(theme)}${IN_FRAME}`,
          width,
          height,
        })),
      ),
    );
  });
}
