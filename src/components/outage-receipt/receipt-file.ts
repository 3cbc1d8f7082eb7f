/** A line of a name and what stands under it; null for an empty line; a text alone stands as it is. */
export type FileLine = readonly [name: string, value: string] | string | null;

interface FileMoment {
  /** On the viewer's clock. */
  local: string;
  /** Milliseconds since 1970. */
  at: number;
  what: string;
  howLong: string;
}

/** 2026-03-01 20:15:04 UTC */
export const utc = (at: number): string => `${new Date(at).toISOString().slice(0, 19).replace('T', ' ')} UTC`;

/** Plain text: every mail programme shows it, none refuses it, and nothing in it runs. */
export function receiptFile(lines: readonly FileLine[], named: (name: string) => string): string {
  const heads = lines.map((line) => (typeof line === 'object' && line ? tame(named(line[0])) : ''));
  const widest = Math.max(0, ...heads.map((head) => head.length));
  return `${lines
    .map((line, place) => {
      if (line === null) return '';
      if (typeof line === 'string') return tame(line);
      return `${heads[place]?.padEnd(widest)} ${tame(line[1])}`;
    })
    .join('\r\n')}\r\n`;
}

/** The same moment by both clocks, what happened and for how long, in columns. */
export function momentLines(moments: readonly FileMoment[]): string[] {
  const wide = (of: (moment: FileMoment) => string) => Math.max(0, ...moments.map((one) => of(one).length));
  const [local, what] = [wide((one) => one.local), wide((one) => one.what)];
  return moments.map((one) =>
    `  ${one.local.padEnd(local)}  ${utc(one.at)}  ${one.what.padEnd(what)}  ${one.howLong}`.trimEnd(),
  );
}

/** A name from the channel begins no line of its own. */
const tame = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');

/** playback-receipt-order-812-event-4200.txt */
export const receiptName = (eventId: number, orderId: number | null): string =>
  `playback-receipt-${orderId === null ? '' : `order-${orderId}-`}event-${eventId}.txt`;
