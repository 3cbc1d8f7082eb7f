/** One rendition of a stream, as its master playlist lists it. */
export interface ListedRendition {
  url: string;
  /** Bits per second; null if the playlist omits it. */
  bandwidth: number | null;
  width: number | null;
  height: number | null;
}

const RENDITION = '#EXT-X-STREAM-INF:';
const INIT_SEGMENT = '#EXT-X-MAP:';

const linesOf = (text: string): string[] => text.split(/\r?\n/).map((line) => line.trim());
const isAddress = (line: string): boolean => line !== '' && !line.startsWith('#');

/** The renditions of a master playlist; none for the playlist of one rendition. */
export function readRenditions(text: string, playlistUrl: string): ListedRendition[] {
  const lines = linesOf(text);
  return lines.flatMap((line, index) => {
    if (!line.startsWith(RENDITION)) return [];
    const address = lines.slice(index + 1).find(isAddress);
    if (address === undefined) return [];
    // AVERAGE-BANDWIDTH ends in the same word.
    const bandwidth = /[:,]BANDWIDTH=(\d+)/.exec(line)?.[1];
    const [, width, height] = /[:,]RESOLUTION=(\d+)x(\d+)/.exec(line) ?? [];
    return [
      {
        url: new URL(address, playlistUrl).href,
        bandwidth: bandwidth ? Number(bandwidth) : null,
        width: width ? Number(width) : null,
        height: height ? Number(height) : null,
      },
    ];
  });
}

/**
 * The files that the start of a recording needs: the first segment, after its initialization segment where it has
 * one. None if they are parts of larger files, since the library requests those by byte range.
 */
export function readFirstFiles(text: string, playlistUrl: string): string[] {
  const lines = linesOf(text);
  if (lines.some((line) => line.startsWith('#EXT-X-BYTERANGE:'))) return [];
  const init = lines.find((line) => line.startsWith(INIT_SEGMENT));
  if (init?.includes('BYTERANGE=')) return [];
  const initAddress = init && /[:,]URI="([^"]+)"/.exec(init)?.[1];
  const segment = lines.find(isAddress);
  return [initAddress, segment].flatMap((address) => (address ? [new URL(address, playlistUrl).href] : []));
}
