import { THEMES } from '../../mocks/data/themes';
import { channelTheme } from '../../src/theme/channel-theme';
import { contrast, parseHex } from '../../src/theme/color';

/** What lies on what, by the names that styles use. */
const PAIRS = [
  ['--body-text-color', '--body-background', 'Body text'],
  ['--muted-text', '--body-background', 'Muted words'],
  ['--header-text-color', '--header-background', 'Header'],
  ['--footer-text-color', '--footer-background', 'Footer'],
  ['--on-accent', '--accent-color', 'Button'],
  ['--accent-text', '--body-background', 'Accent as text'],
  ['--on-live', '--live-color', 'Live badge'],
  ['--danger-text', '--body-background', 'Error'],
  ['--success-text', '--body-background', 'Success'],
] as const;

export function ColourTable() {
  const themes = Object.entries(THEMES).map(([name, colors]) => ({ name, ...channelTheme(colors) }));
  return (
    <table>
      <thead>
        <tr>
          <th>What</th>
          {themes.map(({ name }) => (
            <th key={name}>{name}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {PAIRS.map(([text, ground, label]) => (
          <tr key={label}>
            <td>{label}</td>
            {themes.map(({ name, properties }) => {
              const [color, background] = [text, ground].map((part) => parseHex(properties[part] ?? ''));
              if (!color || !background) throw new Error(`${name} has no ${text} or ${ground}`);
              return (
                <td key={name} style={{ color, background }}>
                  {contrast(color, background).toFixed(1)} to 1
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
