import { product } from './1-product.ts';
import { screens } from './2-screens.ts';
import { entities } from './3-entities.ts';
import { states } from './4-states.ts';
import { validation } from './5-validation.ts';
import { roles } from './6-roles.ts';
import { calls } from './7-calls.ts';
import { errors } from './8-errors.ts';
import { constants } from './9-constants.ts';

/** Every statement of the specification by its id, in the specification's order. */
export const STATEMENTS = {
  ...product,
  ...screens,
  ...entities,
  ...states,
  ...validation,
  ...roles,
  ...calls,
  ...errors,
  ...constants,
};

export type StatementId = keyof typeof STATEMENTS;
