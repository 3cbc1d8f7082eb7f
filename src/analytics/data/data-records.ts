import type { DataEvent, VideoEvent, VideoViewing } from '@generated/model';
import { hostOf } from '@generated/operations';
import { cleanAddress, cleanPath, redactText } from '../../api/redact';
import { isLogIn } from '../log-in';
import type { ObservedEvent } from '../observed-events';

type WithoutSession<Event> = Event extends unknown ? Omit<Event, 'profile' | 'session_uuid'> : never;

/** A record in the send queue. User, profile and session are added when it is sent. */
export type DataRecord =
  | { to: 'event'; body: WithoutSession<DataEvent> }
  | { to: 'video-event'; body: VideoEvent }
  | { to: 'viewing'; body: VideoViewing };

const MAX_URL_LENGTH = 4096;
const MAX_PATH_LENGTH = 2048;
const MAX_MESSAGE_LENGTH = 2000;

/** Returns the data-collection record of an event; null if the event is not recorded. */
export function dataRecord(
  observed: ObservedEvent,
  trk: string | undefined,
  referrer: string | null,
): DataRecord | null {
  switch (observed.type) {
    case 'firstFrame':
      return { to: 'video-event', body: observed.value };
    case 'viewing':
      return { to: 'viewing', body: observed.value };
    case 'exchange':
    case 'user-set':
    case 'visit': {
      const own = eventOf(observed, referrer);
      return own && { to: 'event', body: { ...commonFields(observed, trk), ...own } };
    }
    default:
      return null;
  }
}

function commonFields({ href, viewer }: ObservedEvent, trk: string | undefined) {
  return {
    user_id: viewer?.id ?? null,
    user_email: viewer?.email ?? null,
    origin_url: cleanAddress(href).slice(0, MAX_URL_LENGTH),
    ...(trk ? { trk } : {}),
  };
}

function eventOf(observed: ObservedEvent, referrer: string | null) {
  const timestamp = new Date(observed.at).toISOString();
  if (observed.type === 'exchange') {
    const { operation, url, status, length, lists, message } = observed.value;
    if (hostOf(operation) !== 'apiHost') return null;
    return {
      event: 'api_request' as const,
      url: withoutKeys(url).slice(0, MAX_URL_LENGTH),
      status,
      error_message: message === '' ? null : redactText(message).slice(0, MAX_MESSAGE_LENGTH),
      response_length: length,
      list_lengths: lists,
    };
  }
  if (observed.type === 'user-set') {
    const { operation, email } = observed.value;
    return isLogIn(operation) ? { event: 'login' as const, timestamp, email } : null;
  }
  if (observed.type === 'visit') {
    const { page, from } = observed.value;
    return {
      event: 'visit_page' as const,
      page: cleanPath(page).slice(0, MAX_PATH_LENGTH),
      api_key: observed.apiKey,
      authorized: observed.viewer !== null,
      timestamp,
      outer_referrer: referrer,
      from_page: from === null ? null : cleanPath(from).slice(0, MAX_PATH_LENGTH),
    };
  }
  return null;
}

/** Removes the keys from an address. Their values are already redacted, so they carry no information. */
function withoutKeys(url: string): string {
  const [path = '', query] = url.split('?');
  const informative = query?.split('&').filter((pair) => !/^(api|channel)_key=/.test(pair)) ?? [];
  return informative.length > 0 ? `${path}?${informative.join('&')}` : path;
}
