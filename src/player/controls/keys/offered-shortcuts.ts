import type { MessageId } from '../../../i18n/message-id';

interface Medium {
  /** Whether the viewer can seek in it: true for a recording and for a stream with a DVR window. */
  seekable: boolean;
  live: boolean;
  captions: boolean;
  pictureInPicture: boolean;
}

type Row = readonly [keys: readonly string[], does: MessageId, needs?: keyof Medium];

const ROWS: readonly Row[] = [
  [['space', 'k'], 'player.helpPlay'],
  [['j', 'l'], 'player.helpBack10', 'seekable'],
  [['←', '→'], 'player.helpBack5', 'seekable'],
  [['↑', '↓'], 'player.helpVolume'],
  [['m'], 'player.mute'],
  [['f'], 'player.fullScreen'],
  [['c'], 'player.captions', 'captions'],
  [['p'], 'player.pictureInPicture', 'pictureInPicture'],
  [['home', 'end'], 'player.helpEnds', 'seekable'],
  [['0–9'], 'player.helpParts', 'seekable'],
  [[',', '.'], 'player.helpFrames', 'seekable'],
  [['?'], 'player.helpSheet'],
];

/** Returns the keyboard shortcuts that have an effect on this medium. */
export function offeredShortcuts(medium: Medium): readonly Row[] {
  return ROWS.filter(([, does, needs]) => {
    if (medium.live && does === 'player.helpFrames') return false;
    return needs === undefined || medium[needs];
  });
}
