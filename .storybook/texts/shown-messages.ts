import type { StoryText } from './french-fit.ts';

/** A message in a story, in the format that the page “Copy deck” loads. */
export interface ShownIn {
  /** The index of the story in the list of stories. */
  story: number;
  /** The left, top, width and height in CSS pixels. Undefined if the message is only read aloud. */
  box?: [number, number, number, number];
  /** Set if the story's picture does not show the message. */
  isOutOfView?: true;
  lines?: number;
  isCut?: true;
  /** The room of the French text, if it differs from that of the English text. */
  french?: { lines: number; isCut?: boolean };
}

export interface ShownMessage {
  /** The words of the message, with values, in the first listed story. */
  sample: string;
  /** The number of stories that show the message. */
  count: number;
  /**
   * The number of stories in which the French text takes more lines than the English one, or is cut off
   * although the English one is not.
   */
  longerCount: number;
  /** A few of the stories, starting with those that show the message best. */
  stories: ShownIn[];
}

/** The stories that show each message, which `prepare.ts` writes. */
export interface ShownMessages {
  /** The ids of all stories whose messages are recorded. */
  stories: string[];
  /** The messages by id. Messages that no story shows are missing. */
  messages: Record<string, ShownMessage>;
}

export const NOTHING_SHOWN: ShownMessages = { stories: [], messages: {} };

/** With more stories per message, the file that the page loads would exceed a megabyte. */
const MAX_STORIES = 8;

const isLongerInFrench = ({ lines = 0, isCut, french }: Pick<StoryText, 'lines' | 'isCut' | 'french'>) =>
  french !== undefined && (french.lines > lines || (french.isCut === true && !isCut));

const screenOf = (story: string) => story.split('--')[0] ?? '';

/**
 * Ranks how well an occurrence shows a message: French that is too long counts most, then a place in the
 * picture, then a whole screen.
 */
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

/** Finds the best occurrence of each message in each story. */
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

/**
 * Sorts the best occurrences first. Among equals, each screen has its first story before any has its second.
 */
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

/** Converts the messages that a run found in each story into the stories that show each message. */
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
