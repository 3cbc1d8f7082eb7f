import { expect, test } from 'vitest';
import { CHANNEL_PAGE, RENDERED_ADDRESSES } from '../../src/app/first-view/rendered-paths.ts';
import { DEFAULT_DEPLOYMENT, type Deployment } from './deployment.ts';
import { headerRules } from './header-rules.ts';
import { nginxServer } from './nginx.ts';

const EDGE = 'http://127.0.0.1:9000';

function blocksOf(over: Partial<Deployment>): Map<string, string> {
  const deployment = { ...DEFAULT_DEPLOYMENT, ...over };
  const rules = headerRules(deployment, { scripts: [], styles: [] });
  const text = nginxServer(rules, deployment, { listen: '80', root: '/site' });
  const blocks = text.matchAll(/^ {4}location (.+) \{\n([\s\S]*?)^ {4}\}/gm);
  return new Map([...blocks].map(([, match = '', lines = '']) => [match, lines]));
}

const RENDERED = [...RENDERED_ADDRESSES.map((address) => `= ${address}`), `~ "${CHANNEL_PAGE}"`];

test.each(RENDERED)('nginx proxies %s to the edge, without the Link header of early requests', (match) => {
  const blocks = blocksOf({ unfurl: EDGE });
  const block = blocks.get(match);
  expect(block).toContain(`proxy_pass ${EDGE};`);
  expect(block).toContain('error_page 404 500 502 503 504 =200 /index.html;');
  expect(block).toContain('add_header Content-Security-Policy');
  expect(block).not.toContain('add_header Link');
  expect(blocks.get('= /index.html')).toContain('add_header Link');
});

test('nginx without an edge serves every page from its file', () => {
  const blocks = blocksOf({});
  for (const match of RENDERED) expect(blocks.has(match)).toBe(false);
  expect([...blocks.values()].join()).not.toContain('proxy_pass');
});
