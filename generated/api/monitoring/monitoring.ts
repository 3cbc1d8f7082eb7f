/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Done, ErrorReport } from '../../model/index.ts';
import { http } from '../../../src/api/http.ts';




export const getReportErrorUrl = () => {




  return `/errors/report`
}

/**
 * Sent after a failure that the operation's policy does not keep silent, for each field of an answer
 * that differs from the contract, and for what broke in the site itself. The same error is reported once a
 * page load, and only so many in a minute. A report that fails is dropped and not itself reported: 0
 * among the silent codes means no response at all.
 * @summary Report what went wrong
 */
export const reportError = async (errorReport: ErrorReport, options?: Parameters<typeof http>[1]): Promise<Done> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<Done>(getReportErrorUrl(),
  {
      op: 'reportError',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(errorReport)
  }
);}
