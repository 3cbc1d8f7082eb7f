import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { input, output, ZodMiniType } from 'zod/mini';
import { issueProblem } from './issue-problem';

/** Creates a resolver that validates a form with a schema; its errors are message ids. */
export function formResolver<In extends FieldValues, Schema extends ZodMiniType<unknown, In>>(
  schema: Schema,
): Resolver<input<Schema>, unknown, output<Schema>> {
  return zodResolver(schema, { error: issueProblem });
}
