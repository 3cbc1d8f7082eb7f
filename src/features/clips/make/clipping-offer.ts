interface Situation {
  /** Whether the viewer may watch the event, and the channel plays it itself. */
  ownVideo: boolean;
  /** Whether the video's player is there. */
  plays: boolean;
  live: boolean;
  /** Whether a recording of this channel plays, which can be clipped. */
  recording: boolean;
  signedIn: boolean;
  /** Whether the viewer has the capability `clipping`. */
  mayClip: boolean;
}

/**
 * Whether the watch page offers the clip tool, says why it is missing, or shows nothing. A visitor's
 * rights are unknown, so that a visitor has to log in first.
 */
export function clippingOffer(situation: Situation): 'tool' | 'logIn' | 'whenOver' | 'notIncluded' | null {
  const { ownVideo, plays, live, recording, signedIn, mayClip } = situation;
  if (!ownVideo) return null;
  if (!signedIn) return live ? 'whenOver' : 'logIn';
  if (!plays || (!live && !recording)) return null;
  if (!mayClip) return 'notIncluded';
  return live ? 'whenOver' : 'tool';
}
