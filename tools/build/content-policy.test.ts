import { describe, expect, test } from 'vitest';
import { contentPolicy, type Framing, type InlineHashes, inlineHashes } from './content-policy.ts';
import { DEFAULT_DEPLOYMENT, type Deployment, readDeployment } from './deployment.ts';
import example from './example.json' with { type: 'json' };

const NO_INLINE_CODE: InlineHashes = { scripts: [], styles: [] };

function directives(deployment: Deployment, inline = NO_INLINE_CODE, framing: Framing = 'nobody') {
  return new Map(
    contentPolicy(deployment, inline, framing)
      .split('; ')
      .map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources];
      }),
  );
}

describe('the content policy of a deployment', () => {
  const busy = readDeployment({
    config: {
      hosts: {
        apiHost: 'https://api.example.com',
        keysHost: '/keys',
        dataHost: 'https://data.example.com/v1',
      },
    },
    channels: { 'a.example.com': { hosts: { apiHost: 'https://api-a.example.com' }, demo: true } },
    allow: { media: ['https://*.cdn.example.com'], embeds: ['https:'], forms: ['https://forms.example.com'] },
  });

  test.each([
    ['nothing', DEFAULT_DEPLOYMENT],
    ['a lot', busy],
  ])('the content policy stays strict with %s configured', (_name, deployment) => {
    const policy = directives(deployment);
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('object-src')).toEqual(["'none'"]);
    expect(policy.get('base-uri')).toEqual(["'none'"]);
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
    for (const loose of [
      "'unsafe-inline'",
      "'unsafe-eval'",
      "'unsafe-hashes'",
      '*',
      'http:',
      'data:',
      'https:',
    ])
      expect([...(policy.get('script-src') ?? []), ...(policy.get('style-src') ?? [])]).not.toContain(loose);
    for (const sources of policy.values()) expect(new Set(sources).size).toBe(sources.length);
  });

  test('the content policy lists each configured host in the directive that needs it', () => {
    const policy = directives(busy);
    expect(policy.get('connect-src')).toEqual(
      expect.arrayContaining([
        'https://api.example.com',
        'https://api-a.example.com',
        'https://data.example.com',
        'https://*.cdn.example.com',
        'https://api.stripe.com',
      ]),
    );
    expect(policy.get('media-src')).toContain('https://*.cdn.example.com');
    expect(policy.get('form-action')).toEqual(["'self'", 'https://forms.example.com']);
    expect(policy.get('script-src')).not.toContain('https://api.example.com');
  });
});

test('the content policy allows Google’s scripts only from their folder, or from a configured mirror', () => {
  const mirrored = readDeployment({
    config: { scripts: { recaptcha: 'https://www.recaptcha.net/recaptcha/api.js' } },
  });
  const policy = directives(mirrored);
  expect(policy.get('script-src')).toContain('https://www.recaptcha.net/recaptcha/');
  expect(policy.get('frame-src')).toContain('https://www.recaptcha.net/recaptcha/');
  expect(policy.get('script-src')).not.toContain('https://www.google.com');
});

test('the content policy of a demo channel allows scripts from its own origin only', () => {
  const demo = readDeployment({ config: { demo: true } });
  expect(directives(demo).get('script-src')).toEqual(["'self'"]);
});

test('every site may frame the embedded player', () => {
  expect(directives(DEFAULT_DEPLOYMENT, NO_INLINE_CODE, 'everybody').get('frame-ancestors')).toEqual(['*']);
});

describe('inline code in the content policy', () => {
  // echo -n 'alert(1)' | openssl dgst -sha256 -binary | base64
  const ALERT = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";

  test.each([
    ['<script>alert(1)</script>', [ALERT], 0],
    ['<script type="module">alert(1)</script>', [ALERT], 0],
    ['<script src="/a.js"></script>', [], 0],
    ['<script type="application/ld+json">{}</script>', [], 0],
    ['<style>a{}</style>', [], 1],
    ['<SCRIPT>alert(1)</SCRIPT>', [ALERT], 0],
  ])('finds the inline code to hash in %s', (html, scripts, styles) => {
    const found = inlineHashes(html);
    expect(found.scripts).toEqual(scripts);
    expect(found.styles).toHaveLength(styles);
  });

  test('the content policy allows inline code only by its hash', () => {
    const policy = directives(DEFAULT_DEPLOYMENT, { scripts: [ALERT], styles: [] });
    expect(policy.get('script-src')).toContain(ALERT);
  });
});

test('the example deployment file is valid', () => {
  const policy = directives(readDeployment(example));
  expect(policy.get('connect-src')).toContain('https://lakeside-api.example.com');
  expect(policy.get('media-src')).toContain('https://*.cdn.example.com');
});

test.each([
  [[], 'it must be an object'],
  [{ host: 1 }, 'it has no field "host"'],
  [{ allow: { scripts: [] } }, '"allow" has no field "scripts"'],
  [{ allow: { media: ["'unsafe-inline'"] } }, '"allow.media" must be a list'],
  [{ allow: { media: ['https://a.test; script-src *'] } }, '"allow.media" must be a list'],
  [{ channels: { '../x': {} } }, '"../x" is no host name'],
  [{ config: { demo: 1 } }, '"config.demo" must be true or false'],
  [{ config: { keys: {} } }, '"config" has no field "keys"'],
  [{ backend: 'https:' }, '"backend" must be an origin'],
])('readDeployment rejects %j', (value, problem) => {
  expect(() => readDeployment(value)).toThrow(problem);
});
