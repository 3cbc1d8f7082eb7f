import { expect, test } from 'vitest';
import { tagScript } from './tag-script';

const GOOGLE = 'https://www.googletagmanager.com/gtag/js';

test.each([
  [GOOGLE, 'G-NORTHFIELD', 'https://www.googletagmanager.com/gtag/js?id=G-NORTHFIELD', false],
  [GOOGLE, 'UA-1234-5', 'https://www.googletagmanager.com/gtag/js?id=UA-1234-5', false],
  [GOOGLE, 'GTM-ABC', 'https://www.googletagmanager.com/gtm.js?id=GTM-ABC', true],
  ['/demo/gtag.js', 'G-NORTHFIELD', '/demo/gtag.js?id=G-NORTHFIELD', false],
])('%s for %s', (address, id, url, container) => expect(tagScript(address, id)).toEqual({ url, container }));
