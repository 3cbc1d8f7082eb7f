/** A request to the demo backend, which a mutation may change before the backend receives it. */
export interface MutableRequest {
  operation: string;
  url: URL;
  body: Record<string, unknown> | null;
}

export interface MutableResponse {
  status: number;
  contentType: string;
  text: string;
  /** Header names in lower case. The content type is a separate field. */
  headers: Record<string, string>;
}

/** A mutation makes one operation of the demo backend break the contract in one way. */
export interface Mutation {
  kind: string;
  operation: string;
  /** The check has to report one of these fields. */
  fields: string[];
  about: string;
  /** Changes the request. */
  before?(request: MutableRequest): void;
  /** Changes the response. */
  after?(response: MutableResponse, request: MutableRequest): MutableResponse;
  /** Changes the response to a browser's preflight. */
  preflight?(response: MutableResponse): MutableResponse;
}
