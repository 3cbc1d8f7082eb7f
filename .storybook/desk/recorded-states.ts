/** The recorded data of a story, which `prepare.ts` writes. */
interface State {
  /** The responses that the story shows, or those that it names if no run recorded it. */
  responses: string[];
  isRecorded: boolean;
  hasPicture: boolean;
}

/** The states of stories by the story's id. */
export type States = Readonly<Record<string, State>>;

/** The text on the page of each recorded story, by the story's id. */
export type Words = Readonly<Record<string, string>>;

/** The size of the browser window when a run takes the pictures. */
export const RECORDED_WINDOW = { width: 1280, height: 800 };

/**
 * Returns the address of a file of the last run, which `prepare.ts` puts into the folder that Storybook
 * serves.
 */
export const recordedAddress = (file: string): string => `states/${file}`;

export const pictureAddress = (id: string): string => recordedAddress(`${id}.webp`);

const load = <Content>(file: string): Promise<Content | Record<string, never>> =>
  fetch(recordedAddress(file))
    .then((response) => (response.ok ? response.json() : {}))
    .catch(() => ({}));

let states: Promise<States> | undefined;

/** Loads the states once for all pictures of a page. If there are none, every picture is a live frame. */
export function loadStates(): Promise<States> {
  states ??= load<States>('stories.json');
  return states;
}

export const loadWords = (): Promise<Words> => load<Words>('words.json');
