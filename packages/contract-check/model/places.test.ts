import { beforeAll, expect, test } from 'vitest';
import { readContractFiles } from '../pack/read-contract.ts';
import { loadContract } from './load-contract.ts';
import { buildModel, type Model } from './model.ts';
import { placeOfDrift } from './place-of.ts';
import { type Places, placesIn } from './places.ts';

let model: Model;
let places: Places;
const files = readContractFiles();

beforeAll(async () => {
  model = buildModel(await loadContract());
  places = placesIn(files);
});

const lineAt = (place: string | null) => {
  const [file = '', line = ''] = (place ?? '').split(':');
  return (files[file]?.split('\n')[Number(line) - 1] ?? '').trim();
};

test.each<[operation: string, status: number | null, field: string, file: string, line: string]>([
  ['getEvent', 200, '/media/*/captions', 'openapi/schemas/media.yaml', 'captions:'],
  ['getEvent', 200, '/media/*/captions/*/label', 'openapi/schemas/media.yaml', 'label:'],
  ['getUserAccess', 200, '/event/has_access', 'openapi/schemas/user.yaml', 'has_access:'],
  ['listEvents', 200, '/meta/total', 'openapi/schemas/common.yaml', 'total:'],
  ['listEvents', 200, '/data/*/no_such_field', 'openapi/schemas/event.yaml', 'Event:'],
  ['listEvents', 400, 'query team', 'openapi/paths/events.yaml', '- name: team'],
  ['getEvent', 404, 'status', 'openapi/paths/events.yaml', '"404":'],
  ['getEvent', null, '', 'openapi/paths/events.yaml', 'get:'],
])('finds the definition of %s %s %s in %s', (operation, status, field, file, line) => {
  const place = placeOfDrift(model, places, { operation, status, field });
  expect(place).toMatch(new RegExp(`^${file}:\\d+$`));
  expect(lineAt(place)).toContain(line);
});

test('every operation has a file and line in the contract', () => {
  expect(model.operations.filter(({ id }) => !places[id]).map(({ id }) => id)).toEqual([]);
});
