import { THEMES } from '../../mocks/data/themes';
import { ContrastCell } from '../desk/colour-desk/contrast-cell';
import { contrastRows } from '../desk/colour-desk/contrast-rows';
import { WideTable } from './wide-table';

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
              const [body] = rows;
              const own = rows[row];
              return own && body && <ContrastCell key={name} row={own} bodyText={body.color} />;
            })}
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}
