interface BrowserTest {
  /** The file within e2e/. */
  file: string;
  title: string;
}

/**
 * A stream is no operation of the contract, and happy-dom plays no video. So browser tests prove what the viewer
 * sees if a stream fails. This lists them by the place where the stream plays.
 */
export const streamTests: Record<string, BrowserTest> = {
  'a player': {
    file: 'player/player-recovers.spec.ts',
    title: 'a player that can’t recover shows the channel’s message, and tries again on request',
  },
  'the corner of another screen': {
    file: 'watch/watch-corner.spec.ts',
    title:
      'a stream that fails in the corner shows an error there, and the corner still leads back to the game and can be closed',
  },
  'one of four games': {
    file: 'watch/watch-several.spec.ts',
    title:
      'if the stream of one of four games fails, its tile shows an error, and the other three keep playing',
  },
};
