import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesOf } from './live-window.ts';
import { mp4Of } from './mp4-file.ts';
import { MEDIA_FOLDER } from './read-file-node.ts';
import { loopSecondsOf, SCENE_NAMES, type SceneName } from './scenes.ts';
import { readSegment } from './transport-stream.ts';

const SIZE = { width: 640, height: 360 };
const FRAMES_PER_SECOND = 30;

const segmentsOf = (scene: SceneName) =>
  filesOf('360p', scene).map((file) => new Uint8Array(readFileSync(MEDIA_FOLDER + file)));

/** Returns the bodies of all boxes at this path, for example moov/trak/mdia. */
function boxes(bytes: Buffer, [type, ...below]: string[]): Buffer[] {
  const found: Buffer[] = [];
  for (let at = 0; at + 8 <= bytes.length; at += bytes.readUInt32BE(at))
    if (bytes.toString('latin1', at + 4, at + 8) === type)
      found.push(bytes.subarray(at + 8, at + bytes.readUInt32BE(at)));
  return below.length > 0 ? found.flatMap((body) => boxes(body, below)) : found;
}

const entriesOf = (body: Buffer, from: number): number[] =>
  Array.from({ length: Math.floor((body.length - from) / 4) }, (_, index) =>
    body.readUInt32BE(from + index * 4),
  );

test('reads the pictures, parameter sets and sound from a stream segment', () => {
  const [first] = segmentsOf('net');
  const { pictures, sps, pps, sounds, soundConfig } = readSegment(first ?? new Uint8Array());
  expect(pictures).toHaveLength(2 * FRAMES_PER_SECOND);
  expect(pictures[0]?.isKeyframe).toBe(true);
  expect([...sps.slice(0, 2)]).toEqual([0x67, 77]);
  expect(pps[0]).toBe(0x68);
  // These bytes mean AAC-LC, 44.1 kHz, one channel.
  expect([...soundConfig]).toEqual([0x12, 0x08]);
  expect(sounds.length).toBeGreaterThan(80);
});

test('readSegment refuses bytes that are not video', () => {
  expect(() => readSegment(new Uint8Array(188 * 3))).toThrow('no video');
  expect(() => mp4Of([], SIZE)).toThrow('at least one segment');
});

test.each(SCENE_NAMES)(
  'the download of the scene %s is as long as its loop and has all of its pictures',
  (scene) => {
    const files = segmentsOf(scene);
    const mp4 = Buffer.from(mp4Of(files, SIZE));
    const [header] = boxes(mp4, ['moov', 'mvhd']);
    expect((header?.readUInt32BE(16) ?? 0) / 1000).toBeCloseTo(loopSecondsOf(scene), 0);

    const tables = ['moov', 'trak', 'mdia', 'minf', 'stbl'];
    const [pictureSizes = [], soundSizes = []] = boxes(mp4, [...tables, 'stsz']).map((body) =>
      entriesOf(body, 12),
    );
    expect(pictureSizes).toHaveLength(loopSecondsOf(scene) * FRAMES_PER_SECOND);

    // Each chunk must start at the offset in its track's table.
    const chunkStarts = boxes(mp4, [...tables, 'stco']).map((body) => entriesOf(body, 8));
    const sources = files.map(readSegment);
    for (const [index, { pictures, sounds }] of sources.entries()) {
      const [pictureStart = 0, soundStart = 0] = chunkStarts.map((starts) => starts[index]);
      const [picture, sound] = [pictures[0]?.data ?? [], sounds[0] ?? []];
      expect(mp4.subarray(pictureStart, pictureStart + picture.length).equals(Buffer.from(picture))).toBe(
        true,
      );
      expect(mp4.subarray(soundStart, soundStart + sound.length).equals(Buffer.from(sound))).toBe(true);
    }
    expect(soundSizes).toHaveLength(sources.flatMap(({ sounds }) => sounds).length);

    // The edit list must skip exactly the time by which the composition offsets delay pictures.
    const [late] = boxes(mp4, [...tables, 'ctts']);
    const [skipped] = boxes(mp4, ['moov', 'trak', 'edts', 'elst']);
    expect(skipped?.readUInt32BE(12)).toBe(late?.readUInt32BE(12));
  },
);
