import { ErrorCode } from '@generated/model';
import type { ApiError } from './errors';

const CODES: ReadonlySet<string | null> = new Set(Object.values(ErrorCode));

/**
 * Whether the API itself refused the request, with an error code of the contract. A gateway's page, an empty
 * body or another server's JSON does not show what the API did.
 */
export function isContractFailure({ status, code }: Pick<ApiError, 'status' | 'code'>): boolean {
  return Math.floor((status ?? 0) / 100) === 4 && CODES.has(code);
}
