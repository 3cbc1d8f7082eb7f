import { type Bytes, concat, u32 } from './bytes.ts';
import { readSegment, type Segment } from './transport-stream.ts';

/*
 * Makes an MP4 file from the stream segments of a recording, without re-encoding. So each sport has a
 * download without a second copy of its video in the repository.
 */

const TICKS_PER_SECOND = 90_000;
const SAMPLES_PER_SECOND = 44_100;
const SAMPLES_PER_FRAME = 1024;

const bytesOf = (...numbers: readonly number[]): Bytes => new Uint8Array(numbers);
const u16 = (...numbers: readonly number[]): Bytes =>
  new Uint8Array(numbers.flatMap((number) => [number >> 8, number & 255]));
const ascii = (text: string): Bytes => new TextEncoder().encode(text);

function box(type: string, ...parts: readonly Bytes[]): Bytes {
  const body = concat(parts);
  return concat([u32(body.length + 8), ascii(type), body]);
}
/** Makes a version 0 box with these flags. */
const fullBox = (type: string, flags: number, ...parts: readonly Bytes[]): Bytes =>
  box(type, u32(flags), ...parts);

/** Makes a box with a table: the number of entries, then the entries. */
const table = (type: string, entries: readonly (readonly number[])[]): Bytes =>
  fullBox(type, 0, u32(entries.length), u32(...entries.flat()));

/** Run-length encodes the values, with the count first. */
function runs(values: readonly number[]): [count: number, value: number][] {
  const entries: [number, number][] = [];
  for (const value of values) {
    const last = entries.at(-1);
    if (last?.[1] === value) last[0] += 1;
    else entries.push([1, value]);
  }
  return entries;
}

const IDENTITY = u32(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000);

interface Track {
  id: number;
  handler: 'vide' | 'soun';
  timescale: number;
  /** The duration of each sample, in units of the timescale. */
  durations: readonly number[];
  /** The time to skip at the start, in units of the timescale. */
  skipped: number;
  width: number;
  height: number;
  entry: Bytes;
  /** The sizes of the samples, by chunk. */
  chunks: readonly (readonly number[])[];
  /** The file offset of each chunk. */
  offsets: readonly number[];
  /** The tables that only this kind of track has. */
  tables: readonly Bytes[];
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
const MOVIE_TIMESCALE = 1000;
/**
 * Returns the displayed time of the track. Skipping only compensates for delayed pictures, so it doesn't
 * shorten video.
 */
const movieTime = ({ durations, skipped, timescale, handler }: Track): number =>
  Math.round(((total(durations) - (handler === 'vide' ? 0 : skipped)) * MOVIE_TIMESCALE) / timescale);

function trackBox(track: Track): Bytes {
  const { id, handler, timescale, durations, width, height, chunks } = track;
  const isVideo = handler === 'vide';
  const sizes = chunks.flat();
  const samples = box(
    'stbl',
    fullBox('stsd', 0, u32(1), track.entry),
    table('stts', runs(durations)),
    ...track.tables,
    table(
      'stsc',
      chunks.map((chunk, index) => [index + 1, chunk.length, 1]),
    ),
    fullBox('stsz', 0, u32(0, sizes.length, ...sizes)),
    table(
      'stco',
      track.offsets.map((offset) => [offset]),
    ),
  );
  const media = box(
    'minf',
    isVideo ? fullBox('vmhd', 1, u32(0, 0)) : fullBox('smhd', 0, u32(0)),
    box('dinf', fullBox('dref', 0, u32(1), fullBox('url ', 1))),
    samples,
  );
  return box(
    'trak',
    fullBox(
      'tkhd',
      3,
      u32(0, 0, id, 0, movieTime(track), 0, 0, 0, isVideo ? 0 : 0x01000000),
      IDENTITY,
      u32(width * 0x10000, height * 0x10000),
    ),
    box('edts', table('elst', [[movieTime(track), track.skipped, 0x10000]])),
    box(
      'mdia',
      // The language is undetermined ("und").
      fullBox('mdhd', 0, u32(0, 0, timescale, total(durations), 0x55c40000)),
      fullBox('hdlr', 0, u32(0), ascii(handler), u32(0, 0, 0), bytesOf(0)),
      media,
    ),
  );
}

function videoEntry({ sps, pps }: Segment, width: number, height: number): Bytes {
  const config = concat([
    bytesOf(1, sps[1] ?? 0, sps[2] ?? 0, sps[3] ?? 0, 0xff, 0xe1),
    ...[u16(sps.length), sps, bytesOf(1), u16(pps.length), pps],
  ]);
  const resolution = 72 * 0x10000;
  return box(
    'avc1',
    ...[u32(0), u16(0, 1), u32(0, 0, 0, 0), u16(width, height), u32(resolution, resolution, 0)],
    ...[u16(1), new Uint8Array(32), u16(24, 0xffff), box('avcC', config)],
  );
}

function soundEntry({ soundConfig }: Segment): Bytes {
  const tagged = (tag: number, ...parts: readonly Bytes[]): Bytes => {
    const body = concat(parts);
    return concat([bytesOf(tag, body.length), body]);
  };
  const decoder = tagged(4, bytesOf(0x40, 0x15, 0, 0, 0), u32(0, 0), tagged(5, soundConfig));
  const description = tagged(3, u16(1), bytesOf(0), decoder, tagged(6, bytesOf(2)));
  return box(
    'mp4a',
    ...[u32(0), u16(0, 1), u32(0, 0), u16(1, 16, 0, 0), u32(SAMPLES_PER_SECOND * 0x10000)],
    fullBox('esds', 0, description),
  );
}

const pictureDurations = (times: readonly number[]): number[] =>
  times.map((time, index) => {
    const next = times[index + 1];
    return next === undefined ? time - (times[index - 1] ?? 0) : next - time;
  });

/** Makes an MP4 file from the segments of a recording, in their order. */
export function mp4Of(files: readonly Bytes[], size: { width: number; height: number }): Bytes {
  const segments = files.map(readSegment);
  const [first] = segments;
  const pictures = segments.flatMap((segment) => segment.pictures);
  const [start] = pictures;
  if (!first || !start) throw new Error('A recording has at least one segment.');
  const chunks = segments.flatMap((segment) => [segment.pictures.map(({ data }) => data), segment.sounds]);
  const data = chunks.map(concat);

  const moov = (from: number): Bytes => {
    const places = data.map((_, index) => from + total(data.slice(0, index).map(({ length }) => length)));
    const ofKind = (kind: 0 | 1) => ({
      chunks: chunks
        .filter((_, index) => index % 2 === kind)
        .map((chunk) => chunk.map(({ length }) => length)),
      offsets: places.filter((_, index) => index % 2 === kind),
    });
    const keyframes = pictures.flatMap(({ isKeyframe }, index) => (isKeyframe ? [[index + 1]] : []));
    const ahead = Math.max(0, start.pts - first.soundPts) / TICKS_PER_SECOND;
    const video: Track = {
      ...{ id: 1, handler: 'vide', timescale: TICKS_PER_SECOND, ...size, ...ofKind(0) },
      durations: pictureDurations(pictures.map(({ dts }) => dts)),
      skipped: start.pts - start.dts,
      entry: videoEntry(first, size.width, size.height),
      tables: [table('ctts', runs(pictures.map(({ pts, dts }) => pts - dts))), table('stss', keyframes)],
    };
    const sound: Track = {
      ...{ id: 2, handler: 'soun', timescale: SAMPLES_PER_SECOND, width: 0, height: 0, ...ofKind(1) },
      durations: segments.flatMap(({ sounds }) => sounds.map(() => SAMPLES_PER_FRAME)),
      skipped: Math.round(ahead * SAMPLES_PER_SECOND),
      entry: soundEntry(first),
      tables: [],
    };
    const length = Math.max(movieTime(video), movieTime(sound));
    const header = u32(0, 0, MOVIE_TIMESCALE, length, 0x10000, 0x01000000, 0, 0);
    return box(
      'moov',
      fullBox('mvhd', 0, header, IDENTITY, u32(0, 0, 0, 0, 0, 0, 3)),
      trackBox(video),
      trackBox(sound),
    );
  };

  const type = box('ftyp', ascii('isom'), u32(512), ascii('isomiso2avc1mp41'));
  // The size of the header does not depend on the offsets in it, so a first pass finds where the data start.
  const from = type.length + moov(0).length + 8;
  return concat([type, moov(from), box('mdat', ...data)]);
}
