import { type ProblemId, problem } from './problem';

/** The properties of a schema issue on which the message depends. */
interface Issue {
  code?: string;
  path?: readonly PropertyKey[];
  input?: unknown;
  format?: unknown;
  minimum?: unknown;
  maximum?: unknown;
}

/** The message for each field that has its own message when it is empty. */
const EMPTY_PROBLEMS: Record<string, ProblemId> = {
  login: 'field.emailEmpty',
  email: 'field.emailEmpty',
  first_name: 'field.firstName',
  last_name: 'field.lastName',
};

/** Returns the message for a schema issue of a field. */
export function issueProblem({ code, path, input, format, minimum, maximum }: Issue): string {
  const field = String(path?.at(-1) ?? '');
  if (input === '' || input === null || input === undefined)
    return EMPTY_PROBLEMS[field] ?? problem('field.required');
  if (code === 'too_small') {
    if (field === 'password') return problem('field.passwordShort');
    return problem('field.longer', Number(minimum) - 1);
  }
  if (code === 'too_big') return problem('field.shorter', Number(maximum) + 1);
  return problem(code === 'invalid_format' && format === 'email' ? 'field.email' : 'field.invalid');
}
