import { THEMES } from '../../mocks/data/themes';
import { contrastRows } from '../desk/colour-desk/contrast-rows';

export function ColourTable() {
  const themes = Object.entries(THEMES).map(([name, colors]) => ({ name, rows: contrastRows(colors) }));
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
        {themes[0]?.rows.map(({ label }, row) => (
          <tr key={label}>
            <td>{label}</td>
            {themes.map(({ name, rows }) => {
              const { color, background, ratio } = rows[row] ?? {};
              return (
                <td key={name} style={{ color, background }}>
                  {ratio?.toFixed(1)} to 1
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
