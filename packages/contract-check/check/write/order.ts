import { isObject } from '../../model/json.ts';
import type { Model, Operation } from '../../model/model.ts';
import { namesIn, schemaAt } from '../../model/walk.ts';
import { kindOfField, subjectOf } from '../kinds.ts';
import { isHarmless } from '../read.ts';

/** Operations that start or end sessions. The run calls them itself, so the journeys leave them out. */
const SESSION_OPERATIONS = new Set(['getApiKey', 'logIn', 'logOut']);

/** Returns the schemas of the objects whose ids an operation needs. */
function neededKinds(model: Model, operation: Operation): Set<string> {
  const kinds = new Set<string>();
  const subject = subjectOf(model, operation);
  if (subject && operation.parameters.some(({ in: place, name }) => place === 'path' && name === 'id'))
    kinds.add(subject);
  const schema = operation.body ? schemaAt(model.document, operation.body.schema, '') : null;
  const properties = isObject(schema?.properties) ? Object.keys(schema.properties) : [];
  for (const name of properties) {
    const kind = kindOfField(model, name);
    if (kind) kinds.add(kind);
  }
  // An operation that takes an e-mail address needs a registered user.
  if (properties.includes('email') && !createdKinds(model, operation).has('User')) kinds.add('User');
  return kinds;
}

/** Returns the schemas of the objects that a call creates. */
function createdKinds(model: Model, operation: Operation): Set<string> {
  if (operation.verb !== 'post') return new Set();
  return namesIn(model.document, operation.responses.get(200)?.schema ?? undefined);
}

/** Orders the operations so that creating an object comes before using it, and deletions come last. */
export function writeOrder(model: Model): Operation[] {
  let waiting = model.operations.filter(
    (operation) => !isHarmless(operation) && !SESSION_OPERATIONS.has(operation.id),
  );
  const order: Operation[] = [];
  const rank = (operation: Operation) => (operation.verb === 'delete' ? 1 : 0);
  while (waiting.length > 0) {
    const ready = waiting.filter((operation) => {
      const wanted = neededKinds(model, operation);
      return !waiting.some(
        (other) =>
          other !== operation &&
          !neededKinds(model, other).has([...wanted][0] ?? '') &&
          [...createdKinds(model, other)].some((kind) => wanted.has(kind)),
      );
    });
    const next = [...(ready.length > 0 ? ready : waiting)].sort((one, other) => rank(one) - rank(other))[0];
    if (!next) break;
    order.push(next);
    waiting = waiting.filter((operation) => operation !== next);
  }
  return order;
}
