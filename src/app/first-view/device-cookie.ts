/**
 * The data that a device sends to the edge, so that the edge can render its pages. It contains no secret and
 * nothing personal.
 */
export interface Device {
  timeZone: string;
  /** The language that the viewer chose; empty if they chose none. */
  language: string;
  /** Whether the device has stored data that the edge does not render, such as a session. */
  startsPlain: boolean;
}

export const DEVICE_COOKIE = 'rudy_device';
const PLAIN = 'plain';
const LIFETIME_S = 360 * 24 * 60 * 60;

/**
 * Returns the cookie as it is written to `document.cookie`. Neither a time zone nor a language contains a
 * `|`.
 */
export function deviceCookie({ timeZone, language, startsPlain }: Device, isSecure: boolean): string {
  const value = [timeZone, language, startsPlain ? PLAIN : ''].join('|');
  return `${DEVICE_COOKIE}=${value}; Path=/; Max-Age=${LIFETIME_S}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

/** Reads the device's data from all cookies of a request; null for a device that has not sent it. */
export function readDevice(cookies: string): Device | null {
  const [, value] = new RegExp(`(?:^|; *)${DEVICE_COOKIE}=([\\w+/|-]{0,80})(?:;|$)`).exec(cookies) ?? [];
  if (value === undefined) return null;
  const [timeZone = '', language = '', plain] = value.split('|');
  return { timeZone, language, startsPlain: plain === PLAIN };
}
