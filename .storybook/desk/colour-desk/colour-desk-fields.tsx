import { useState } from 'react';
import type { ColorSettings } from '../../../generated/model';
import { THEMES } from '../../../mocks/data/themes';
import { ALL_LANGUAGES, LANGUAGES } from '../../../src/i18n/languages';
import { DEFAULT_COLORS } from '../../../src/theme/channel-theme';
import { type DeskChannel, readChannel, writeChannel } from './channel-settings';

const COLOR_NAMES = Object.keys(DEFAULT_COLORS) as (keyof ColorSettings)[];

interface ColoursProps {
  colors: ColorSettings;
  onChange(colors: ColorSettings): void;
}

export function Colours({ colors, onChange }: ColoursProps) {
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

export function Names({ channel: { name, logo, languages }, onChange }: NamesProps) {
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

/** Shows the settings as text that can be edited, pasted and copied. */
export function Settings({ channel, onRead }: SettingsProps) {
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
