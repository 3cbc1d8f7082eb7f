import { THEMES } from '@mocks/data/themes';
import { type FormEvent, useEffect, useState } from 'react';
import './desk.css';
import { outerQuery, writeToAddress } from './address';
import { type StoryEntry, useStories } from './story-index';
import {
  type Frame,
  framesOf,
  inFolder,
  inOwnWindow,
  LANGUAGE_TITLES,
  readView,
  SCREENS,
  type View,
  viewQuery,
} from './view';

const CHOICES = {
  screens: Object.entries(SCREENS).map(([value, { title }]) => ({ value, title })),
  languages: Object.entries(LANGUAGE_TITLES).map(([value, title]) => ({ value, title })),
  themes: Object.keys(THEMES).map((value) => ({ value, title: value })),
};
const LEGENDS = { screens: 'Screens', languages: 'Languages', themes: 'Channel colours' };

/** Shows one story at once on several screens, in several languages and in several colour themes. */
export function SideBySide() {
  const stories = useStories();
  const [view, setView] = useState<View | null>(null);
  const [first] = stories;
  if (first && !view) setView(readView(outerQuery(), first.id));

  useEffect(() => {
    if (view) writeToAddress(new URLSearchParams(viewQuery(view)));
  }, [view]);

  if (!view) return null;
  const toggle = (list: keyof typeof CHOICES, value: string) => {
    const without = view[list].filter((each) => each !== value);
    setView({ ...view, [list]: without.length < view[list].length ? without : [...without, value] });
  };
  return (
    <div className="desk">
      <StoryChoice stories={stories} story={view.story} onChoose={(story) => setView({ ...view, story })} />
      <div className="desk-choices">
        {(['screens', 'languages', 'themes'] as const).map((list) => (
          <fieldset key={list}>
            <legend>{LEGENDS[list]}</legend>
            {CHOICES[list].map(({ value, title }) => (
              <label key={value}>
                <input
                  type="checkbox"
                  checked={view[list].includes(value)}
                  onChange={() => toggle(list, value)}
                />
                {title}
              </label>
            ))}
          </fieldset>
        ))}
      </div>
      <EarlierBuild folder={view.earlier} onChoose={(earlier) => setView({ ...view, earlier })} />
      <div className="desk-frames">
        {framesOf(view).map((frame) => (
          <ScaledFrame key={frame.src} frame={frame} />
        ))}
      </div>
    </div>
  );
}

interface StoryChoiceProps {
  stories: readonly StoryEntry[];
  story: string;
  onChoose(id: string): void;
}

const labelOf = ({ title, name }: StoryEntry) => `${title} / ${name}`;

function StoryChoice({ stories, story, onChoose }: StoryChoiceProps) {
  const chosen = stories.find(({ id }) => id === story);
  const [typed, setTyped] = useState(chosen ? labelOf(chosen) : '');
  return (
    <label className="desk-story">
      <span>Story</span>
      <input
        type="search"
        list="desk-stories"
        value={typed}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => {
          setTyped(target.value);
          const found = stories.find((each) => labelOf(each) === target.value);
          if (found) onChoose(found.id);
        }}
      />
      <datalist id="desk-stories">
        {stories.map((each) => (
          <option key={each.id} value={labelOf(each)} />
        ))}
      </datalist>
    </label>
  );
}

interface EarlierBuildProps {
  folder: string;
  onChoose(folder: string): void;
}

/** Lets a person choose the folder of an earlier build, and checks that the folder contains a Storybook. */
function EarlierBuild({ folder, onChoose }: EarlierBuildProps) {
  const [typed, setTyped] = useState(folder);
  const [missing, setMissing] = useState('');

  async function choose(event: FormEvent): Promise<void> {
    event.preventDefault();
    const wanted = typed.trim();
    const isThere = wanted === '' || (await isStorybook(wanted));
    setMissing(isThere ? '' : wanted);
    if (isThere) onChoose(wanted);
  }

  return (
    <form className="desk-story" onSubmit={choose}>
      <label htmlFor="desk-earlier">Folder of an earlier build, to compare with</label>
      <span className="desk-folder">
        <input
          id="desk-earlier"
          value={typed}
          placeholder="../before"
          onChange={({ target }) => setTyped(target.value)}
        />
        <button type="submit">Compare</button>
      </span>
      <span role="status">{missing && `No Storybook is in ${missing}.`}</span>
    </form>
  );
}

const isStorybook = (folder: string): Promise<boolean> =>
  fetch(`${inFolder(folder)}index.json`)
    .then(async (response) => response.ok && 'entries' in (await response.json()))
    .catch(() => false);

/** The height at which every frame is drawn, so that a phone and a laptop fit next to each other. */
const SHOWN_HEIGHT = 420;

function ScaledFrame({ frame: { name, src, width, height } }: { frame: Frame }) {
  const scale = SHOWN_HEIGHT / height;
  return (
    <figure style={{ inlineSize: width * scale }}>
      <figcaption>
        <a href={inOwnWindow(src)} target="_blank" rel="noreferrer">
          {name}
        </a>
      </figcaption>
      <div style={{ blockSize: SHOWN_HEIGHT }}>
        <iframe
          title={name}
          src={src}
          loading="lazy"
          width={width}
          height={height}
          style={{ transform: `scale(${scale})` }}
        />
      </div>
    </figure>
  );
}
