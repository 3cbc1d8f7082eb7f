import { isObject, type Json, type JsonObject } from '../model/json.ts';
import { listOperations } from '../model/operations.ts';

export type Weight = 'breaking' | 'risky' | 'harmless';

/** One change between two versions of the contract, as the diff tool tells it. */
export interface Change {
  weight: Weight;
  message: string;
  /** `schemas/event.yaml#/Event/required`, or the path of an operation. */
  place: string;
  operations: string[];
}

export const WEIGHTS: Weight[] = ['breaking', 'risky', 'harmless'];

const ONLY_FOR_PEOPLE = /^(description|summary|title|example|examples|externalDocs|contact|license|version)$/;

/** The tool's changes, weighed, each with the operations that it reaches in either version. */
export function readChanges(report: Json, versions: JsonObject[]): Change[] {
  if (!isObject(report) || !Array.isArray(report.changes)) throw new Error('the diff tool told nothing');
  return report.changes.filter(isObject).map((change) => {
    const verdicts = Array.isArray(change.verdicts) ? change.verdicts.filter(isObject) : [];
    const said = verdicts.map(({ message }) => String(message)).join(' ');
    const what = `${change.typeName} ${change.kind}${change.property ? `: ${change.property}` : ''}`;
    return {
      weight: weigh(change),
      message: said || what,
      place: placeOf(change),
      operations: operationsOf(change, versions),
    };
  });
}

/** What breaks a client breaks; what alters a known call may; the rest is new, or for people. */
function weigh(change: JsonObject): Weight {
  const property = String(change.property ?? '');
  // The tool calls any move of a bound that a client might have relied on breaking.
  const isBound = /^(min|max)/.test(property);
  if (change.impact === 'major') return isBound ? 'risky' : 'breaking';
  if (ONLY_FOR_PEOPLE.test(property) || /\/examples?(\/|$)/.test(String(change.path))) return 'harmless';
  const isNewCall =
    change.kind === 'added' && /^(PathItem|Operation|Tag|Server)$/.test(String(change.typeName));
  return isNewCall ? 'harmless' : 'risky';
}

function sides(change: JsonObject): JsonObject[] {
  return [change.revision, change.base].filter(isObject);
}

function placeOf(change: JsonObject): string {
  const side = sides(change).find(({ file }) => typeof file === 'string');
  if (!side) return String(change.path);
  return `${String(side.file).replace(/^.*?\/(?=(schemas|paths)\/|\w+\.yaml$)/, '')}${side.pointer}`;
}

function operationsOf(change: JsonObject, versions: JsonObject[]): string[] {
  const found = new Set<string>();
  for (const { file, pointer } of sides(change)) {
    const kind = /(schemas)\/[\w-]+\.yaml$|(responses|parameters)\.yaml$/.exec(String(file));
    const name = String(pointer).split('/')[1];
    if (!kind || !name) continue;
    const reference = `#/components/${kind[1] ?? kind[2]}/${name}`;
    for (const version of versions) for (const id of usersOf(version, reference)) found.add(id);
  }
  if (found.size === 0)
    for (const version of versions) for (const id of atPath(version, String(change.path))) found.add(id);
  return [...found].sort();
}

/** The operations that lead to a component, directly or through others. */
function usersOf(document: JsonObject, reference: string): string[] {
  return listOperations(document)
    .filter(({ raw, pathItem }) =>
      leadsTo(document, { ...raw, shared: pathItem.parameters ?? null }, reference, new Set()),
    )
    .map(({ id }) => id);
}

function leadsTo(document: JsonObject, node: Json, reference: string, seen: Set<string>): boolean {
  if (Array.isArray(node)) return node.some((item) => leadsTo(document, item, reference, seen));
  if (!isObject(node)) return false;
  const to = node.$ref;
  if (typeof to === 'string') {
    if (to === reference) return true;
    if (!seen.has(to)) {
      seen.add(to);
      const target = to
        .split('/')
        .slice(1)
        .reduce<Json | undefined>((at, part) => (isObject(at) ? at[part] : undefined), document);
      if (target !== undefined && leadsTo(document, target, reference, seen)) return true;
    }
  }
  return Object.entries(node).some(
    ([key, value]) => key !== 'examples' && key !== 'example' && leadsTo(document, value, reference, seen),
  );
}

function atPath(document: JsonObject, path: string): string[] {
  const [, , address = '', verb = ''] = path
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  return listOperations(document)
    .filter(
      (operation) =>
        operation.path === address &&
        (operation.verb === verb || !/^(get|post|put|patch|delete)$/.test(verb)),
    )
    .map(({ id }) => id);
}
