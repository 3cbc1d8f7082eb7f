import type { Hosts } from '../check/hosts.ts';
import { matcher } from '../check/hosts.ts';
import type { Finding } from '../judge/finding.ts';
import { judgeOf, parse } from '../judge/judge.ts';
import type { Ledger } from '../judge/ledger.ts';
import { redactCall } from '../judge/redact.ts';
import type { Model } from '../model/model.ts';

/** A recorded request with its response. */
export interface Exchange {
  method: string;
  url: string;
  requestBody: string | null;
  status: number;
  headers: Headers;
  /** The text of the response. Null when the recording has no body. */
  text: string | null;
}

export type Judged = 'judged' | 'without-body' | 'foreign' | 'unknown';

/** Checks the traffic of other clients: all responses, and the requests that the backend accepted. */
export function trafficJudge(model: Model, ledger: Ledger, hosts?: Hosts) {
  const judge = judgeOf(model);
  const find = matcher(model.operations, hosts);
  const seen = new Map<string, Map<number, number>>();
  const prefixes = [
    ...new Set(model.operations.map(({ sitePath }) => sitePath.split('{')[0]?.split('/')[1] ?? '')),
  ];

  function judgeExchange(exchange: Exchange): Judged {
    const { method, url, status, headers, text } = exchange;
    const call = redactCall(method, url);
    const operation = find(method, url);
    if (!operation) {
      if (!isOurs(url)) return 'foreign';
      if (method === 'OPTIONS' || method === 'HEAD') return 'foreign';
      const where = 'status';
      const problem = { expected: 'an operation of the contract', got: call, example: '' };
      ledger.add({
        ...problem,
        kind: 'undocumented-operation',
        operation: call.split('?')[0] ?? call,
        status,
        where,
        call,
      });
      return 'unknown';
    }
    const statuses = seen.get(operation.id) ?? new Map<number, number>();
    seen.set(operation.id, statuses.set(status, (statuses.get(status) ?? 0) + 1));
    const report = (fault: Pick<Finding, 'kind' | 'where' | 'expected' | 'got' | 'example'>) =>
      ledger.add({ ...fault, operation: operation.id, status, call });
    if (text === null) {
      // Without a body, the status and the headers can still be judged.
      for (const fault of judge.responseFaults(operation, { status, headers, text: '' }))
        if (fault.kind === 'undocumented-status' || fault.kind === 'header') report(fault);
      return 'without-body';
    }
    for (const fault of judge.responseFaults(operation, { status, headers, text })) report(fault);
    const body = exchange.requestBody === null ? undefined : parse(exchange.requestBody);
    // A bad request is only a drift if the backend accepted it.
    if (status === 200 && operation.body && body !== undefined)
      for (const fault of judge.requestFaults(operation, body))
        report({ ...fault, expected: `${fault.expected}, in the request` });
    return 'judged';
  }

  function isOurs(address: string): boolean {
    const url = new URL(address, 'http://site');
    if (hosts)
      return (
        [hosts.base, hosts.keysHost, hosts.dataHost, hosts.errorsHost].some(
          (host) => host && address.startsWith(host),
        ) && isCall(url)
      );
    return isCall(url);
  }
  const isCall = ({ pathname }: URL) => {
    const first = pathname.split('/')[1] ?? '';
    return prefixes.includes(first) && (first !== 'storage' || pathname.endsWith('.json'));
  };

  return { judgeExchange, seen };
}
