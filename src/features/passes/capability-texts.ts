import type { Capability } from '@generated/model';
import type { MessageId } from '../../i18n/message-id';

/** The capabilities that passes advertise, the most valuable first. */
export const CAPABILITY_TEXTS = [
  ['watch', 'buy.canWatch'],
  ['vod_media', 'buy.canLibrary'],
  ['no_ads', 'buy.canSkipAds'],
  ['clipping', 'buy.canClip'],
  ['download', 'buy.canDownload'],
  ['download_clip', 'buy.canDownloadClips'],
] as const satisfies readonly (readonly [Capability, MessageId])[];
