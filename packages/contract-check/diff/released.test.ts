import { beforeAll, expect, test } from 'vitest';
import { isObject, type JsonObject } from '../model/json.ts';
import { loadContract } from '../model/load-contract.ts';
import { compareContracts } from './changes.ts';
import { changelogOf, compareVersions, readReleased, versionAfter, versionProblem } from './released.ts';

let contract: JsonObject;

beforeAll(async () => {
  contract = await loadContract();
});

function edited(edit: (paths: JsonObject) => void): JsonObject {
  const copy = structuredClone(contract);
  if (isObject(copy.paths)) edit(copy.paths);
  return copy;
}

const withoutGeo = () => edited((paths) => Reflect.deleteProperty(paths, '/geo'));
const withNews = () =>
  edited((paths) => {
    const { get } = structuredClone(paths['/geo']) as { get: JsonObject };
    paths['/news'] = { get: { ...get, operationId: 'listNews' } };
  });
const withText = () =>
  edited((paths) => {
    Object.assign((paths['/geo'] as { get: JsonObject }).get, { summary: 'Where' });
  });

test.each<[string, () => JsonObject, string]>([
  ['a breaking change is a major version', withoutGeo, '2.0.0'],
  ['an addition is a minor version', withNews, '1.5.0'],
  ['a text is a patch', withText, '1.4.3'],
  ['no change is no version', () => contract, '1.4.2'],
])('versionAfter treats changes by semantic versioning: %s', (_about, next, expected) => {
  expect(versionAfter('1.4.2', compareContracts(contract, next()))).toBe(expected);
});

test('reports a contract version that was not raised far enough for its changes', () => {
  const last = { version: '1.4.2', document: contract };
  expect(versionProblem({ version: '1.5.0', document: withoutGeo() }, last)).toMatch(
    /breaking .* to 2\.0\.0\.$/,
  );
  expect(versionProblem({ version: '2.0.0', document: withoutGeo() }, last)).toBeNull();
});

test('compareVersions orders versions by number, not alphabetically', () => {
  expect(['1.10.0', '1.9.0', '2.0.0', '1.9.0'].sort(compareVersions)).toEqual([
    '1.9.0',
    '1.9.0',
    '1.10.0',
    '2.0.0',
  ]);
});

test('the changelog lists the changes between versions, newest first', () => {
  const text = changelogOf([
    { version: '1.0.0', document: contract },
    { version: '2.0.0', document: withoutGeo() },
  ]);
  expect(text).toMatch(
    /## 2\.0\.0\n\n- breaking: `getGeo`: operation removed.*\n\n## 1\.0\.0\n\nThe first recorded/,
  );
});

test('the current contract is recorded under its version', () => {
  const last = readReleased().at(-1);
  const howTo = 'raise info.version in openapi/openapi.yaml, then run `npm run contract:changelog`';
  expect(last?.version, howTo).toBe((contract.info as JsonObject).version);
  expect(compareContracts(last?.document ?? {}, contract), howTo).toEqual([]);
});
