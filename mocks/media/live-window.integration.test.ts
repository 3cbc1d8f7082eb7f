import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { livePlaylist, recordingPlaylist, segmentsAt, segmentsOf } from './live-window.ts';

interface Line {
  sequence: number;
  file: string;
  discontinuity: number;
}

/** Parses a playlist like a player. */
function read(playlist: string): Line[] {
  const number = (tag: string) => Number(new RegExp(`^#${tag}:(\\d+)$`, 'm').exec(playlist)?.[1]);
  let sequence = number('EXT-X-MEDIA-SEQUENCE');
  let discontinuity = number('EXT-X-DISCONTINUITY-SEQUENCE') || 0;
  const out: Line[] = [];
  for (const line of playlist.split('\n')) {
    if (line === '#EXT-X-DISCONTINUITY') discontinuity += 1;
    if (line && !line.startsWith('#')) out.push({ sequence: sequence++, file: line, discontinuity });
  }
  return out;
}

const instants = fc.integer({ min: Date.UTC(2024, 0), max: Date.UTC(2040, 0) });
const lengths = fc.integer({ min: 6, max: 7200 });
/** A scene whose loop has twelve segments, and one whose loop has six. */
const scenes = fc.constantFrom('rink', 'net');

describe('the demo’s live playlist', () => {
  test('a live playlist has the requested length and ends with the last complete segment', () => {
    fc.assert(
      fc.property(instants, lengths, (now, dvrSeconds) => {
        const lines = read(livePlaylist('360p', { now, dvrSeconds }));
        expect(lines).toHaveLength(Math.max(3, Math.floor(dvrSeconds / 2)));
        const end = ((lines.at(-1)?.sequence ?? 0) + 1) * 2000;
        expect(now - end).toBeGreaterThanOrEqual(0);
        expect(now - end).toBeLessThan(2000);
      }),
    );
  });

  test('a live playlist never moves back, and a segment always has the same file and discontinuity number', () => {
    fc.assert(
      fc.property(instants, fc.integer({ min: 0, max: 120_000 }), lengths, scenes, (now, later, dvrSeconds, scene) => {
        const before = read(livePlaylist('360p', { now, dvrSeconds }, scene));
        const after = read(livePlaylist('360p', { now: now + later, dvrSeconds }, scene));
        expect(after[0]?.sequence).toBeGreaterThanOrEqual(before[0]?.sequence ?? 0);
        const known = new Map(before.map((line) => [line.sequence, line]));
        for (const line of after)
          if (known.has(line.sequence)) expect(line).toEqual(known.get(line.sequence));
      }),
    );
  });

  test('a live playlist has a discontinuity exactly where the recording starts again', () => {
    fc.assert(
      fc.property(instants, lengths, scenes, (now, dvrSeconds, scene) => {
        const lines = read(livePlaylist('234p', { now, dvrSeconds }, scene));
        lines.slice(1).forEach((line, index) => {
          const begins = line.file.endsWith('-00.ts');
          expect(line.discontinuity - (lines[index]?.discontinuity ?? 0)).toBe(begins ? 1 : 0);
        });
      }),
    );
  });

  test.each([
    ['rink', 12],
    ['net', 6],
    ['pool', 12],
  ] as const)('consecutive segments of a live playlist use consecutive files (scene %s, %d per loop)', (scene, count) => {
    const now = Date.UTC(2026, 5, 1, 12);
    const playlist = livePlaylist('360p', { now, dvrSeconds: 60 }, scene);
    const indexes = read(playlist).map(({ file }) => Number(/(\d\d)\.ts$/.exec(file)?.[1]));
    expect(new Set(indexes).size).toBe(count);
    for (const [index, loopIndex] of indexes.slice(1).entries())
      expect(loopIndex).toBe(((indexes[index] ?? 0) + 1) % count);
    const dates = [...playlist.matchAll(/PROGRAM-DATE-TIME:(.*)/g)].map(([, date]) => Date.parse(date ?? ''));
    expect((dates.at(-1) ?? 0) - (dates.at(-2) ?? 0)).toBe(count * 2000);
  });

  test('both renditions of a live playlist cover the same time', () => {
    const window = { now: Date.UTC(2026, 5, 1, 12), dvrSeconds: 60 };
    expect(livePlaylist('234p', window)).toBe(livePlaylist('360p', window).replaceAll('360p', '234p'));
  });

  test('a live playlist has the date and time of its first segment', () => {
    const now = Date.UTC(2026, 5, 1, 12, 0, 1);
    const date = /PROGRAM-DATE-TIME:(.*)/.exec(livePlaylist('360p', { now, dvrSeconds: 20 }))?.[1];
    expect(date).toBe('2026-06-01T11:59:40.000Z');
  });

  test('a live playlist starts no earlier than the stream', () => {
    const now = Date.UTC(2026, 5, 1, 12);
    const { first, last } = segmentsAt({ now, dvrSeconds: 3600, since: now - 30_000 });
    expect(last - first + 1).toBe(15);
    expect(first * 2000).toBe(now - 30_000);
  });

  test('the playlist of a stream that has just started has enough segments for playback', () => {
    const now = Date.UTC(2026, 5, 1, 12);
    const { first, last } = segmentsAt({ now, dvrSeconds: 3600, since: now });
    expect(last - first + 1).toBe(3);
  });
});

describe('the demo’s playlist of a recording', () => {
  test.each([
    [2, 1, 'rink'],
    [23.5, 12, 'rink'],
    [600, 300, 'rink'],
    [12, 6, 'net'],
    [13, 7, 'net'],
    [600, 300, 'net'],
  ] as const)('the playlist of a recording of %d seconds has %d segments, for the scene %s', (seconds, count, scene) => {
    const playlist = recordingPlaylist('360p', seconds, { scene });
    expect(read(playlist)).toHaveLength(count);
    expect(playlist.trimEnd().endsWith('#EXT-X-ENDLIST')).toBe(true);
    expect(playlist.match(/^#EXT-X-DISCONTINUITY$/gm)?.length ?? 0).toBe(Math.ceil(count / segmentsOf(scene)) - 1);
  });
});
