/**
 * Replaces the MPEG-DASH parsers in the bundle (see vite.config.ts): channels stream HLS, and those parsers
 * weigh 31 KB. A DASH source fails as an unsupported format.
 */
function unsupported(): never {
  throw new Error('MPEG-DASH is not supported');
}

export {
  unsupported as addSidxSegmentsToPlaylist,
  unsupported as generateSidxKey,
  unsupported as parse,
  unsupported as parseUTCTiming,
};

// biome-ignore lint/style/noDefaultExport: the module that it replaces has a default export.
export default unsupported;
