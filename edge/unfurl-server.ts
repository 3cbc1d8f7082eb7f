import { createServer, type Server } from 'node:http';
import { type NodeUnfurlOptions, nodeUnfurl } from './node-unfurl.ts';

/** Pages that unfurl, and 404 for every other address. */
export function unfurlServer(options: NodeUnfurlOptions): Server {
  const answer = nodeUnfurl(options);
  return createServer((incoming, outgoing) => {
    if (!answer(incoming, outgoing)) outgoing.writeHead(404).end();
  });
}
