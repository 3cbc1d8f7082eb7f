/** Finds Firefox and WebKitGTK, or installs Debian's packages with apt, or explains what to do. */
import { existsSync } from 'node:fs';
import { installPackages } from './install-package.ts';

const ENGINES = [
  { name: 'Firefox', program: '/usr/bin/firefox-esr', packages: ['firefox-esr'] },
  {
    name: 'WebKitGTK',
    program: '/usr/bin/WebKitWebDriver',
    packages: [
      'webkit2gtk-driver',
      'xvfb',
      // WebKitGTK plays the sound of videos through PulseAudio.
      'pulseaudio',
      ...['libav', 'plugins-base', 'plugins-good', 'plugins-bad'].map((part) => `gstreamer1.0-${part}`),
    ],
  },
];

const missing = ENGINES.filter(({ program }) => !existsSync(program));
if (missing.length > 0) {
  console.log('Not all engines found: installing the system packages.');
  installPackages(...missing.flatMap(({ packages }) => packages));
}
// If an engine is missing, the journeys run in the others, and `npm run test:engines` reports which are
// missing.
for (const { name, program, packages } of ENGINES)
  console.log(
    existsSync(program) ? `${name}: ${program}` : `No ${name}. Debian: apt install ${packages.join(' ')}`,
  );
