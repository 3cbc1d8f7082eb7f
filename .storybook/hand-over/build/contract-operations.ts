import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundle, createConfig } from '@redocly/openapi-core';
import { operations } from '../../../generated/operation-list.ts';
import type { ContractOperation } from '../static-data.ts';

const ROOT = join(import.meta.dirname, '../../..');

interface Described {
  operationId?: string;
  summary?: string;
  responses?: Record<string, { description?: string }>;
}

interface Document {
  paths: Record<string, Record<string, Described>>;
}

/** Finds the file and line at which each operation begins, by the operation's id. */
function placesOf(files: readonly string[]): Map<string, { file: string; line: number }> {
  const places = files.flatMap((file) =>
    readFileSync(join(ROOT, file), 'utf8')
      .split('\n')
      .flatMap((text, index): [string, { file: string; line: number }][] => {
        const [, id] = /^\s+operationId: (\w+)/.exec(text) ?? [];
        return id ? [[id, { file, line: index + 1 }]] : [];
      }),
  );
  return new Map(places);
}

/** Returns every operation that the site can call, with all responses that the contract documents for it. */
export async function contractOperations(): Promise<Record<string, ContractOperation>> {
  const ref = join(ROOT, 'openapi/openapi.yaml');
  const { bundle: whole } = await bundle({ ref, config: await createConfig({}), dereference: true });
  // Redocly does not type a bundle's content. The contract's lint checks its shape.
  const { paths } = whole.parsed as Document;
  const described = new Map(
    Object.values(paths)
      .flatMap((methods) => Object.values(methods))
      .map((operation) => [operation.operationId, operation]),
  );
  const places = placesOf(globSync('openapi/paths/*.yaml', { cwd: ROOT }));
  return Object.fromEntries(
    Object.entries(operations).map(([id, { method, path, tag }]) => {
      const { summary = '', responses: documented = {} } = described.get(id) ?? {};
      const rows = Object.entries(documented).map(([status, { description = '' }]) => ({
        status,
        description: description.replaceAll(/\s+/g, ' ').trim(),
      }));
      return [
        id,
        { method, path, tag, summary, ...(places.get(id) ?? { file: '', line: 0 }), responses: rows },
      ];
    }),
  );
}
