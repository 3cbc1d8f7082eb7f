import type { DeckLanguage } from '../../texts/copy-deck-csv';
import type { ShownIn, ShownMessage } from '../../texts/shown-messages';
import { pictureAddress, type States } from '../recorded-states';
import type { StoryEntry } from '../story-index';
import { storyAddress } from '../story-picture';
import { CROP, cropOf, fitText } from './copy-deck-view';

/** The data about stories that the table needs. */
export interface Places {
  /** The ids of the recorded stories. A message refers to its stories by their index in this list. */
  ids: readonly string[];
  stories: ReadonlyMap<string, StoryEntry>;
  states: States;
  /** The language in which the links open stories. */
  language: DeckLanguage;
}

interface ShownWhereProps {
  shown: ShownMessage | undefined;
  places: Places;
}

const MAX_LISTED = 3;

/** Shows the message in the picture of a story, and links to the stories that show it. */
export function ShownWhere({ shown, places }: ShownWhereProps) {
  if (places.ids.length === 0)
    return (
      <p className="copy-deck-note">
        Not recorded: run <code>npm run states</code>.
      </p>
    );
  if (!shown) return <p className="copy-deck-note">No story shows it.</p>;
  const more = shown.count - shown.stories.length;
  return (
    <div className="copy-deck-where">
      <MessagePicture shown={shown} places={places} />
      <div>
        <StoryLinks shownIn={shown.stories.slice(0, MAX_LISTED)} places={places} />
        {shown.stories.length > MAX_LISTED && (
          <details>
            <summary>and {shown.count - MAX_LISTED} more</summary>
            <StoryLinks shownIn={shown.stories.slice(MAX_LISTED)} places={places} />
            {more > 0 && <p className="copy-deck-note">and {more} others</p>}
          </details>
        )}
      </div>
    </div>
  );
}

function StoryLinks({ shownIn, places }: { shownIn: readonly ShownIn[]; places: Places }) {
  return (
    <ul>
      {shownIn.map((shown) => {
        const id = places.ids[shown.story] ?? '';
        const fit = fitText(shown);
        return (
          <li key={id}>
            <a href={storyAddress(id, places.language)} target="_parent">
              {titleOf(id, places)}
            </a>
            {fit && <span className="copy-deck-room">{fit}</span>}
          </li>
        );
      })}
    </ul>
  );
}

function titleOf(id: string, { stories }: Places): string {
  const story = stories.get(id);
  return story ? `${story.title.replace(/^Screens\//, '').replaceAll('/', ' / ')}: ${story.name}` : id;
}

function MessagePicture({ shown, places }: { shown: ShownMessage; places: Places }) {
  const pictured = shown.stories.find(
    ({ story, box, isOutOfView }) =>
      box && !isOutOfView && places.states[places.ids[story] ?? '']?.hasPicture,
  );
  if (!pictured?.box) return <p className="copy-deck-note">{whyNoPicture(shown, places)}</p>;
  const id = places.ids[pictured.story] ?? '';
  const { width, left, top, outline } = cropOf(pictured.box);
  return (
    <a
      className="copy-deck-picture"
      href={storyAddress(id, places.language)}
      target="_parent"
      aria-label={`“${shown.sample}” in ${titleOf(id, places)}`}
      style={{ inlineSize: CROP.width, blockSize: CROP.height }}
    >
      <img
        src={pictureAddress(id)}
        alt=""
        loading="lazy"
        style={{ width, translate: `${left}px ${top}px` }}
      />
      <span style={outline} />
    </a>
  );
}

function whyNoPicture({ stories }: ShownMessage, { ids, states }: Places): string {
  if (stories.every(({ box }) => !box)) return 'Only read aloud, or in a closed list.';
  if (stories.every(({ story }) => !states[ids[story] ?? '']?.hasPicture))
    return 'Not pictured: run npm run states.';
  return 'Below the pictures’ edge, or covered.';
}
