import { eachCase, shows } from '@tests/statements/shows';
import { expect } from 'vitest';
import { tagScript } from './tag-script';

const GOOGLE = 'https://www.googletagmanager.com/gtag/js';

eachCase([
  [
    GOOGLE,
    'G-NORTHFIELD',
    'https://www.googletagmanager.com/gtag/js?id=G-NORTHFIELD',
    false,
    shows('tag manager script'),
  ],
  [GOOGLE, 'UA-1234-5', 'https://www.googletagmanager.com/gtag/js?id=UA-1234-5', false],
  [GOOGLE, 'GTM-ABC', 'https://www.googletagmanager.com/gtm.js?id=GTM-ABC', true],
  ['/demo/gtag.js', 'G-NORTHFIELD', '/demo/gtag.js?id=G-NORTHFIELD', false],
])('builds the address of the tag script from %s and the id %s', (address, id, url, container) =>
  expect(tagScript(address, id)).toEqual({ url, container }),
);
