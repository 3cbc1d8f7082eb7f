/**
 * Generates `generated/` from `openapi/`. With --check, it compares the result with the existing files and
 * fails on a difference.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { loadContract } from '../../packages/contract-check/model/load-contract.ts';
import { listOperations } from '../../packages/contract-check/model/operations.ts';
import { divideModule } from './divide-module.ts';
import { operationListModule, operationsModule, responseChecksModule } from './modules.ts';
import { OUTPUT_STEPS } from './output-steps.ts';

function fingerprint(): Map<string, string> {
  const files = globSync('generated/**/*.ts').sort();
  return new Map(files.map((file) => [file, createHash('sha256').update(readFileSync(file)).digest('hex')]));
}

async function generate(): Promise<void> {
  const { status } = spawnSync('orval', ['--config', 'orval.config.ts'], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
  for (const file of globSync('generated/api/*/*.ts')) {
    const source = readFileSync(file, 'utf8');
    const whole = OUTPUT_STEPS.reduce((changed, step) => step(changed), source);
    for (const [name, code] of divideModule(whole, basename(file, '.ts')))
      writeFileSync(join(dirname(file), `${name}.ts`), code);
  }
  const contract = await loadContract();
  const operations = listOperations(contract).filter(({ tag }) => tag !== 'redirects');
  writeFileSync('generated/operations.ts', operationsModule(contract, operations));
  writeFileSync('generated/operation-list.ts', operationListModule(operations));
  writeFileSync('generated/response-checks.ts', responseChecksModule(operations));
}

const before = fingerprint();
await generate();
const after = fingerprint();

if (process.argv.includes('--check')) {
  const names = new Set([...before.keys(), ...after.keys()]);
  const changed = [...names].filter((name) => before.get(name) !== after.get(name)).sort();
  for (const name of changed) console.error(`differs from the contract: ${name}`);
  if (changed.length > 0) process.exit(1);
  console.log(`generated/ follows from openapi/: ${after.size} files`);
}
