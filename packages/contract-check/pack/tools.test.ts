import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadContract } from '../model/load-contract.ts';
import { buildModel } from '../model/model.ts';
import { TOOLS } from './tools.test-help.ts';

let folder: string;

/** Runs a command of another team's tool in the folder with the bundle. */
function run(command: string, ...parts: string[]) {
  return spawnSync(join(TOOLS, '.bin', command), parts, { cwd: folder, encoding: 'utf8' });
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bundle-'));
  writeFileSync(join(folder, 'contract.json'), JSON.stringify(await loadContract(), null, 2));
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('the contract’s bundle in other tools', () => {
  test('the contract’s bundle passes spectral:oas, except for the specified trailing slashes in paths', () => {
    writeFileSync(join(folder, '.spectral.yaml'), 'extends: ["spectral:oas"]\n');
    const { stdout } = run(
      'spectral',
      'lint',
      'contract.json',
      '--ruleset',
      '.spectral.yaml',
      '--format',
      'json',
    );
    const problems: { code: string; path: string[] }[] = JSON.parse(stdout.slice(stdout.indexOf('[')));
    const others = problems.filter(({ code }) => code !== 'path-keys-no-trailing-slash');
    expect(others).toEqual([]);
    expect(problems.every(({ path }) => path[1]?.startsWith('/datalake/'))).toBe(true);
  });

  test('openapi-typescript generates types for every operation of the contract’s bundle', async () => {
    const { status, stderr } = run('openapi-typescript', 'contract.json', '--output', 'contract.d.ts');
    expect({ status, stderr }).toMatchObject({ status: 0 });
    const types = readFileSync(join(folder, 'contract.d.ts'), 'utf8');
    const { operations } = buildModel(await loadContract());
    for (const { id } of operations) expect(types).toContain(`operations["${id}"]`);
    expect(types).toContain('stream_status: components["schemas"]["StreamStatus"];');
  });

  test.each([
    ['php', 'class Event'],
    ['python', 'class Event'],
    ['go', 'type Event struct'],
  ])('quicktype generates %s code from the contract’s bundle', (language, expected) => {
    const { status, stderr, stdout } = run(
      'quicktype',
      ...['--src-lang', 'schema', '--lang', language, '--top-level', 'Event'],
      'contract.json#/components/schemas/Event',
    );
    expect({ status, stderr }).toMatchObject({ status: 0 });
    expect(stdout).toContain(expected);
    expect(stdout).toContain('event_utc_ts');
  });

  test('swagger-parser reads and dereferences the contract’s bundle', () => {
    writeFileSync(
      join(folder, 'read.mjs'),
      `import { createRequire } from 'node:module';
       const { SwaggerParser } = createRequire(${JSON.stringify(join(TOOLS, 'package.json'))})('@apidevtools/swagger-parser');
       const contract = await SwaggerParser.validate('contract.json');
       const { schema } = contract.paths['/events/{id}'].get.responses['200'].content['application/json'];
       console.log(JSON.stringify({ paths: Object.keys(contract.paths).length, field: schema.properties.media.items.properties.kind.enum }));`,
    );
    const { stdout, stderr } = spawnSync(process.execPath, ['read.mjs'], { cwd: folder, encoding: 'utf8' });
    expect(stderr).toBe('');
    const contract = JSON.parse(readFileSync(join(folder, 'contract.json'), 'utf8'));
    expect(JSON.parse(stdout)).toEqual({
      paths: Object.keys(contract.paths).length,
      field: contract.components.schemas.MediaKind.enum,
    });
  });
});
