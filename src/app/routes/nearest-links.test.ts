import { expect, test } from 'vitest';
import { nearestLinks } from './nearest-links';

const MENU = [
  { title: 'Home', href: '/' },
  { title: 'Schedule', href: '/schedule' },
  { title: 'Library', href: '/vod_library' },
  { title: 'Passes', href: '/packages' },
  { title: 'Contact us', href: '/contacts' },
];

test.each([
  ['/library', ['/vod_library']],
  ['/shedule', ['/schedule']],
  ['/vod-library/12', ['/vod_library']],
  ['/contact', ['/contacts']],
  ['/pass', ['/', '/schedule', '/vod_library']],
  ['/%3Cscript%3E', ['/', '/schedule', '/vod_library']],
])('finds the links most similar to the address %s: %j', (address, hrefs) => {
  expect(nearestLinks(address, MENU).map(({ href }) => href)).toEqual(hrefs);
});
