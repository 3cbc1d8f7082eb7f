import { createServer, type Server } from 'node:http';
import { type NodeEdgeOptions, nodeEdge } from './node-edge.ts';

/** What the edge answers, and 404 for every other address. */
export function edgeServer(options: NodeEdgeOptions): Server {
  const answer = nodeEdge(options);
  return createServer((incoming, outgoing) => {
    if (!answer(incoming, outgoing)) outgoing.writeHead(404).end();
  });
}
