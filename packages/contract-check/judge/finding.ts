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
  | 'no-answer';

/** One way in which one exchange differs from the contract. */
export interface Finding {
  kind: FindingKind;
  operation: string;
  /** The status that came; null where none did. */
  status: number | null;
  /** A JSON pointer into the body, or `status`, `header Name`, `query name`, `path name`. */
  where: string;
  /** What the contract says. */
  expected: string;
  got: string;
  /** The call that brought it, redacted. */
  call: string;
  /** What stood there, redacted. */
  example: string;
}

/** The same finding, as often as it came. */
export interface Drift extends Finding {
  /** `where` with `*` for each place in a list. */
  field: string;
  count: number;
  /** Stays the same from run to run, for the baseline. */
  id: string;
}

export const ABOUT: Record<FindingKind, string> = {
  'undocumented-operation': 'A call that the contract does not know',
  'undocumented-status': 'A status that the contract does not document',
  'content-type': 'Another content type than documented',
  'not-json': 'A body that is no JSON',
  header: 'A header that is missing or malformed',
  'missing-field': 'A field that is always there is not',
  'undocumented-field': 'A field that the contract does not know',
  type: 'A value of another type',
  null: 'Null where null is no value',
  enum: 'A value outside the documented set',
  format: 'A text in another format',
  bounds: 'A value out of bounds',
  schema: 'A value that breaks the schema',
  request: 'A request that breaks the contract',
  keys: 'The rule on keys is broken',
  login: 'The rule on signing in is broken',
  'missing-thing': 'What is not there is not answered as documented',
  input: 'Input is taken or refused against the contract',
  pagination: 'Offset or limit is not obeyed',
  sorting: 'The order asked for is not obeyed',
  filter: 'A filter is not obeyed',
  journey: 'What was done does not show',
  'no-answer': 'No answer came',
};
