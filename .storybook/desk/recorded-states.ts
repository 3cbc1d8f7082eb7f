/** What is known of a story's state: see `prepare.ts`. */
interface State {
  /** The answers that it shows; where no run recorded them, those that it names. */
  answers: string[];
  isRecorded: boolean;
  hasPicture: boolean;
}

/** By the story's id. */
export type States = Readonly<Record<string, State>>;

/** What is on the page of each recorded story, by its id. */
export type Words = Readonly<Record<string, string>>;

/** The window in which a run takes the pictures. */
export const RECORDED_WINDOW = { width: 1280, height: 800 };

/** A file of the last run, in the folder that Storybook serves: see `prepare.ts`. */
export const recordedAddress = (file: string): string => `states/${file}`;

export const pictureAddress = (id: string): string => recordedAddress(`${id}.webp`);

const load = <Content>(file: string): Promise<Content | Record<string, never>> =>
  fetch(recordedAddress(file))
    .then((answer) => (answer.ok ? answer.json() : {}))
    .catch(() => ({}));

let states: Promise<States> | undefined;

/** Loads the states once for all pictures of a page. Without them every picture is a live frame. */
export function loadStates(): Promise<States> {
  states ??= load<States>('stories.json');
  return states;
}

export const loadWords = (): Promise<Words> => load<Words>('words.json');
