import { beforeAll, describe, expect, test } from 'vitest';
import { loadContract } from '../../contract/generate/contract';
import { isObject, type JsonObject } from '../../contract/model/json';
import { DATA, REPORTS, TAGS } from './catalogue';

let schemas: JsonObject;
beforeAll(async () => {
  const { components } = await loadContract();
  schemas = isObject(components) && isObject(components.schemas) ? components.schemas : {};
});

function fieldsOf(name: string): string[] {
  const schema = schemas[name];
  return isObject(schema) && isObject(schema.properties) ? Object.keys(schema.properties).sort() : [];
}

describe('what is sent is what the contract describes, all of it and nothing else', () => {
  test.each([
    ['session', 'DataSessionRequest', DATA.session.fields],
    ['api_request', 'ApiRequestEvent', DATA.api_request.fields],
    ['login', 'LoginEvent', DATA.login.fields],
    ['visit_page', 'VisitPageEvent', DATA.visit_page.fields],
    ['first_frame', 'VideoEvent', DATA.first_frame.fields],
    ['viewing', 'VideoViewing', DATA.viewing.fields],
    ['request', 'RequestFailureReport', REPORTS.request.fields],
    ['drift', 'DriftFailureReport', REPORTS.drift.fields],
    ['uncaught', 'UncaughtFailureReport', REPORTS.uncaught.fields],
    ['chunk', 'ChunkFailureReport', REPORTS.chunk.fields],
    ['player', 'PlayerFailureReport', REPORTS.player.fields],
    ['vitals', 'VitalsReport', REPORTS.vitals.fields],
  ])('%s: %s', (_, schema, fields) => expect([...fields].sort()).toEqual(fieldsOf(schema)));

  test('no kind of event or report is missing', () => {
    const kindsOf = (name: string) => {
      const schema = schemas[name];
      const { discriminator } = isObject(schema) ? schema : {};
      const mapping = isObject(discriminator) ? discriminator.mapping : null;
      return isObject(mapping) ? Object.keys(mapping).sort() : [];
    };
    expect(Object.keys(REPORTS).sort()).toEqual(kindsOf('ErrorReport'));
    expect(kindsOf('DataEvent')).toEqual(['api_request', 'login', 'visit_page']);
  });
});

test.each(Object.entries({ ...DATA, ...TAGS, ...REPORTS }))('%s says where it comes from', (_, { fires }) =>
  expect(fires).toMatch(/\.$/),
);
