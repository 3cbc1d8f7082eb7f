import { useEffect, useRef, useState } from 'react';
import type { ColorSettings } from '../../generated/model';
import { THEMES } from '../../mocks/data/themes';
import { ALL_LANGUAGES, LANGUAGES } from '../../src/i18n/languages';
import { DEFAULT_COLORS } from '../../src/theme/channel-theme';
import { type DeskChannel, FIRST_CHANNEL, readChannel, writeChannel } from './channel-settings';
import './colour-desk.css';
import { contrastRows } from './contrast-rows';
import './desk.css';
import { firstOfEachScreen, useStories } from './story-index';
import { createTurns } from './turns';
import { framesOf, inOwnWindow } from './view';

const COLOR_NAMES = Object.keys(DEFAULT_COLORS) as (keyof ColorSettings)[];

/** How long a text field rests before the screens follow. */
const PAUSE_MS = 500;

/** A channel's settings, and every screen in them. Nothing leaves the page. */
export function ColourDesk() {
  const [channel, setChannel] = useState(FIRST_CHANNEL);
  const change = (part: Partial<DeskChannel>) => setChannel((before) => ({ ...before, ...part }));
  return (
    <div className="desk">
      <div className="colour-desk">
        <Colours colors={channel.colors} onChange={(colors) => change({ colors })} />
        <Names channel={channel} onChange={change} />
        <Settings channel={channel} onRead={setChannel} />
      </div>
      <h2>Contrast</h2>
      <Contrast colors={channel.colors} />
      <h2>Every screen</h2>
      <Screens channel={channel} />
    </div>
  );
}

interface ColoursProps {
  colors: ColorSettings;
  onChange(colors: ColorSettings): void;
}

function Colours({ colors, onChange }: ColoursProps) {
  return (
    <fieldset>
      <legend>Colours</legend>
      {COLOR_NAMES.map((name) => (
        <label key={name} className="colour-desk-colour">
          <input
            type="color"
            value={colors[name]}
            onChange={({ target }) => onChange({ ...colors, [name]: target.value })}
          />
          <span>{name}</span>
          <code>{colors[name]}</code>
        </label>
      ))}
      <label className="colour-desk-start">
        <span>Start from</span>
        <select
          value=""
          onChange={({ target }) =>
            onChange({
              ...DEFAULT_COLORS,
              ...Object.entries(THEMES).find(([name]) => name === target.value)?.[1],
            })
          }
        >
          <option value="">a channel of this Storybook</option>
          {Object.keys(THEMES).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
    </fieldset>
  );
}

interface NamesProps {
  channel: DeskChannel;
  onChange(part: Partial<DeskChannel>): void;
}

function Names({ channel: { name, logo, languages }, onChange }: NamesProps) {
  return (
    <fieldset>
      <legend>Name, logo, languages</legend>
      <label className="colour-desk-text">
        <span>Name</span>
        <input
          value={name}
          maxLength={100}
          onChange={({ target }) => target.value && onChange({ name: target.value })}
        />
      </label>
      <label className="colour-desk-text">
        <span>Logo: a file of this device, or none</span>
        <input
          type="file"
          accept="image/*"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            const reader = new FileReader();
            reader.onload = () => onChange({ logo: String(reader.result) });
            if (file) reader.readAsDataURL(file);
          }}
        />
      </label>
      {logo && (
        <p className="colour-desk-logo">
          <img src={logo} alt="The channel’s logo" />
          <button type="button" onClick={() => onChange({ logo: null })}>
            Remove the logo
          </button>
        </p>
      )}
      <span>Languages; the first one is the channel’s own</span>
      {ALL_LANGUAGES.map((language) => (
        <label key={language}>
          <input
            type="checkbox"
            checked={languages.includes(language)}
            onChange={() => {
              const without = languages.filter((each) => each !== language);
              const left = without.length < languages.length ? without : [...without, language];
              if (left.length > 0) onChange({ languages: left });
            }}
          />{' '}
          {LANGUAGES[language].name}
        </label>
      ))}
    </fieldset>
  );
}

interface SettingsProps {
  channel: DeskChannel;
  onRead(channel: DeskChannel): void;
}

/** The settings as text: changed here, pasted, or copied. */
function Settings({ channel, onRead }: SettingsProps) {
  const written = writeChannel(channel);
  const [draft, setDraft] = useState<string | null>(null);
  const [faults, setFaults] = useState<string[]>([]);
  const [copied, setCopied] = useState(false);
  return (
    <fieldset className="colour-desk-settings">
      <legend>Settings as JSON</legend>
      <textarea
        aria-label="Settings as JSON"
        rows={20}
        spellCheck={false}
        value={draft ?? written}
        onChange={({ target }) => {
          const read = readChannel(target.value, channel);
          setFaults(read.faults);
          setDraft(target.value);
          setCopied(false);
          if (read.faults.length === 0) onRead(read.channel);
        }}
        onBlur={() => faults.length === 0 && setDraft(null)}
      />
      <div role="status">
        {faults.length > 0 && (
          <ul>
            {faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        )}
        {copied && 'Copied.'}
      </div>
      <button
        type="button"
        onClick={() => void navigator.clipboard.writeText(written).then(() => setCopied(true))}
      >
        Copy the settings
      </button>{' '}
      <a download="channel-settings.json" href={`data:application/json,${encodeURIComponent(written)}`}>
        Save as a file
      </a>
    </fieldset>
  );
}

function Contrast({ colors }: { colors: ColorSettings }) {
  return (
    <table>
      <thead>
        <tr>
          <th>What</th>
          <th>As drawn, at its lowest</th>
          <th>At least, by WCAG 2.2</th>
          <th>Moved to be readable</th>
        </tr>
      </thead>
      <tbody>
        {contrastRows(colors).map(({ label, color, background, ratio, least, moved }) => (
          <tr key={label}>
            <td>{label}</td>
            <td style={{ color, background }}>{ratio.toFixed(1)} to 1</td>
            <td>{least} to 1</td>
            <td>{moved ? `${moved.from} had ${moved.ratio.toFixed(1)} to 1; drawn as ${color}` : 'no'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What a frame of the desk gets: in its name, so that a logo of any size fits and no address holds it. */
const nameOf = (channel: DeskChannel) => JSON.stringify({ deskChannel: channel });

function Screens({ channel }: { channel: DeskChannel }) {
  const screens = firstOfEachScreen(useStories());
  const { name, logo, languages } = channel;
  const [opened, setOpened] = useState(channel);
  // Colours are sent to the open frames; all else opens them again.
  const rest = JSON.stringify([name, logo, languages]);
  const isOpen = rest === JSON.stringify([opened.name, opened.logo, opened.languages]);
  useEffect(() => {
    if (isOpen) return;
    const timer = setTimeout(() => setOpened(channel), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isOpen, channel]);
  return (
    <div className="desk-frames">
      {screens.map(({ id, title }) => (
        <Screen key={`${id} ${JSON.stringify(opened)}`} id={id} title={title} channel={channel} />
      ))}
    </div>
  );
}

interface ScreenProps {
  id: string;
  title: string;
  channel: DeskChannel;
}

const SHOWN_WIDTH = 400;

/** Sites that start at the same time slow each other down. */
const starts = createTurns(3);

function sendColors(frame: HTMLIFrameElement | null, deskColors: ColorSettings): void {
  frame?.contentWindow?.postMessage({ deskColors }, location.origin);
}

/** A screen loads as it comes into view, and ends when it is far out of it: fifty sites at once are too many. */
function Screen({ id, title, channel }: ScreenProps) {
  const place = useRef<HTMLElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [isNear, setIsNear] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const endTurn = useRef(() => {});
  const [language = 'en'] = channel.languages;
  const [shown] = framesOf({ story: id, screens: ['laptop'], languages: [language], themes: ['dark'] });

  useEffect(() => {
    const watcher = new IntersectionObserver(([entry]) => setIsNear(entry?.isIntersecting ?? false), {
      rootMargin: '400px',
    });
    if (place.current) watcher.observe(place.current);
    return () => watcher.disconnect();
  }, []);
  useEffect(() => {
    if (!isNear) return setIsOpen(false);
    endTurn.current = starts.take(() => setIsOpen(true));
    return endTurn.current;
  }, [isNear]);
  useEffect(() => {
    if (isOpen) sendColors(frame.current, channel.colors);
  }, [isOpen, channel.colors]);

  if (!shown) return null;
  const scale = SHOWN_WIDTH / shown.width;
  return (
    <figure ref={place} style={{ inlineSize: SHOWN_WIDTH }}>
      <figcaption>
        <a href={inOwnWindow(shown.src)} target="_blank" rel="noreferrer">
          {title}
        </a>
      </figcaption>
      <div style={{ blockSize: shown.height * scale }}>
        {isOpen && (
          <iframe
            ref={frame}
            onLoad={() => {
              sendColors(frame.current, channel.colors);
              endTurn.current();
            }}
            title={title}
            name={nameOf(channel)}
            src={shown.src}
            width={shown.width}
            height={shown.height}
            style={{ transform: `scale(${scale})` }}
          />
        )}
      </div>
    </figure>
  );
}
