import { QueryClient } from '@tanstack/react-query';
import { MINUTE_MS } from '../lib/time/time';

/** Server state lives here and nowhere else. The mutator owns repeating, so the library's own is off. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: MINUTE_MS },
      mutations: { retry: false },
    },
  });
}
