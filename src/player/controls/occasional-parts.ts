/**
 * Player parts that only some videos or some moments need. They load together, when the first of them is
 * needed.
 */
export { PrerollBar } from '../prerolls/preroll-bar';
export { CompactControls } from './compact-controls';
export { GamesMenu } from './games-menu';
export { HelpSheet } from './keys/help-sheet';
export { JoinedNote } from './notes/joined-note';
export { LiveStatus } from './notes/live-status';
export { NextCard } from './notes/next-card';
export { ResumedNote } from './notes/resumed-note';
export { MomentsMenu } from './seek/moments-menu';
export { SeekPreview } from './seek/seek-preview';
