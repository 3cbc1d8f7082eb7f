import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildStandIns } from './demo-site';

test('built stand-ins refer to their files by relative URLs, also when a test runner builds them', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'stand-ins-'));
  try {
    buildStandIns(folder);
    const script = readFileSync(join(folder, 'demo/stripe.js'), 'utf8');
    expect(script).toContain('stripe-frame.html');
    expect(script).not.toContain('/demo/stripe-frame.html');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
