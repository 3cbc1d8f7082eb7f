import type { CaptionFile, PlayerSource } from '../types';
import { embedAddress } from './embed-address';

/** An event's medium, as the backend describes it. */
export interface Medium {
  id: number;
  kind: number;
  name: string | null;
  url: string | null;
  mime_type: string | null;
  duration: number | null;
  expires_ts: number | null;
  captions: readonly { language: string; label: string; url: string; is_default: boolean }[];
}

const MEDIA_KIND = {
  image: 1,
  live: 2,
  vod: 3,
  embedded: 4,
  thumbnails: 5,
  preview: 6,
  previewAlt: 7,
  embeddedPreview: 8,
} as const;

/** Whether another service's embedded player shows the event, even if this viewer has no address for it. */
export function isEmbedded(media: readonly Pick<Medium, 'kind'>[]): boolean {
  return media.some(({ kind }) => kind === MEDIA_KIND.embedded);
}

type MediaRole = 'main' | 'preview';

export interface PlayableMedia {
  /** The medium that is played; clips and viewing reports refer to it. */
  medium: Medium;
  source: PlayerSource;
  /** All cameras, including the chosen one: the media of the same kind that the viewer may see. */
  cameras: readonly Medium[];
}

type Status = 'upcoming' | 'live' | 'finished';

const hasUrl = (medium: Medium): medium is Medium & { url: string } => medium.url !== null;

/**
 * Chooses what to play for an event: an embedded player if there is one, otherwise the stream while live and
 * the recording afterwards. Returns null if this viewer has no address for it.
 */
export function sourceOfMedia(
  media: readonly Medium[],
  status: Status,
  { role = 'main', camera = null }: { role?: MediaRole; camera?: number | null } = {},
): PlayableMedia | null {
  for (const kind of kindsFor(status, role)) {
    const cameras = media.filter((medium) => medium.kind === kind).filter(hasUrl);
    const medium = cameras.find(({ id }) => id === camera) ?? cameras[0];
    const source = medium && toSource(medium, medium.url, thumbnailsOf(media));
    if (source) return { medium, source, cameras };
  }
  return null;
}

function kindsFor(status: Status, role: MediaRole): readonly number[] {
  const { embedded, embeddedPreview, live, preview, previewAlt, vod } = MEDIA_KIND;
  if (role === 'preview') return [preview, previewAlt, embeddedPreview];
  if (status === 'upcoming') return [];
  return [embedded, status === 'live' ? live : vod];
}

function toSource(medium: Medium, url: string, thumbnailsUrl: string | null): PlayerSource | null {
  const { embedded, embeddedPreview, live } = MEDIA_KIND;
  if (medium.kind === embedded || medium.kind === embeddedPreview)
    return embedAddress(url) ? { type: 'embedded', url } : null;
  return {
    type: 'video',
    camera: medium.id,
    url,
    mimeType: medium.mime_type,
    live: medium.kind === live,
    duration: medium.duration,
    captions: medium.captions.map(toCaptionFile),
    thumbnailsUrl: medium.kind === live ? null : thumbnailsUrl,
    expiresAt: medium.expires_ts === null ? null : medium.expires_ts * 1000,
  };
}

function toCaptionFile({ is_default, ...rest }: Medium['captions'][number]): CaptionFile {
  return { ...rest, isDefault: is_default };
}

function thumbnailsOf(media: readonly Medium[]): string | null {
  return media.find((medium) => medium.kind === MEDIA_KIND.thumbnails && hasUrl(medium))?.url ?? null;
}

/** Returns the address of the event's poster image. */
export function posterOfMedia(media: readonly Medium[], image: string | null): string | null {
  return media.find((medium) => medium.kind === MEDIA_KIND.image && hasUrl(medium))?.url ?? image;
}
