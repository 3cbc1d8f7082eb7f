import { createServer, type Server } from 'node:http';
import { type NodeEdgeOptions, nodeEdge } from './node-edge.ts';

/** Serves only what the edge handles. Every other URL gets 404. */
export function edgeServer(options: NodeEdgeOptions): Server {
  const handle = nodeEdge(options);
  return createServer((incoming, outgoing) => {
    if (!handle(incoming, outgoing)) outgoing.writeHead(404).end();
  });
}
