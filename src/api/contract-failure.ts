import { ErrorCode } from '@generated/model';
import type { ApiError } from './errors';

const CODES: ReadonlySet<string> = new Set(Object.values(ErrorCode));

/**
 * Whether the API itself refused the request, in the contract's own JSON. A gateway's page, an empty body or
 * another server's JSON says nothing about what the API did.
 */
export function isContractFailure({ kind, status, code }: ApiError): boolean {
  const refused = (status ?? 0) >= 400 && (status ?? 0) < 500;
  return (kind === 'status' || kind === 'bad-key') && refused && code !== null && CODES.has(code);
}
