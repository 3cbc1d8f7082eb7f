import type { ConfigExternal } from 'orval';
import { loadContract } from './packages/contract-check/model/load-contract.ts';
import { listOperations } from './packages/contract-check/model/operations.ts';
import { contractForCalls, contractForChecks } from './tools/generate/contract-steps.ts';

const contract = await loadContract(process.env.CONTRACT);
const header = (): string[] => ['Generated from openapi/ by `npm run generate`. Do not edit.'];

/**
 * The operations whose lists screens load page by page. Only these get an infinite query in addition to the
 * plain one.
 */
const PAGED_BY_SCREENS = new Set(['listEvents', 'listFavoriteEvents', 'listVodMediaItems', 'searchVodMedia']);

// Each generated call passes its operation id to the mutator, which looks up host and policy in
// generated/operations.ts.
const perOperation = Object.fromEntries(
  listOperations(contract).map((operation) => [
    operation.id,
    {
      requestOptions: { op: operation.id },
      ...(PAGED_BY_SCREENS.has(operation.id) && {
        query: { useQuery: true, useInfinite: true, useInfiniteQueryParam: 'offset' },
      }),
    },
  ]),
);

const config: ConfigExternal = {
  api: {
    input: { target: contract, override: { transformer: contractForCalls } },
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
    input: { target: contract, override: { transformer: contractForChecks } },
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
