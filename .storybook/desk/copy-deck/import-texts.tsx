import { useState } from 'react';
import { changesToCsv, LANGUAGE_NAMES, type Message, type TextChange } from '../../texts/copy-deck-csv';
import { faultText, type Import, readImport } from '../../texts/read-import';
import { differenceOf } from './copy-deck-view';
import { MessageId } from './message-id';
import { saveFile } from './save-file';

interface ReadFile extends Import {
  name: string;
}

/** Checks a message file that was edited in a spreadsheet, and lists what it would change. */
export function ImportTexts({ messages }: { messages: readonly Message[] }) {
  const [read, setRead] = useState<ReadFile>();
  const [isOver, setIsOver] = useState(false);
  async function open(file: File | undefined) {
    if (file) setRead({ name: file.name, ...readImport(new Uint8Array(await file.arrayBuffer()), messages) });
  }
  return (
    <section className="copy-deck-import">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: whoever cannot drop a file chooses it with the field inside. */}
      <div
        className={isOver ? 'copy-deck-drop copy-deck-over' : 'copy-deck-drop'}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setIsOver(false);
          void open(event.dataTransfer.files[0]);
        }}
      >
        <label>
          <span>Import a CSV file: choose it, or drop it here</span>
          <input
            type="file"
            accept=".csv,text/csv"
            onChange={({ target }) => {
              void open(target.files?.[0]);
              // Resets the field, so that the same file can be chosen again after a correction.
              target.value = '';
            }}
          />
        </label>
      </div>
      <div role="status">{read && <Summary read={read} />}</div>
      {read && read.faults.length > 0 && <Faults read={read} />}
      {read && read.changes.length > 0 && <Changes read={read} messages={messages} />}
    </section>
  );
}

const plural = (count: number, one: string, other: string) => `${count} ${count === 1 ? one : other}`;

function Summary({ read: { name, rowCount, changes, faults } }: { read: ReadFile }) {
  const faulty = new Set(faults.map(({ row }) => row)).size;
  return (
    <p>
      <b>{name}</b>: {plural(rowCount, 'message', 'messages')},{' '}
      {changes.length === 0
        ? 'no text would change'
        : `${plural(changes.length, 'text', 'texts')} would change`}
      {faulty > 0 && `, ${plural(faulty, 'row has', 'rows have')} a fault`}.
    </p>
  );
}

const MAX_FAULTS = 100;

function Faults({ read: { faults } }: { read: ReadFile }) {
  return (
    <>
      <ul className="copy-deck-faults">
        {faults.slice(0, MAX_FAULTS).map((fault) => (
          <li key={faultText(fault)}>{faultText(fault)}</li>
        ))}
      </ul>
      {faults.length > MAX_FAULTS && <p>and {faults.length - MAX_FAULTS} more faults</p>}
    </>
  );
}

function Changes({ read, messages }: { read: ReadFile; messages: readonly Message[] }) {
  return (
    <>
      <table className="copy-deck-changes">
        <thead>
          <tr>
            <th scope="col">Message</th>
            <th scope="col">Language</th>
            <th scope="col">Before</th>
            <th scope="col">After</th>
          </tr>
        </thead>
        <tbody>
          {read.changes.map((change) => (
            <ChangeRow key={`${change.id} ${change.language}`} change={change} />
          ))}
        </tbody>
      </table>
      {read.faults.length > 0 ? (
        <p>Correct the rows above in the file and choose it again: then the changed messages can be saved.</p>
      ) : (
        <p className="copy-deck-actions">
          <button
            type="button"
            onClick={() => saveFile('grandstand-texts-changed.csv', changesToCsv(messages, read.changes))}
          >
            Save the changed messages
          </button>{' '}
          <code>npm run texts:import -- FILE</code> writes them into the site.
        </p>
      )}
    </>
  );
}

function ChangeRow({ change: { id, language, before, after } }: { change: TextChange }) {
  const { start, removed, added, end } = differenceOf(before, after);
  return (
    <tr>
      <th scope="row">
        <MessageId id={id} />
      </th>
      <td>{LANGUAGE_NAMES[language]}</td>
      <td lang={language}>
        {start}
        {removed && <del>{removed}</del>}
        {end}
      </td>
      <td lang={language}>
        {start}
        {added && <ins>{added}</ins>}
        {end}
      </td>
    </tr>
  );
}
