import { useState } from 'react';
import { type DeskChannel, FIRST_CHANNEL } from './channel-settings';
import './colour-desk.css';
import { Colours, Names, Settings } from './colour-desk-fields';
import { ColourDeskScreens } from './colour-desk-screens';
import { ContrastCell } from './contrast-cell';
import { type ContrastRow, contrastRows } from './contrast-rows';
import '../desk.css';
import type { ColorSettings } from '../../../generated/model';

/** Shows a channel's settings, and every screen with them. No data leaves the page. */
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
      <ColourDeskScreens channel={channel} />
    </div>
  );
}

function Contrast({ colors }: { colors: ColorSettings }) {
  const rows = contrastRows(colors);
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
        {rows.map((row) => (
          <tr key={row.label}>
            <td>{row.label}</td>
            <ContrastCell row={row} bodyText={rows[0]?.color ?? row.color} />
            <td>{row.least} to 1</td>
            <td>{movedText(row)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const movedText = ({ moved, color }: ContrastRow): string =>
  moved ? `${moved.from} had ${moved.ratio.toFixed(1)} to 1; drawn as ${color}` : 'no';
