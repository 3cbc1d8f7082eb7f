import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { drawTouchIcon } from '../../edge/icons/touch-icon.ts';
import { iconFacts } from '../../edge/pictures/picture-size.ts';
import { startMockServer } from '../../mocks/mock-server.ts';
import { writeAppFiles } from './write-app-files.ts';

let dist: string;
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'app-files-'));
  writeFileSync(join(dist, 'config.json'), '{"hosts":{}}');
});
afterEach(() => rmSync(dist, { recursive: true }));

const read = (file: string) => readFileSync(join(dist, file), 'utf8');

test('writeAppFiles writes a channel’s manifest and icons, and enables the manifest in config.json', async () => {
  const server = await startMockServer();
  try {
    await writeAppFiles({ host: 'northfield.example.com', dist, backend: server.url });
  } finally {
    await server.close();
  }
  const manifest = JSON.parse(read('manifest.webmanifest'));
  expect(manifest.name).toBe('Northfield Sports Network');
  for (const { src } of manifest.icons) expect(read(src)).toContain('<svg');
  expect(iconFacts(readFileSync(join(dist, 'apple-touch-icon.png')))?.sizes).toBe('180x180');
  expect(JSON.parse(read('config.json'))).toEqual({ hosts: {}, appManifest: true });
});

test('writeAppFiles copies the channel’s own PNG as the touch icon', async () => {
  const icon = await drawTouchIcon('Other', { background: '#000000', text: '#ffffff' });
  const media = createServer((_, outgoing) => outgoing.end(icon));
  await new Promise<void>((resolve) => media.listen(0, '127.0.0.1', resolve));
  const server = await startMockServer();
  try {
    const { port } = media.address() as AddressInfo;
    server.world.catalogue.settings.favicon = `http://127.0.0.1:${port}/icon.png`;
    await writeAppFiles({ host: 'northfield.example.com', dist, backend: server.url });
  } finally {
    await server.close();
    media.close();
  }
  expect(readFileSync(join(dist, 'apple-touch-icon.png'))).toEqual(Buffer.from(icon));
});

test('writeAppFiles enables the manifest only in the host’s own config.json, if there is one', async () => {
  mkdirSync(join(dist, 'config'));
  writeFileSync(join(dist, 'config/northfield.example.com.json'), '{"hosts":{}}');
  const server = await startMockServer();
  try {
    await writeAppFiles({ host: 'northfield.example.com', dist, backend: server.url });
  } finally {
    await server.close();
  }
  expect(JSON.parse(read('config.json'))).toEqual({ hosts: {} });
  expect(JSON.parse(read('config/northfield.example.com.json'))).toEqual({ hosts: {}, appManifest: true });
});

test('writeAppFiles writes nothing if the channel cannot be loaded', async () => {
  await expect(
    writeAppFiles({ host: 'northfield.example.com', dist, backend: 'http://127.0.0.1:9' }),
  ).rejects.toThrow('can’t be read');
  expect(JSON.parse(read('config.json'))).toEqual({ hosts: {} });
});
