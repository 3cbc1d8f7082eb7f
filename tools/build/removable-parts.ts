import { parseAst } from 'vite';

type Program = ReturnType<typeof parseAst>;
type Statement = Program['body'][number];
type Expression = NonNullable<Extract<Statement, { type: 'ExpressionStatement' }>['expression']>;

interface Edit {
  start: number;
  end: number;
  text: string;
}

/** What makes a component, and does nothing else. */
const MAKERS = ['forwardRef', 'memo', 'createFormattedComponent', 'createFormattedDateTimePartsComponent'];

/**
 * Marks the components of a library that a call makes as removable, and drops display names: the build otherwise
 * keeps both although nothing imports them. Returns null where the code has none.
 */
export function withRemovableComponents(code: string): string | null {
  return edited(code, parseAst(code).body.flatMap(componentEdits));
}

function componentEdits(statement: Statement): Edit[] {
  if (isDisplayName(statement)) return [{ start: statement.start, end: statement.end, text: '' }];
  if (statement.type !== 'VariableDeclaration') return [];
  return statement.declarations.flatMap(({ init }) =>
    init?.type === 'CallExpression' && MAKERS.includes(nameOf(init.callee))
      ? [{ start: init.start, end: init.start, text: '/* @__PURE__ */ ' }]
      : [],
  );
}

/** The last part of `React.memo` or `memo`. */
function nameOf(expression: Expression): string {
  if (expression.type === 'Identifier') return expression.name;
  if (expression.type !== 'MemberExpression' || expression.property.type !== 'Identifier') return '';
  return expression.property.name;
}

/** `Link.displayName = "Link"`, at the top of the module. */
function isDisplayName(statement: Statement): boolean {
  if (statement.type !== 'ExpressionStatement') return false;
  const { expression } = statement;
  return (
    expression.type === 'AssignmentExpression' &&
    expression.left.type === 'MemberExpression' &&
    nameOf(expression.left) === 'displayName'
  );
}

/** What the site formats with. The other functions of `createIntl` are not shipped. */
export const FORMATTERS: readonly string[] = ['formatMessage', 'formatDate', 'formatTime', 'formatNumber'];

/** Takes the functions that nothing calls out of what `createIntl` returns. Returns null for other code. */
export function withoutUnusedFormatters(code: string): string | null {
  const maker = parseAst(code).body.find(
    (statement) => statement.type === 'FunctionDeclaration' && statement.id?.name === 'createIntl',
  );
  if (maker?.type !== 'FunctionDeclaration') return null;
  const last = maker.body?.body.at(-1);
  if (last?.type !== 'ReturnStatement' || last.argument?.type !== 'ObjectExpression') return null;
  const { properties } = last.argument;
  return edited(
    code,
    properties.flatMap((property, index) => {
      if (property.type !== 'Property' || property.key.type !== 'Identifier') return [];
      const { name } = property.key;
      if (!/^(format[A-Z]|\$t$)/.test(name) || FORMATTERS.includes(name)) return [];
      const next = properties[index + 1];
      return [{ start: property.start, end: next?.start ?? property.end, text: '' }];
    }),
  );
}

/** Edits the module of a library for the build. */
export const withoutUnusedParts = (source: string): string =>
  [withoutDataRouters, withoutUnusedFormatters, withRemovableComponents].reduce(
    (code, edit) => edit(code) ?? code,
    source,
  );

function edited(code: string, edits: readonly Edit[]): string | null {
  if (edits.length === 0) return null;
  return edits
    .toReversed()
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code);
}

/** What is only ever there in a data router, which the site does not use. */
const OF_DATA_ROUTERS: readonly [RegExp, string][] = [
  [/React\d*\.useContext\((DataRouterContext|DataRouterStateContext)\)/g, 'null'],
  [/dataRouterOpts(?=\?\.| &&)/g, '(void 0)'],
  [/\bisDataRoute \?/g, 'false ?'],
  [/^RenderErrorBoundary\.contextType = \w+;$/gm, ''],
];

/** The sentences for whoever uses the router wrongly. */
const ADVICE =
  /(?<!\w)(invariant|warning)\(\s*((?:[^`"']|(["'])[^"'\n]*\3)*?),\s*(?:\/\/[^\n]*\n\s*)*`(?:[^`$]|\$\{[^`{}]*\})*`\s*\)/g;

/** Makes what a data router alone would have constant, so that the build drops the code for it. */
export function withoutDataRouters(code: string): string | null {
  if (!OF_DATA_ROUTERS.every(([pattern]) => code.search(pattern) >= 0)) return null;
  return OF_DATA_ROUTERS.reduce(
    (text, [pattern, by]) => text.replaceAll(pattern, by),
    code.replaceAll(ADVICE, '$1($2)'),
  );
}
