import { WideTable } from './wide-table';

const USES = [
  ['body-background', 'the page; surfaces are the text’s colour at 5 and 10 percent over it'],
  ['body-text-color', 'text; at 70 percent for muted words, at 20 for lines'],
  ['header-background, header-text-color', 'the bar on top, its links and search'],
  ['footer-background, footer-text-color', 'the foot of the page'],
  ['accent-color', 'the one thing to press on a screen, focus, progress, the chosen tab'],
  ['live-color', 'what is on now, and nothing else'],
] as const;

export function ColourUse() {
  return (
    <WideTable label="The colours of a channel">
      <thead>
        <tr>
          <th scope="col">A channel sets</th>
          <th scope="col">The interface uses it for</th>
        </tr>
      </thead>
      <tbody>
        {USES.map(([names, use]) => (
          <tr key={names}>
            <td>
              <code>{names}</code>
            </td>
            <td>{use}</td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}
