import { eachCase, shows } from '@tests/statements/shows';
import { beforeAll, describe, expect, test } from 'vitest';
import { isObject, type JsonObject } from '../../packages/contract-check/model/json';
import { loadContract } from '../../packages/contract-check/model/load-contract';
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

describe('analytics catalogue', () => {
  eachCase([
    ['session', 'DataSessionRequest', DATA.session.fields, shows('call POST /datalake/session/')],
    ['api_request', 'ApiRequestEvent', DATA.api_request.fields, shows('event api_request')],
    ['login', 'LoginEvent', DATA.login.fields, shows('event login')],
    ['visit_page', 'VisitPageEvent', DATA.visit_page.fields, shows('event visit_page')],
    ['first_frame', 'VideoEvent', DATA.first_frame.fields, shows('call POST /datalake/video/event/')],
    ['viewing', 'VideoViewing', DATA.viewing.fields, shows('call POST /datalake/video/viewing/')],
    ['request', 'RequestFailureReport', REPORTS.request.fields, shows('monitoring')],
    ['drift', 'DriftFailureReport', REPORTS.drift.fields],
    ['uncaught', 'UncaughtFailureReport', REPORTS.uncaught.fields],
    ['chunk', 'ChunkFailureReport', REPORTS.chunk.fields],
    ['player', 'PlayerFailureReport', REPORTS.player.fields],
    ['vitals', 'VitalsReport', REPORTS.vitals.fields],
  ])('the fields of %s in the analytics catalogue equal those of %s in the contract', (_, schema, fields) =>
    expect([...fields].sort()).toEqual(fieldsOf(schema)),
  );

  test(
    'the analytics catalogue lists every event and every kind of report in the contract',
    shows('call POST /datalake/event/'),
    () => {
      const kindsOf = (name: string) => {
        const schema = schemas[name];
        const { discriminator } = isObject(schema) ? schema : {};
        const mapping = isObject(discriminator) ? discriminator.mapping : null;
        return isObject(mapping) ? Object.keys(mapping).sort() : [];
      };
      expect(Object.keys(REPORTS).sort()).toEqual(kindsOf('ErrorReport'));
      expect(kindsOf('DataEvent')).toEqual(['api_request', 'login', 'visit_page']);
    },
  );
});

test.each(Object.entries({ ...DATA, ...TAGS, ...REPORTS }))(
  'the analytics catalogue says what triggers %s',
  (_, { fires }) => expect(fires).toMatch(/\.$/),
);
