import ts from 'typescript';

export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Applies the edits that `find` returns for the nodes of a module. Returns null if there are none. */
export function edited(code: string, find: (node: ts.Node) => Edit | null): string | null {
  const edits: Edit[] = [];
  const visit = (node: ts.Node) => {
    const edit = find(node);
    if (edit) edits.push(edit);
    ts.forEachChild(node, (child) => {
      // What has been replaced has nothing left to edit.
      const isGone = edit && edit.start <= child.getStart() && child.end <= edit.end;
      if (!isGone) visit(child);
    });
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
