import ts from 'typescript';

export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Edits what `find` names anywhere in the code of a module. Returns null where it names nothing. */
export function edited(code: string, find: (node: ts.Node) => Edit | null): string | null {
  const edits: Edit[] = [];
  const visit = (node: ts.Node) => {
    const edit = find(node);
    if (edit) edits.push(edit);
    // What is taken out whole has nothing left to edit.
    if (edit?.text !== '') ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('module.ts', code, ts.ScriptTarget.Latest, true));
  if (edits.length === 0) return null;
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end), code);
}

export const replaced = (node: ts.Node, text: string): Edit => ({
  start: node.getStart(),
  end: node.end,
  text,
});
