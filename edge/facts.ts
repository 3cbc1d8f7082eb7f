/*
 * Parses the fields of API responses that a page's description needs. A response with a missing field or a
 * wrong type counts as no response, and the plain page is served.
 */

import { MediaKind } from '../generated/model/mediaKind.ts';
import type { ChannelLanguages } from '../src/i18n/languages.ts';
import { isRecord } from '../src/lib/parse/is.ts';

export interface ChannelFacts {
  name: string;
  languages: ChannelLanguages;
  logo: string | null;
  favicon: string | null;
}

export interface EventFacts {
  name: string;
  description: string | null;
  image: string | null;
  stream_status: string;
  event_utc_ts: number;
  time_zone: string;
  participants: readonly { short_name: string }[];
}

export interface ClipFacts {
  name: string;
  event_name: string | null;
  image: string | null;
}

/** The latest date that JavaScript can represent, in seconds since the epoch. */
export const LAST_DAY_S = 8.64e12;

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

export function readChannel(value: unknown): ChannelFacts | null {
  if (!isRecord(value)) return null;
  const { language, languages, language_detection } = value;
  const name = textOf(value.name);
  if (name === null) return null;
  return {
    name,
    languages: {
      language: textOf(language),
      languages: Array.isArray(languages) ? languages.filter((one) => typeof one === 'string') : [],
      language_detection: language_detection !== false,
    },
    logo: textOf(value.logo),
    favicon: textOf(value.favicon),
  };
}

export function readEvent(value: unknown): EventFacts | null {
  if (!isRecord(value)) return null;
  const { event_utc_ts, participants, media } = value;
  const [name, status, zone] = [value.name, value.stream_status, value.time_zone].map(textOf);
  if (!name || !status || !zone || !Array.isArray(participants)) return null;
  if (typeof event_utc_ts !== 'number' || !(Math.abs(event_utc_ts) <= LAST_DAY_S)) return null;
  const teams = participants.map((team: unknown) => ({
    short_name: textOf(isRecord(team) ? team.short_name : null) ?? '',
  }));
  if (teams.some(({ short_name }) => short_name === '')) return null;
  const pictures = Array.isArray(media)
    ? media.filter(isRecord).filter(({ kind }) => kind === MediaKind.image)
    : [];
  return {
    name,
    description: textOf(value.description),
    image: textOf(pictures[0]?.url) ?? textOf(value.image),
    stream_status: status,
    event_utc_ts,
    time_zone: zone,
    participants: teams,
  };
}

export function readClip(value: unknown): ClipFacts | null {
  if (!isRecord(value)) return null;
  const name = textOf(value.name);
  return name === null ? null : { name, event_name: textOf(value.event_name), image: textOf(value.image) };
}

export const readKey = (value: unknown, name: 'channel_key' | 'api_key'): string | null =>
  isRecord(value) ? textOf(value[name]) : null;

export function readHosts(value: unknown): { apiHost?: string; keysHost?: string } {
  const hosts = isRecord(value) && isRecord(value.hosts) ? value.hosts : {};
  const [apiHost, keysHost] = [hosts.apiHost, hosts.keysHost];
  return {
    ...(typeof apiHost === 'string' ? { apiHost } : {}),
    ...(typeof keysHost === 'string' ? { keysHost } : {}),
  };
}
