/** A line of the file: a label with its value, a plain text, or null for an empty line. */
export type FileLine = readonly [name: string, value: string] | string | null;

interface FileMoment {
  /** The time in the viewer's time zone. */
  local: string;
  /** Milliseconds since the epoch. */
  at: number;
  what: string;
  duration: string;
}

/** Formats a time, for example as 2026-03-01 20:15:04 UTC. */
export const utc = (at: number): string => `${new Date(at).toISOString().slice(0, 19).replace('T', ' ')} UTC`;

/** Creates the receipt as plain text, which every e-mail program shows and none blocks. */
export function receiptFile(lines: readonly FileLine[], named: (name: string) => string): string {
  const labels = lines.map((line) => (typeof line === 'object' && line ? singleLine(named(line[0])) : ''));
  const maxWidth = Math.max(0, ...labels.map((head) => head.length));
  return `${lines
    .map((line, index) => {
      if (line === null) return '';
      if (typeof line === 'string') return singleLine(line);
      return `${labels[index]?.padEnd(maxWidth)} ${singleLine(line[1])}`;
    })
    .join('\r\n')}\r\n`;
}

/** Formats moments as a table: local time, UTC, what happened, and its duration. */
export function momentLines(moments: readonly FileMoment[]): string[] {
  const maxLength = (of: (moment: FileMoment) => string) =>
    Math.max(0, ...moments.map((one) => of(one).length));
  const [local, what] = [maxLength((one) => one.local), maxLength((one) => one.what)];
  return moments.map((one) =>
    `  ${one.local.padEnd(local)}  ${utc(one.at)}  ${one.what.padEnd(what)}  ${one.duration}`.trimEnd(),
  );
}

/** Replaces control characters, so that a text from the channel cannot start a new line. */
const singleLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');

/** The file name of a receipt, for example playback-receipt-order-812-event-4200.txt. */
export const receiptName = (eventId: number, orderId: number | null): string =>
  `playback-receipt-${orderId === null ? '' : `order-${orderId}-`}event-${eventId}.txt`;
