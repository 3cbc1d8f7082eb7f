/** Parts that only some videos or some moments show: they load together, when the first of them is needed. */
export { PrerollBar } from '../prerolls/preroll-bar';
export { CompactControls } from './compact-controls';
export { GamesMenu } from './games-menu';
export { HelpSheet } from './help-sheet';
export { JoinedNote } from './joined-note';
export { LiveStatus } from './live-status';
export { MomentsMenu } from './moments-menu';
export { NextCard } from './next-card';
export { ResumedNote } from './resumed-note';
export { SeekPreview } from './seek-preview';
