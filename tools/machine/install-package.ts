import { spawnSync } from 'node:child_process';

/** Installs Debian packages if this is Linux and the process runs as root. */
export function installPackages(...packages: string[]): void {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return;
  const apt = (args: string[]) =>
    spawnSync('apt-get', args, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  apt(['update', '-qq']);
  apt(['install', '-y', '-qq', '--no-install-recommends', ...packages]);
}
