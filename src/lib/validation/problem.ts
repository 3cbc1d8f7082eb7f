/** The message ids of validation errors. */
export type ProblemId =
  | 'field.email'
  | 'field.emailEmpty'
  | 'field.firstName'
  | 'field.invalid'
  | 'field.lastName'
  | 'field.longer'
  | 'field.passwordMismatch'
  | 'field.passwordMismatchShort'
  | 'field.passwordShort'
  | 'field.phone'
  | 'field.required'
  | 'field.shorter'
  | 'field.sixDigits'
  | 'field.terms';

/** A form stores one string per field: the message id and, for lengths, a number. */
export function problem(id: ProblemId, number?: number): string {
  return number === undefined ? id : `${id} ${number}`;
}

export function readProblem(text: string): { id: string; values?: { number: number } } {
  const [id = '', number] = text.split(' ');
  return number === undefined ? { id } : { id, values: { number: Number(number) } };
}
