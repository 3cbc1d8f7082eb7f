import type { DataEvent, VideoEvent, VideoViewing } from '@generated/model';
import { operations } from '@generated/operations';
import { cleanAddress, cleanPath, redactText } from '../../api/redact';
import { isLogIn } from '../log-in';
import type { ObservedEvent } from '../observed-events';

type Own<Event> = Event extends unknown ? Omit<Event, 'profile' | 'session_uuid'> : never;

/** A record as it waits: whose it is and in which session is said when it is sent. */
export type DataRecord =
  | { to: 'event'; body: Own<DataEvent> }
  | { to: 'video-event'; body: VideoEvent }
  | { to: 'viewing'; body: VideoViewing };

export interface Arrival {
  /** Where the viewer came from, as the browser tells it. */
  referrer: string;
  /** The site's own origin. */
  origin: string;
}

const LONGEST_URL = 4096;
const LONGEST_PATH = 2048;
const LONGEST_MESSAGE = 2000;

/** What the data-collection service is told of something that happened; null for nothing. */
export function dataRecord(
  happening: ObservedEvent,
  trk: string | undefined,
  arrival: Arrival,
): DataRecord | null {
  switch (happening.type) {
    case 'firstFrame':
      return { to: 'video-event', body: happening.value };
    case 'viewing':
      return { to: 'viewing', body: happening.value };
    case 'exchange':
    case 'user-set':
    case 'visit': {
      const own = eventOf(happening, arrival);
      return own && { to: 'event', body: { ...common(happening, trk), ...own } };
    }
    default:
      return null;
  }
}

function common({ href, viewer }: ObservedEvent, trk: string | undefined) {
  return {
    user_id: viewer?.id ?? null,
    user_email: viewer?.email ?? null,
    origin_url: cleanAddress(href).slice(0, LONGEST_URL),
    ...(trk ? { trk } : {}),
  };
}

function eventOf(happening: ObservedEvent, arrival: Arrival) {
  const timestamp = new Date(happening.at).toISOString();
  if (happening.type === 'exchange') {
    const { operation, url, status, length, message } = happening.value;
    if (operations[operation].host !== 'apiHost') return null;
    return {
      event: 'api_request' as const,
      url: withoutKeys(url).slice(0, LONGEST_URL),
      status,
      error_message: message === '' ? null : redactText(message).slice(0, LONGEST_MESSAGE),
      response_length: length,
    };
  }
  if (happening.type === 'user-set') {
    const { operation, email } = happening.value;
    return isLogIn(operation) ? { event: 'login' as const, timestamp, email } : null;
  }
  if (happening.type === 'visit') {
    const { page, from } = happening.value;
    return {
      event: 'visit_page' as const,
      page: cleanPath(page).slice(0, LONGEST_PATH),
      api_key: happening.apiKey,
      authorized: happening.viewer !== null,
      timestamp,
      outer_referrer: outerReferrer(arrival),
      from_page: from === null ? null : cleanPath(from).slice(0, LONGEST_PATH),
    };
  }
  return null;
}

/** Addresses come with their secrets blotted out; keys then say nothing at all. */
function withoutKeys(url: string): string {
  const [path = '', query] = url.split('?');
  const telling = query?.split('&').filter((pair) => !/^(api|channel)_key=/.test(pair)) ?? [];
  return telling.length > 0 ? `${path}?${telling.join('&')}` : path;
}

function outerReferrer({ referrer, origin }: Arrival): string | null {
  if (!URL.canParse(referrer) || new URL(referrer).origin === origin) return null;
  return cleanAddress(referrer).slice(0, LONGEST_PATH);
}
