const HLS = 'application/x-mpegURL';
const BY_EXTENSION: Record<string, string> = {
  m3u8: HLS,
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  mov: 'video/mp4',
  webm: 'video/webm',
  ogv: 'video/ogg',
};

/** The MIME type of a source: the declared type, otherwise a guess from the file extension, otherwise HLS. */
export function mimeType(url: string, declared: string | null): string {
  if (declared) return isHls(declared) ? HLS : declared;
  const path = url.split(/[?#]/, 1)[0] ?? '';
  return BY_EXTENSION[path.split('.').at(-1)?.toLowerCase() ?? ''] ?? HLS;
}

export function isHls(type: string): boolean {
  return /^(application|audio)\/(x-|vnd\.apple\.)?mpegurl/i.test(type);
}
