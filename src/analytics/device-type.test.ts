import { expect, test } from 'vitest';
import { deviceType } from './device-type';

const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15';

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36', 0, 'desktop'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0', 10, 'desktop'],
  [MAC, 0, 'desktop'],
  [MAC, 5, 'tablet'],
  ['Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148', 5, 'tablet'],
  ['Mozilla/5.0 (Linux; Android 15; SM-X210) AppleWebKit/537.36 Chrome/142.0 Safari/537.36', 5, 'tablet'],
  [
    'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36',
    5,
    'mobile',
  ],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148', 5, 'mobile'],
  ['Mozilla/5.0 (Web0S; Linux/SmartTV) AppleWebKit/537.36 Chrome/108.0 Safari/537.36', 0, 'tv'],
  ['Mozilla/5.0 (SMART-TV; LINUX; Tizen 8.0) AppleWebKit/537.36 Chrome/108.0 TV Safari/537.36', 0, 'tv'],
  ['Mozilla/5.0 (Linux; Android 11; AFTKA) AppleWebKit/537.36 Chrome/120.0 Safari/537.36', 0, 'tv'],
])('the user agent %s with %d touch points is a %s', (userAgent, touchPoints, type) =>
  expect(deviceType(userAgent, touchPoints)).toBe(type),
);
