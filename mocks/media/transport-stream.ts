import { type Bytes, concat, u32 } from './bytes.ts';

/** A picture of the video in the encoding of an MP4 file. Times are in ticks of 1/90000 second. */
interface Picture {
  data: Bytes;
  pts: number;
  dts: number;
  isKeyframe: boolean;
}

/** The content of one stream segment. */
export interface Segment {
  pictures: Picture[];
  /** The H.264 parameter sets. */
  sps: Bytes;
  pps: Bytes;
  /** AAC frames without their headers. */
  sounds: Bytes[];
  soundPts: number;
  /** The AudioSpecificConfig of the frames. */
  soundConfig: Bytes;
}

const PACKET_BYTES = 188;
const [SLICE, KEYFRAME, SPS, PPS] = [1, 5, 7, 8];

const byte = (bytes: Bytes, at: number): number => bytes[at] ?? 0;

/** Joins the payloads of packets that belong to the same video picture or audio unit. */
function unitsOf(bytes: Bytes): Bytes[] {
  const units: Bytes[][] = [];
  const current = new Map<number, Bytes[]>();
  for (let start = 0; start + PACKET_BYTES <= bytes.length; start += PACKET_BYTES) {
    const pid = ((byte(bytes, start + 1) & 0x1f) << 8) | byte(bytes, start + 2);
    const control = byte(bytes, start + 3) >> 4;
    const from = start + 4 + (control & 2 ? 1 + byte(bytes, start + 4) : 0);
    const payload = control & 1 ? bytes.subarray(from, start + PACKET_BYTES) : bytes.subarray(0, 0);
    if (byte(bytes, start + 1) & 0x40) {
      const unit = [payload];
      current.set(pid, unit);
      units.push(unit);
    } else current.get(pid)?.push(payload);
  }
  return units.map(concat);
}

/** Reads 33 bits from five bytes, with marker bits between them. */
const timeAt = (bytes: Bytes, at: number): number =>
  ((byte(bytes, at) >> 1) & 7) * 2 ** 30 +
  ((byte(bytes, at + 1) << 22) | ((byte(bytes, at + 2) >> 1) << 15)) +
  ((byte(bytes, at + 3) << 7) | (byte(bytes, at + 4) >> 1));

/** Splits an H.264 stream into its units at the start codes. */
function nalUnits(bytes: Bytes): Bytes[] {
  const starts: number[] = [];
  for (let at = 0; at + 3 <= bytes.length; at += 1)
    if (bytes[at] === 0 && bytes[at + 1] === 0 && bytes[at + 2] === 1) starts.push(at + 3);
  return starts.map((start, index) => {
    const next = starts[index + 1];
    let end = next === undefined ? bytes.length : next - 3;
    // A start code may have an extra zero byte in front, and a unit never ends with a zero.
    while (bytes[end - 1] === 0) end -= 1;
    return bytes.subarray(start, end);
  });
}

const kindOf = (nal: Bytes): number => byte(nal, 0) & 0x1f;

/** Returns the AAC frames of a stream, and the configuration that all their headers repeat. */
function aacFrames(bytes: Bytes): { frames: Bytes[]; config: Bytes } {
  const frames: Bytes[] = [];
  for (let at = 0; at + 7 <= bytes.length; ) {
    const header = byte(bytes, at + 1) & 1 ? 7 : 9;
    const length =
      ((byte(bytes, at + 3) & 3) << 11) | (byte(bytes, at + 4) << 3) | (byte(bytes, at + 5) >> 5);
    if (length < header) break;
    frames.push(bytes.subarray(at + header, at + length));
    at += length;
  }
  const profile = (byte(bytes, 2) >> 6) + 1;
  const rate = (byte(bytes, 2) >> 2) & 15;
  const channels = ((byte(bytes, 2) & 1) << 2) | (byte(bytes, 3) >> 6);
  return {
    frames,
    config: new Uint8Array([(profile << 3) | (rate >> 1), ((rate & 1) << 7) | (channels << 3)]),
  };
}

/**
 * Reads an MPEG transport stream with one H.264 video and one AAC audio track, such as a segment of the demo.
 */
export function readSegment(bytes: Bytes): Segment {
  const pictures: Picture[] = [];
  const sound: Bytes[] = [];
  let soundPts = 0;
  let [sps, pps]: Bytes[] = [];
  for (const unit of unitsOf(bytes)) {
    if (byte(unit, 0) !== 0 || byte(unit, 1) !== 0 || byte(unit, 2) !== 1) continue;
    const pts = timeAt(unit, 9);
    const payload = unit.subarray(9 + byte(unit, 8));
    if ((byte(unit, 3) & 0xe0) === 0xc0) {
      if (sound.length === 0) soundPts = pts;
      sound.push(payload);
      continue;
    }
    const nals = nalUnits(payload);
    sps ??= nals.find((nal) => kindOf(nal) === SPS);
    pps ??= nals.find((nal) => kindOf(nal) === PPS);
    const slices = nals.filter((nal) => kindOf(nal) >= SLICE && kindOf(nal) <= KEYFRAME);
    pictures.push({
      data: concat(slices.flatMap((nal) => [u32(nal.length), nal])),
      pts,
      dts: byte(unit, 7) & 0x40 ? timeAt(unit, 14) : pts,
      isKeyframe: slices.some((nal) => kindOf(nal) === KEYFRAME),
    });
  }
  if (!sps || !pps) throw new Error('The segment has no video.');
  const { frames, config } = aacFrames(concat(sound));
  return { pictures, sps, pps, sounds: frames, soundPts, soundConfig: config };
}
