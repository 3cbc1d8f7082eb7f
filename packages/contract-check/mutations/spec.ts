import { bundle, createConfig } from '@redocly/openapi-core';

/** The mutations read the contract only through this module, which resolves every reference. */
export interface Schema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  default?: unknown;
  required?: string[];
  properties?: Record<string, Schema>;
  additionalProperties?: unknown;
  items?: Schema;
  oneOf?: Schema[];
}

export interface SpecParameter {
  name: string;
  in: string;
  required?: boolean;
  schema: Schema;
}

export interface SpecOperation {
  id: string;
  parameters: SpecParameter[];
  responses: Record<string, { schema: Schema; example: unknown }>;
  exempt: boolean;
  hasBody: boolean;
}

interface RawMedia {
  schema: Schema;
  examples?: Record<string, { value: unknown }>;
}

interface RawOperation {
  operationId: string;
  tags: string[];
  parameters?: SpecParameter[];
  requestBody?: object;
  responses: Record<string, { content: Record<string, RawMedia> }>;
  'x-request-policy'?: { keys?: string };
}

export async function readSpec(): Promise<Map<string, SpecOperation>> {
  const config = await createConfig({});
  const { bundle: result } = await bundle({ ref: 'openapi/openapi.yaml', config, dereference: true });
  // Redocly leaves a bundle's content untyped, but the contract's lint has checked its shape.
  const { paths } = result.parsed as { paths: Record<string, Record<string, RawOperation>> };
  const all = Object.values(paths)
    .flatMap((item) => Object.values(item))
    .filter((raw) => raw.operationId && !raw.tags.includes('redirects'));
  return new Map(all.map((raw) => [raw.operationId, readOperation(raw)]));
}

function readOperation(raw: RawOperation): SpecOperation {
  const responses = Object.entries(raw.responses).flatMap(([status, { content }]) => {
    const media = content['application/json'];
    if (!media) return [];
    const [first] = Object.values(media.examples ?? {});
    return [[status, { schema: media.schema, example: first?.value }] as const];
  });
  return {
    id: raw.operationId,
    parameters: raw.parameters ?? [],
    responses: Object.fromEntries(responses),
    exempt: raw['x-request-policy']?.keys === 'exempt',
    hasBody: raw.requestBody !== undefined,
  };
}
