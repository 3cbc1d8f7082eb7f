import { THEMES } from '../../mocks/data/themes';
import { contrastRows } from '../desk/colour-desk/contrast-rows';
import { WideTable } from './wide-table';

/** Below this contrast, a colour is only for graphics, and no text may have it. */
const LEAST_FOR_TEXT = 4.5;

export function ColourTable() {
  const themes = Object.entries(THEMES).map(([name, colors]) => ({ name, rows: contrastRows(colors) }));
  return (
    <WideTable label="Contrasts in each channel">
      <thead>
        <tr>
          <th scope="col">What</th>
          {themes.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {themes[0]?.rows.map(({ label }, row) => (
          <tr key={label}>
            <td>{label}</td>
            {themes.map(({ name, rows }) => {
              const { color, background, ratio, least = LEAST_FOR_TEXT } = rows[row] ?? {};
              const style =
                least < LEAST_FOR_TEXT
                  ? { color: rows[0]?.color, background, boxShadow: `inset 0 0 0 3px ${color}` }
                  : { color, background };
              return (
                <td key={name} style={style}>
                  {ratio?.toFixed(1)} to 1
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}
