import { rows as product } from './1-product.ts';
import { rows as screens } from './2-screens.ts';
import { rows as entities } from './3-entities.ts';
import { rows as states } from './4-states.ts';
import { rows as validation } from './5-validation.ts';
import { rows as roles } from './6-roles.ts';
import { rows as calls } from './7-calls.ts';
import { rows as errors } from './8-errors.ts';
import { rows as constants } from './9-constants.ts';
import type { Row } from './row.ts';

/** Every statement of the specification, in its order. */
export const ROWS: readonly Row[] = [
  ...product,
  ...screens,
  ...entities,
  ...states,
  ...validation,
  ...roles,
  ...calls,
  ...errors,
  ...constants,
];
