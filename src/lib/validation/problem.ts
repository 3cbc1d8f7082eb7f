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

/**
 * Returns a validation error as the one string that a form stores for a field: the message id and, for
 * lengths, a number.
 */
export function problem(id: ProblemId, number?: number): string {
  return number === undefined ? id : `${id} ${number}`;
}

export function readProblem(text: string): { id: string; values?: { number: number } } {
  const [id = '', number] = text.split(' ');
  return number === undefined ? { id } : { id, values: { number: Number(number) } };
}
