/** Finds Chromium and its headless shell, or installs Debian's packages with apt, or explains what to do. */
import { findChromium, findHeadlessShell } from './chromium.ts';
import { installPackages } from './install-package.ts';

if (!findChromium()) {
  console.log('No Chromium found: installing the system package.');
  installPackages('chromium');
}
// The headless shell is installed separately, so that Chromium is installed even on a system without that
// package.
if (!findHeadlessShell()) {
  console.log('No headless shell of Chromium found: installing the system package.');
  installPackages('chromium-headless-shell');
}
const chromium = findChromium();
if (!chromium) {
  console.error(
    'The browser tests need Chromium. Install it (Debian: apt install chromium), or set CHROMIUM to its path.',
  );
  process.exit(1);
}
console.log(`Browser: ${chromium}`);
console.log(`Headless shell: ${findHeadlessShell() ?? 'none, so the tests use the full browser'}`);
