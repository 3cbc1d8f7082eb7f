/**
 * Stands in for the parsers of MPEG-DASH in the bundle (see vite.config.ts): channels stream HLS, and those
 * parsers weigh 31 KB. A DASH source fails as a format that is not supported.
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

// biome-ignore lint/style/noDefaultExport: the module it stands in for has one
export default unsupported;
