export type FindingKind =
  | 'undocumented-operation'
  | 'undocumented-status'
  | 'content-type'
  | 'not-json'
  | 'header'
  | 'missing-field'
  | 'undocumented-field'
  | 'type'
  | 'null'
  | 'enum'
  | 'format'
  | 'bounds'
  | 'schema'
  | 'request'
  | 'keys'
  | 'login'
  | 'missing-thing'
  | 'input'
  | 'pagination'
  | 'sorting'
  | 'filter'
  | 'journey'
  | 'identity'
  | 'access'
  | 'session'
  | 'cors'
  | 'caching'
  | 'encoding'
  | 'consistency'
  | 'slow'
  | 'no-answer';

/** One way in which a request or response differs from the contract. */
export interface Finding {
  kind: FindingKind;
  operation: string;
  /** The status of the response, or null when no response came. */
  status: number | null;
  /** A JSON pointer into the body, or `status`, `header Name`, `query name`, `path name`, `time`. */
  where: string;
  /** The value or behaviour that the contract requires. */
  expected: string;
  got: string;
  /** Method and URL of the call, with secrets redacted. */
  call: string;
  /** The value at `where`, redacted. */
  example: string;
  /** The curl command that repeats the call. Missing for recorded traffic. */
  curl?: string;
}

/** Equal findings of a run, counted. */
export interface Drift extends Finding {
  /** `where` with `*` in place of each list index. */
  field: string;
  count: number;
  /** An id that stays the same from run to run, so that a baseline can refer to it. */
  id: string;
}

export const ABOUT: Record<FindingKind, string> = {
  'undocumented-operation': 'The contract has no such call',
  'undocumented-status': 'The contract does not document this status',
  'content-type': 'The content type is not the documented one',
  'not-json': 'The body is not JSON',
  header: 'A header is missing or malformed',
  'missing-field': 'A required field is missing',
  'undocumented-field': 'The contract has no such field',
  type: 'The value has another type',
  null: 'The value is null where null is not allowed',
  enum: 'The value is outside the documented set',
  format: 'The text has another format',
  bounds: 'The value is out of bounds',
  schema: 'The value breaks the schema',
  request: 'The request breaks the contract',
  keys: 'The rule on keys is broken',
  login: 'The rule on signing in is broken',
  'missing-thing': 'A missing thing does not get the documented response',
  input: 'Input is accepted or refused against the contract',
  pagination: 'Offset or limit is not obeyed',
  sorting: 'The order is not obeyed',
  filter: 'A filter is not obeyed',
  journey: 'A change does not show afterwards',
  identity: 'The response is about another thing than requested',
  access: 'Access is given or refused against the contract',
  session: 'A session does not begin or end as documented',
  cors: 'A browser on the site’s origin cannot make the call',
  caching: 'A shared cache may store a personal response',
  encoding: 'The text is encoded in another way than documented',
  consistency: 'Two responses contradict each other',
  slow: 'The response took longer than allowed',
  'no-answer': 'No response came',
};
