import { expect, test } from 'vitest';
import { type Device, deviceCookie, readDevice } from './device-cookie';

const DEVICES: Device[] = [
  { timeZone: 'America/Vancouver', language: 'fr', startsPlain: false },
  { timeZone: 'America/Argentina/Buenos_Aires', language: '', startsPlain: true },
  { timeZone: 'Etc/GMT+3', language: 'en', startsPlain: false },
  { timeZone: '', language: '', startsPlain: false },
];

const sent = (device: Device) => deviceCookie(device, true).split(';')[0] ?? '';

test.each(DEVICES)('the edge reads the cookie that the device %o wrote', (device) => {
  expect(readDevice(sent(device))).toEqual(device);
  expect(readDevice(`a=1; ${sent(device)}; b=2`)).toEqual(device);
});

test.each([
  '',
  'other=America/Chicago|en|',
  'not_rudy_device=America/Chicago|en|',
  'rudy_device=<script>',
  `rudy_device=${'a'.repeat(200)}`,
])('the edge reads no device from the cookies "%s"', (cookies) => {
  expect(readDevice(cookies)).toBeNull();
});

test('the device cookie is sent with every page, and on a secure site only with secure requests', () => {
  const [device] = DEVICES as [Device];
  expect(deviceCookie(device, true)).toBe(
    'rudy_device=America/Vancouver|fr|; Path=/; Max-Age=31104000; SameSite=Lax; Secure',
  );
  expect(deviceCookie(device, false)).not.toContain('Secure');
});
