/** Finds Chromium, or installs Debian's where apt can, or says what to do. */
import { spawnSync } from 'node:child_process';
import { findChromium } from './chromium.ts';

let chromium = findChromium();
if (!chromium && process.platform === 'linux' && process.getuid?.() === 0) {
  console.log('No Chromium found: installing the system package.');
  const apt = (args: string[]) =>
    spawnSync('apt-get', args, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  apt(['update', '-qq']);
  apt(['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
  chromium = findChromium();
}
if (!chromium) {
  console.error(
    'The browser tests need Chromium. Install it (Debian: apt install chromium), or set CHROMIUM to its path.',
  );
  process.exit(1);
}
console.log(`Browser: ${chromium}`);
