import type { Operation } from '../model/model.ts';

/** The base address of a backend, and the hosts of those services that run on other origins. */
export interface Hosts {
  base: string;
  keysHost?: string | undefined;
  errorsHost?: string | undefined;
  dataHost?: string | undefined;
}

const bare = (address: string) => address.replace(/\/+$/, '');

/** The full URL of an operation, with the placeholders of its path parameters. */
export function addressOf({ sitePath, host, defaultHost }: Operation, hosts: Hosts): string {
  const own = host === 'keysHost' || host === 'errorsHost' || host === 'dataHost' ? hosts[host] : undefined;
  return own === undefined ? bare(hosts.base) + sitePath : bare(own) + sitePath.slice(defaultHost.length);
}

interface Route {
  operation: Operation;
  pattern: RegExp;
  literal: number;
}

/** Returns a function that finds the operation of a request. Without hosts, it accepts any origin. */
export function matcher(operations: Operation[], hosts?: Hosts) {
  const routes: Route[] = operations
    .map((operation) => {
      const address = hosts ? addressOf(operation, hosts) : operation.sitePath;
      const source = address.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+');
      const literal = address.replace(/\{\w+\}/g, '').length;
      return { operation, pattern: new RegExp(`^${source}$`), literal };
    })
    .sort((one, other) => other.literal - one.literal);
  return (method: string, address: string): Operation | null => {
    const url = new URL(address, 'http://site');
    const requested = hosts ? url.origin + url.pathname : url.pathname;
    const verb = method.toLowerCase();
    return (
      routes.find(({ operation, pattern }) => operation.verb === verb && pattern.test(requested))
        ?.operation ?? null
    );
  };
}
