/**
 * Checks every dependency's licence, and known vulnerabilities of shipped packages if the registry responds.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type Dependency, licenceProblem } from './licences.ts';

interface Locked {
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
  link?: boolean;
  license?: string;
}

const counts = { passed: 0, failed: 0, skipped: 0 };

function licenceOf(folder: string, locked: Locked): string | null {
  const { license }: { license?: string | { type?: string } } = JSON.parse(
    readFileSync(`${folder}/package.json`, 'utf8'),
  );
  return (typeof license === 'object' ? license.type : license) ?? locked.license ?? null;
}

const lock: { packages: Record<string, Locked> } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
let absent = 0;
for (const [folder, locked] of Object.entries(lock.packages)) {
  if (folder === '' || locked.link) continue;
  // The lock file also lists packages for other operating systems, which are not installed here.
  if (!existsSync(`${folder}/package.json`)) {
    absent += 1;
    continue;
  }
  const dependency: Dependency = {
    name: folder.replace(/^.*node_modules\//, ''),
    shipped: !locked.dev && !locked.devOptional && !locked.optional,
    licence: licenceOf(folder, locked),
  };
  const problem = licenceProblem(dependency);
  if (problem) console.error(problem);
  counts[problem ? 'failed' : 'passed'] += 1;
}
console.log(
  `Licences: ${counts.passed} allowed, ${counts.failed} not; ${absent} packages are for other systems`,
);

interface Audit {
  metadata?: { vulnerabilities?: Record<string, number> };
  vulnerabilities?: Record<string, { severity: string }>;
}

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { encoding: 'utf8', timeout: 60_000 });
let audit: Audit = {};
try {
  audit = JSON.parse(stdout);
} catch {
  // If the registry gave no valid response, that is reported below.
}
const { total } = audit.metadata?.vulnerabilities ?? {};
if (total === undefined) {
  counts.skipped += 1;
  console.log('Known vulnerabilities: skipped, since the registry does not report them here');
} else if (total > 0) {
  counts.failed += 1;
  for (const [name, { severity }] of Object.entries(audit.vulnerabilities ?? {}))
    console.error(`Known vulnerability (${severity}): ${name}`);
} else {
  counts.passed += 1;
  console.log('Known vulnerabilities: none in what is shipped');
}

mkdirSync('.cache/test-reports', { recursive: true });
writeFileSync('.cache/test-reports/dependencies.json', JSON.stringify(counts));
process.exit(counts.failed > 0 ? 1 : 0);
