/** A call on its way to the demo channel, as a mutation may change it. */
export interface Asked {
  operation: string;
  url: URL;
  body: Record<string, unknown> | null;
}

export interface Given {
  status: number;
  contentType: string;
  text: string;
  /** Besides the content type, with names in small letters. */
  headers: Record<string, string>;
}

/** One way in which one operation of the demo channel breaks the contract. */
export interface Mutation {
  kind: string;
  operation: string;
  /** Where the checker has to say it is: one of these. */
  fields: string[];
  about: string;
  /** Changes what the demo channel is asked. */
  before?(asked: Asked): void;
  /** Changes what it answered. */
  after?(given: Given, asked: Asked): Given;
  /** Changes what it answered a browser's preflight. */
  preflight?(given: Given): Given;
}
