import { useState } from 'react';
import { THEMES, type ThemeName } from '../../mocks/data/themes';
import source from '../../src/theme/tokens.json';
import { exportTokens } from '../../tools/tokens/export-tokens';

const NAMES = Object.keys(THEMES) as ThemeName[];

/**
 * Downloads all tokens and a channel's colours as one file. The page creates the file, so no server is
 * needed.
 */
export function TokenDownload() {
  const [name, setName] = useState<ThemeName>('dark');
  const file = JSON.stringify(exportTokens(source, THEMES[name]), null, 2);
  return (
    <p>
      <label>
        With the colours of the channel{' '}
        <select value={name} onChange={({ target }) => setName(target.value as ThemeName)}>
          {NAMES.map((theme) => (
            <option key={theme}>{theme}</option>
          ))}
        </select>
      </label>{' '}
      <a
        download={`grandstand-${name.replace(' ', '-')}.tokens.json`}
        href={`data:application/json,${encodeURIComponent(file)}`}
      >
        Save the Design Tokens file
      </a>
    </p>
  );
}
