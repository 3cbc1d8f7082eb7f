interface Situation {
  /** Something of this event plays for this viewer. */
  plays: boolean;
  live: boolean;
  /** What plays is a recording on this channel, which can be clipped. */
  recording: boolean;
  signedIn: boolean;
  /** The viewer has the capability clipping. */
  mayClip: boolean;
}

/**
 * What the watch page says of clips: the tool, why it is not there, or nothing. A visitor's account is unknown, and
 * another service's video can't be clipped by anybody.
 */
export function clippingOffer(situation: Situation): 'tool' | 'whenOver' | 'notIncluded' | null {
  const { plays, live, recording, signedIn, mayClip } = situation;
  if (!plays || !signedIn || (!live && !recording)) return null;
  if (!mayClip) return 'notIncluded';
  return live ? 'whenOver' : 'tool';
}
