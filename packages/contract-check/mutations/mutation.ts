/** A mutation may change this call before the demo channel receives it. */
export interface Asked {
  operation: string;
  url: URL;
  body: Record<string, unknown> | null;
}

export interface Given {
  status: number;
  contentType: string;
  text: string;
  /** The names are in small letters; the content type is a field of its own. */
  headers: Record<string, string>;
}

/** A mutation makes one operation of the demo channel break the contract in one way. */
export interface Mutation {
  kind: string;
  operation: string;
  /** The check has to report one of these fields. */
  fields: string[];
  about: string;
  /** Changes the request. */
  before?(asked: Asked): void;
  /** Changes the response. */
  after?(given: Given, asked: Asked): Given;
  /** Changes the response to a browser's preflight. */
  preflight?(given: Given): Given;
}
