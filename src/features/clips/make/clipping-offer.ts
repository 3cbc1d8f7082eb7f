interface Situation {
  /** Whether a video of this event plays for this viewer. */
  plays: boolean;
  live: boolean;
  /** Whether a recording of this channel plays, which can be clipped. */
  recording: boolean;
  signedIn: boolean;
  /** Whether the viewer has the capability `clipping`. */
  mayClip: boolean;
}

/**
 * Whether the watch page offers the clip tool, says why it is missing, or shows nothing. It shows nothing
 * to visitors, because their rights are unknown, and nothing if the video belongs to another service.
 */
export function clippingOffer(situation: Situation): 'tool' | 'whenOver' | 'notIncluded' | null {
  const { plays, live, recording, signedIn, mayClip } = situation;
  if (!plays || !signedIn || (!live && !recording)) return null;
  if (!mayClip) return 'notIncluded';
  return live ? 'whenOver' : 'tool';
}
