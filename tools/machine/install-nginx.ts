/** Finds nginx, or installs Debian's package with apt, or explains what to do. */
import { installPackages } from './install-package.ts';
import { findBrotliModule, findNginx } from './nginx.ts';

if (!findNginx() || !findBrotliModule()) {
  console.log('No nginx found: installing the system package.');
  // With this run level, Debian does not start nginx on port 80 after installing it. The tests start their
  // own nginx.
  process.env.RUNLEVEL = '1';
  installPackages('nginx-light', 'libnginx-mod-http-brotli-static');
}
const nginx = findNginx();
if (!nginx) {
  console.error(
    'The serving tests need nginx. Install it (Debian: apt install nginx-light), or set NGINX to its path.',
  );
  process.exit(1);
}
console.log(`Web server: ${nginx}${findBrotliModule() ? ', with brotli' : ', without brotli'}`);
