import { useEffect, useRef, useState } from 'react';
import { useNear } from '../use-near';
import type { DeckRow } from './copy-deck-view';
import { IcuText } from './icu-text';
import { MessageId } from './message-id';
import { type Places, ShownWhere } from './shown-where';

/** The number of rows that are rendered at once as they come near the viewport, so that filtering is fast. */
const ROWS_PER_SLICE = 40;

interface CopyDeckTableProps {
  rows: readonly DeckRow[];
  places: Places;
}

export function CopyDeckTable({ rows, places }: CopyDeckTableProps) {
  const [count, setCount] = useState(ROWS_PER_SLICE);
  return (
    <>
      <table className="copy-deck-table">
        <thead>
          <tr>
            <th scope="col">Message</th>
            <th scope="col">English</th>
            <th scope="col">French</th>
            <th scope="col">Length</th>
            <th scope="col">Where it appears</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, count).map((row) => (
            <MessageRow key={row.message.id} row={row} places={places} />
          ))}
        </tbody>
      </table>
      {count < rows.length && <NextSlice key={count} onNear={() => setCount(count + ROWS_PER_SLICE)} />}
    </>
  );
}

function MessageRow({ row, places }: { row: DeckRow; places: Places }) {
  const { message, english, french, share, shown } = row;
  return (
    <tr>
      <th scope="row">
        <MessageId id={message.id} />
        <small>{message.area}</small>
      </th>
      <td lang="en">
        <IcuText elements={english.elements} />
      </td>
      <td lang="fr">
        <IcuText elements={french.elements} />
      </td>
      <td className="copy-deck-length">
        {english.length} → {french.length}
        {share !== null && <small>{share}%</small>}
      </td>
      <td className="copy-deck-place">
        <ShownWhere shown={shown} places={places} />
      </td>
    </tr>
  );
}

function NextSlice({ onNear }: { onNear(): void }) {
  const element = useRef<HTMLDivElement>(null);
  const isNear = useNear(element, '1500px');
  useEffect(() => {
    if (isNear) onNear();
  });
  return <div ref={element} className="copy-deck-next" />;
}
