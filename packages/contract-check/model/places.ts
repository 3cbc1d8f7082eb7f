import { type Document, isMap, isScalar, LineCounter, parseDocument } from 'yaml';

/**
 * Maps definitions of the contract, such as `getEvent`, `getEvent 404`, `getEvent query team`, `Event` or
 * `Event/media`, to `file:line`.
 */
export type Places = Record<string, string>;

const VERBS = /^(get|post|put|patch|delete)$/;

/** Finds the lines of all definitions in the contract's files, which are given by path. */
export function placesIn(files: Record<string, string>): Places {
  const places: Places = {};
  for (const [file, text] of Object.entries(files)) {
    const lines = new LineCounter();
    const document = parseDocument(text, { lineCounter: lines });
    const at = (name: string, offset: number | undefined) => {
      if (offset !== undefined) places[name] ??= `${file}:${lines.linePos(offset).line}`;
    };
    for (const [name, node, offset] of entriesOf(document.contents)) {
      if (file.includes('/schemas/')) addSchema(name, node, offset, at);
      if (file.includes('/paths/'))
        for (const [verb, operation, start] of entriesOf(node))
          if (VERBS.test(verb)) addOperation(operation, start, at);
    }
  }
  return places;
}

type Node = Document['contents'];
type At = (name: string, offset: number | undefined) => void;

function entriesOf(node: unknown): [string, Node, number | undefined][] {
  if (!isMap(node)) return [];
  return node.items.map(({ key, value }) => {
    const offset = isScalar(key) ? key.range?.[0] : undefined;
    return [String(isScalar(key) ? key.value : key), value as Node, offset];
  });
}

function addSchema(name: string, node: Node, offset: number | undefined, at: At): void {
  at(name, offset);
  if (!isMap(node)) return;
  for (const [field, , start] of entriesOf(node.get('properties'))) at(`${name}/${field}`, start);
}

function addOperation(node: Node, offset: number | undefined, at: At): void {
  if (!isMap(node)) return;
  const id = String(node.get('operationId'));
  at(id, offset);
  for (const [status, , start] of entriesOf(node.get('responses'))) at(`${id} ${status}`, start);
  const parameters = node.get('parameters');
  if (typeof parameters !== 'object' || parameters === null || !('items' in parameters)) return;
  if (!Array.isArray(parameters.items)) return;
  for (const parameter of parameters.items)
    if (isMap(parameter) && parameter.has('name'))
      at(`${id} ${parameter.get('in')} ${parameter.get('name')}`, parameter.range?.[0]);
}
