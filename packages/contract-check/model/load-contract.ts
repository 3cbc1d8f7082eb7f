import { bundle, createConfig } from '@redocly/openapi-core';
import { isObject, type JsonObject } from './json.ts';

/** Loads the contract's files as one document whose references are all local. */
export async function loadContract(ref = 'openapi/openapi.yaml'): Promise<JsonObject> {
  const config = await createConfig({});
  const { bundle: result } = await bundle({ ref, config });
  const document: unknown = result.parsed;
  if (!isObject(document)) throw new Error(`${ref} is not an OpenAPI document`);
  return document;
}
