import type { ConfigExternal } from 'orval';
import { loadContract } from './packages/contract-check/model/load-contract.ts';
import { listOperations } from './packages/contract-check/model/operations.ts';
import {
  generationDocument,
  withoutAnchors,
  withoutDescriptions,
} from './tools/generate/generation-document.ts';

const contract = await loadContract(process.env.CONTRACT);
const readable = generationDocument(contract);
// The schemas that check answers are loaded by viewers: no descriptions in them.
const bare = withoutDescriptions(readable);
const header = (): string[] => ['Generated from openapi/ by `npm run generate`. Do not edit.'];

// Each generated call tells the mutator which operation it is; the mutator finds the rest
// (method, host, policy) in generated/operations.ts.
const perOperation = Object.fromEntries(
  listOperations(contract).map((operation) => [
    operation.id,
    {
      requestOptions: { op: operation.id },
      ...(isPaged(operation.raw) && {
        query: { useQuery: true, useInfinite: true, useInfiniteQueryParam: 'offset' },
      }),
    },
  ]),
);

/** A list that is read in pages gets an infinite query beside the plain one. */
function isPaged(operation: { [key: string]: unknown }): boolean {
  const text = JSON.stringify(operation.parameters ?? []);
  return /parameters\/Offset|"name":"offset"/.test(text);
}

const config: ConfigExternal = {
  api: {
    input: { target: withoutAnchors(readable) },
    output: {
      target: 'generated/api',
      schemas: 'generated/model',
      mode: 'tags-split',
      client: 'react-query',
      httpClient: 'fetch',
      clean: true,
      urlEncodeParameters: true,
      mock: {
        indexMockFiles: true,
        generators: [{ type: 'msw', generateEachHttpStatus: true, delay: false, baseUrl: '*' }],
      },
      override: {
        header,
        mutator: { path: 'src/api/http.ts', name: 'http' },
        fetch: { includeHttpResponseReturnType: false },
        mock: { arrayMax: 3 },
        query: { signal: true, useOperationIdAsQueryKey: true },
        operations: perOperation,
      },
    },
  },
  zod: {
    input: { target: bare },
    output: {
      target: 'generated/zod',
      mode: 'tags-split',
      client: 'zod',
      fileExtension: '.zod.ts',
      clean: true,
      override: {
        header,
        zod: {
          version: 4,
          variant: 'mini',
          generateEachHttpStatus: true,
          generateReusableSchemas: true,
          generateDiscriminatedUnion: true,
        },
      },
    },
  },
};

export default config;
