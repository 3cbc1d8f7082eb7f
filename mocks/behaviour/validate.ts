import type { output, ZodMiniType } from 'zod/mini';
import { safeParse } from 'zod/mini';
import { type Fields, invalid } from './failure.ts';

type Raw = Record<string, unknown>;
type Issue = NonNullable<ReturnType<typeof safeParse>['error']>['issues'][number];

const REQUIRED = 'Field is required';
const BY_FIELD: Record<string, string> = {
  password: 'The password is too short',
  tags: 'Please select tag',
  name: 'Please fill in the input field.',
  code: 'Must be six digits.',
};

function say(issue: Issue, field: string, value: unknown): string {
  if (value === undefined || value === '')
    return BY_FIELD[field] && field === 'name' ? BY_FIELD[field] : REQUIRED;
  if (issue.code === 'invalid_type') {
    if (issue.expected === 'number' || issue.expected === 'int') return 'Must be a whole number.';
    return 'Is of the wrong type.';
  }
  if (issue.code === 'too_small' || issue.code === 'too_big')
    return (issue.code === 'too_small' && BY_FIELD[field]) || 'Is out of bounds.';
  if (issue.code === 'invalid_format') {
    if (issue.format === 'email') return 'A valid email address is required';
    if (issue.format === 'date') return 'Must be a date.';
    return BY_FIELD[field] ?? 'Is malformed.';
  }
  if (issue.code === 'invalid_value')
    return typeof value === 'string' || typeof value === 'number'
      ? 'Is not among the allowed values.'
      : 'Is of the wrong type.';
  return 'Is malformed.';
}

function describe(issues: readonly Issue[], raw: Raw): Fields {
  const errors: Fields = {};
  for (const issue of issues) {
    const field = String(issue.path[0] ?? 'body');
    errors[field] ??= [say(issue, field, raw[field])];
  }
  return errors;
}

/** Converts text from a URL to numbers where the contract requires numbers. */
function withNumbers(raw: Raw, issues: readonly Issue[]): Raw {
  const copy = { ...raw };
  for (const { path } of issues) {
    const field = String(path[0]);
    const value = copy[field];
    if (typeof value === 'string' && /^-?\d{1,15}$/.test(value)) copy[field] = Number(value);
  }
  return copy;
}

/** Parses the input by the contract's schema, or throws a 400 that names the invalid fields. */
export function accept<Schema extends ZodMiniType>(
  schema: Schema,
  raw: Raw,
  from: 'address' | 'body',
  malformed?: () => Response,
): output<Schema> {
  let input = raw;
  let result = safeParse(schema, input);
  if (!result.success && from === 'address') {
    input = withNumbers(raw, result.error.issues);
    result = safeParse(schema, input);
  }
  if (!result.success) throw malformed?.() ?? invalid(describe(result.error.issues, input));
  return result.data;
}
