/*
 * What of the API's answers a page's description is made from. An answer that lacks any of it, or has it in another
 * type, is none: the plain page is shown then.
 */

export interface ChannelFacts {
  name: string;
  language: 'en' | 'fr';
  logo: string | null;
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

/** Beyond it dates are none. */
const LAST_DAY_S = 8.64e12;

type Fields = Record<string, unknown>;
const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

export function readChannel(value: unknown): ChannelFacts | null {
  if (!isRecord(value)) return null;
  const name = textOf(value.name);
  return name === null
    ? null
    : { name, language: value.language === 'fr' ? 'fr' : 'en', logo: textOf(value.logo) };
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
  const pictures = Array.isArray(media) ? media.filter(isRecord).filter(({ kind }) => kind === 1) : [];
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
