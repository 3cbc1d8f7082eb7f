/** What is known of a story's state: see `prepare.ts`. */
interface State {
  /** The answers that it shows; where no run recorded them, those that it names. */
  answers: string[];
  isRecorded: boolean;
  hasPicture: boolean;
}

/** By the story's id. */
export type States = Readonly<Record<string, State>>;

/** A file of the last run, in the folder that Storybook serves: see `prepare.ts`. */
export const recordedAddress = (file: string): string => `states/${file}`;

export const pictureAddress = (id: string): string => recordedAddress(`${id}.webp`);

let states: Promise<States> | undefined;

/** Loads the states once for all pictures of a page. Without them every picture is a live frame. */
export function loadStates(): Promise<States> {
  states ??= fetch(recordedAddress('stories.json'))
    .then((answer) => (answer.ok ? answer.json() : {}))
    .catch(() => ({}));
  return states;
}
