import { join } from 'node:path';
import { bundle, createConfig } from '@redocly/openapi-core';

interface Document {
  paths: Record<string, Record<string, { operationId?: string; responses?: Record<string, unknown> }>>;
}

/** Returns every operation with every status that the contract documents for it. */
export async function contractPairs(): Promise<string[]> {
  const ref = join(import.meta.dirname, '../../openapi/openapi.yaml');
  const { bundle: whole } = await bundle({ ref, config: await createConfig({}) });
  // Redocly does not type a bundle's content. The contract's lint checks its shape.
  const { paths } = whole.parsed as Document;
  return Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .flatMap(({ operationId, responses }) =>
      operationId ? Object.keys(responses ?? {}).map((status) => `${operationId} ${status}`) : [],
    );
}
