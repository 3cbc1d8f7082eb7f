import { parseAst } from 'vite';

type Program = ReturnType<typeof parseAst>;
type Statement = Program['body'][number];

interface Edit {
  start: number;
  end: number;
  text: string;
}

/**
 * Marks components that are made by `forwardRef` as removable, and drops display names: without the first and
 * with the second the build keeps components that nothing imports. Returns null where the code has no such component.
 */
export function withRemovableComponents(code: string): string | null {
  const { body } = parseAst(code);
  const made = body.flatMap(forwardRefCalls);
  if (made.length === 0) return null;
  const edits: Edit[] = [
    ...made.map((start) => ({ start, end: start, text: '/* @__PURE__ */ ' })),
    ...body.filter(isDisplayName).map(({ start, end }) => ({ start, end, text: '' })),
  ];
  return edits
    .sort((one, other) => other.start - one.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code);
}

/** Matches a top-level `var Link = React.forwardRef(…)`. */
function forwardRefCalls(statement: Statement): number[] {
  if (statement.type !== 'VariableDeclaration') return [];
  return statement.declarations.flatMap(({ init }) =>
    init?.type === 'CallExpression' &&
    init.callee.type === 'MemberExpression' &&
    init.callee.property.type === 'Identifier' &&
    init.callee.property.name === 'forwardRef'
      ? [init.start]
      : [],
  );
}

/** `Link.displayName = "Link"`, at the top of the module. */
function isDisplayName(statement: Statement): boolean {
  if (statement.type !== 'ExpressionStatement') return false;
  const { expression } = statement;
  if (expression.type !== 'AssignmentExpression' || expression.left.type !== 'MemberExpression') return false;
  const { property } = expression.left;
  return property.type === 'Identifier' && property.name === 'displayName';
}
