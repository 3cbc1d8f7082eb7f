import type { StatementId } from './statements.ts';

/** Statements that are not fully true of the product, each with the product's current behaviour. */
export const DEVIATIONS: Readonly<Partial<Record<StatementId, string>>> = {
  'rule favoritable_type, wrong type':
    'no screen shows or sends the error: its function only rejects a stored pending favourite',
  'rule favoritable_type, allowed values':
    'no screen shows or sends the error: its function only rejects a stored pending favourite',
  'default language':
    'where a channel offers both languages, a viewer who has not chosen reads the browser’s: Québec’s viewers would get English otherwise. `language_detection: false` makes the specification’s sentence true',
};
