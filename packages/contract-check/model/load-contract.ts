import { bundle, createConfig } from '@redocly/openapi-core';
import { isObject, type JsonObject } from './json.ts';

/** The whole contract as one document, with references kept inside it. */
export async function loadContract(ref = 'openapi/openapi.yaml'): Promise<JsonObject> {
  const config = await createConfig({});
  const { bundle: result } = await bundle({ ref, config });
  const document: unknown = result.parsed;
  if (!isObject(document)) throw new Error(`${ref} is not an OpenAPI document`);
  return document;
}
