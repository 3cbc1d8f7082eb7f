import type { StoryText } from './french-room.ts';

/** A message in a story, as the page “Copy deck” gets it. */
export interface ShownIn {
  /** The story's place in the list of stories. */
  story: number;
  /** Left, top, width and height in CSS pixels; absent where the message is only read aloud. */
  box?: [number, number, number, number];
  /** The story's picture does not show it. */
  isOutOfView?: true;
  lines?: number;
  isCut?: true;
  /** Only where it differs from the English. */
  french?: { lines: number; isCut?: boolean };
}

export interface ShownMessage {
  /** Its words, with values, in the first story of the list. */
  sample: string;
  /** How many stories show it. */
  count: number;
  /** In how many of them the French takes more lines than the English, or is cut off where the English is not. */
  longerCount: number;
  /** The most telling of them first, a few at most. */
  stories: ShownIn[];
}

/** Where the stories show which messages: see `prepare.ts`. */
export interface ShownMessages {
  /** The ids of all stories whose messages are recorded. */
  stories: string[];
  /** By the message's id; what no story shows is absent. */
  messages: Record<string, ShownMessage>;
}

export const NOTHING_SHOWN: ShownMessages = { stories: [], messages: {} };

/** More would make the file that the page loads larger than a megabyte. */
const MAX_STORIES = 8;

const isLongerInFrench = ({ lines = 0, isCut, french }: Pick<StoryText, 'lines' | 'isCut' | 'french'>) =>
  french !== undefined && (french.lines > lines || (french.isCut === true && !isCut));

const screenOf = (story: string) => story.split('--')[0] ?? '';

/** How well an occurrence shows a message: the French that is too long, then a picture, in a whole screen. */
const rankOf = (story: string, text: StoryText) =>
  (isLongerInFrench(text) ? 8 : 0) +
  (text.box && !text.isOutOfView ? 4 : 0) +
  (text.box ? 2 : 0) +
  (story.startsWith('screens-') ? 1 : 0);

interface Occurrence {
  story: string;
  text: StoryText;
  rank: number;
}

/** The best occurrence of a message in each story. */
function occurrencesById(texts: Readonly<Record<string, readonly StoryText[]>>) {
  const byId = new Map<string, Map<string, Occurrence>>();
  for (const [story, own] of Object.entries(texts))
    for (const text of own) {
      const inStories = byId.get(text.id) ?? new Map<string, Occurrence>();
      byId.set(text.id, inStories);
      const rank = rankOf(story, text);
      if (rank > (inStories.get(story)?.rank ?? -1)) inStories.set(story, { story, text, rank });
    }
  return byId;
}

/** The best first; among equals, one story of each screen comes before a second one of any. */
function sortOccurrences(occurrences: readonly Occurrence[]): Occurrence[] {
  const counts = new Map<string, number>();
  return occurrences
    .map((occurrence) => {
      const key = `${screenOf(occurrence.story)} ${occurrence.rank}`;
      const earlier = counts.get(key) ?? 0;
      counts.set(key, earlier + 1);
      return { occurrence, earlier };
    })
    .sort((one, other) => other.occurrence.rank - one.occurrence.rank || one.earlier - other.earlier)
    .map(({ occurrence }) => occurrence);
}

function toShownIn({ box, isOutOfView, lines, isCut, french }: StoryText, story: number): ShownIn {
  return {
    story,
    ...(box && { box: [box.x, box.y, box.width, box.height], lines }),
    ...(isOutOfView && { isOutOfView }),
    ...(isCut && { isCut }),
    ...(french && { french }),
  };
}

/** Turns what a run found in each story into where each message is shown. */
export function toShownMessages(
  texts: Readonly<Record<string, readonly StoryText[]>>,
  maxStories = MAX_STORIES,
): ShownMessages {
  const stories = Object.keys(texts);
  const indexOf = new Map(stories.map((story, index) => [story, index]));
  const messages = [...occurrencesById(texts)].map(([id, inStories]): [string, ShownMessage] => {
    const sorted = sortOccurrences([...inStories.values()]);
    return [
      id,
      {
        sample: sorted[0]?.text.text ?? '',
        count: sorted.length,
        longerCount: sorted.filter(({ text }) => isLongerInFrench(text)).length,
        stories: sorted
          .slice(0, maxStories)
          .map(({ story, text }) => toShownIn(text, indexOf.get(story) ?? 0)),
      },
    ];
  });
  return { stories, messages: Object.fromEntries(messages) };
}
