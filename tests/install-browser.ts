/** Finds Chromium, or installs Debian's where apt can, or says what to do. */
import { findChromium } from './chromium.ts';
import { installPackages } from './install-package.ts';

if (!findChromium()) {
  console.log('No Chromium found: installing the system package.');
  installPackages('chromium');
}
const chromium = findChromium();
if (!chromium) {
  console.error(
    'The browser tests need Chromium. Install it (Debian: apt install chromium), or set CHROMIUM to its path.',
  );
  process.exit(1);
}
console.log(`Browser: ${chromium}`);
