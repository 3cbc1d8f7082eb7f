import { type ProblemId, problem } from './problem';

/** The part of a schema issue that the message depends on. */
interface Issue {
  code?: string;
  path?: readonly PropertyKey[];
  input?: unknown;
  format?: unknown;
  minimum?: unknown;
  maximum?: unknown;
}

/** Fields with their own message when they are empty. */
const EMPTY: Record<string, ProblemId> = {
  login: 'field.emailEmpty',
  email: 'field.emailEmpty',
  first_name: 'field.firstName',
  last_name: 'field.lastName',
};

/** The message for a schema issue of a field. */
export function issueProblem({ code, path, input, format, minimum, maximum }: Issue): string {
  const field = String(path?.at(-1) ?? '');
  if (input === '' || input === null || input === undefined) return EMPTY[field] ?? problem('field.required');
  if (code === 'too_small') {
    if (field === 'password') return problem('field.passwordShort');
    return problem('field.longer', Number(minimum) - 1);
  }
  if (code === 'too_big') return problem('field.shorter', Number(maximum) + 1);
  return problem(code === 'invalid_format' && format === 'email' ? 'field.email' : 'field.invalid');
}
