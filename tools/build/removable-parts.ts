import ts from 'typescript';
import { type Edit, edited, replaced } from '../edit-code/edit-code.ts';

const isAtTop = (statement: ts.Node) => ts.isSourceFile(statement.parent);

/** Returns the last name in `React.memo` or `memo`. */
function nameOf(expression: ts.Node): string {
  if (ts.isPropertyAccessExpression(expression)) return expression.name.text;
  return ts.isIdentifier(expression) ? expression.text : '';
}

/** Functions that create a component and have no side effect. */
const MAKERS = ['forwardRef', 'memo', 'createFormattedComponent', 'createFormattedDateTimePartsComponent'];

/**
 * Marks components that a library creates by a call as pure, and removes display names. Otherwise the build
 * would retain both, although nothing imports them. Returns null for code without any.
 */
export const withRemovableComponents = (code: string) =>
  edited(code, (node) => {
    if (isAssignmentTo(node, 'displayName')) return replaced(node, '');
    const isMade =
      ts.isCallExpression(node) &&
      ts.isVariableDeclaration(node.parent) &&
      isAtTop(node.parent.parent.parent) &&
      MAKERS.includes(nameOf(node.expression));
    return isMade ? { start: node.getStart(), end: node.getStart(), text: '/* @__PURE__ */ ' } : null;
  });

/** Whether a node is an assignment such as `Link.displayName = "Link"` at the top level of the module. */
const isAssignmentTo = (node: ts.Node, property: string, of?: string) =>
  ts.isExpressionStatement(node) &&
  isAtTop(node) &&
  ts.isBinaryExpression(node.expression) &&
  ts.isPropertyAccessExpression(node.expression.left) &&
  node.expression.left.name.text === property &&
  (of === undefined || nameOf(node.expression.left.expression) === of);

/** The formatters that the site uses. The other functions of `createIntl` are not shipped. */
export const FORMATTERS: readonly string[] = ['formatMessage', 'formatDate', 'formatTime', 'formatNumber'];

/** Removes unused functions from the object that `createIntl` returns. Returns null for other code. */
export const withoutUnusedFormatters = (code: string) =>
  edited(code, (node) => {
    if (!ts.isPropertyAssignment(node) || !ts.isIdentifier(node.name)) return null;
    const statement = node.parent.parent;
    if (!ts.isReturnStatement(statement)) return null;
    const maker = statement.parent.parent;
    if (!ts.isFunctionDeclaration(maker) || maker.name?.text !== 'createIntl') return null;
    const { text: name } = node.name;
    if (!/^(format[A-Z]|\$t$)/.test(name) || FORMATTERS.includes(name)) return null;
    const { properties } = node.parent;
    const next = properties[properties.indexOf(node) + 1];
    return { start: node.getStart(), end: next?.getStart() ?? node.end, text: '' };
  });

/**
 * Removes the checks whether the browser has a locale's data. Every browser has the data of the site's
 * languages, and the first check loads all of it, even for texts without a number or a date.
 */
export const withoutLocaleChecks = (code: string) =>
  edited(code, (node) => {
    const isCheck =
      (ts.isIfStatement(node) && node.expression.getText().startsWith('!Intl.')) ||
      (ts.isExpressionStatement(node) && node.getText().startsWith('this.resolvedLocale = '));
    return isCheck ? replaced(node, ';') : null;
  });

const DATA_CONTEXTS = ['DataRouterContext', 'DataRouterStateContext'];

/**
 * Replaces values that only exist with a data router by constants, so that the build can drop code for it,
 * and removes advice to developers. Returns null for other code.
 */
export const withoutDataRouters = (code: string) =>
  code.includes('DataRouterStateContext') ? edited(code, editOfDataRouters) : null;

function editOfDataRouters(node: ts.Node): Edit | null {
  if (isAssignmentTo(node, 'contextType', 'RenderErrorBoundary')) return replaced(node, '');
  if (ts.isCallExpression(node)) return editOfCall(node);
  if (!ts.isIdentifier(node)) return null;
  const { parent } = node;
  if (node.text === 'isDataRoute' && ts.isConditionalExpression(parent) && parent.condition === node)
    return replaced(node, 'false');
  const isRead =
    (ts.isPropertyAccessExpression(parent) && parent.expression === node) ||
    (ts.isBinaryExpression(parent) && parent.left === node);
  return node.text === 'dataRouterOpts' && isRead ? replaced(node, '(void 0)') : null;
}

function editOfCall({ expression, arguments: [first, second] }: ts.CallExpression): Edit | null {
  const name = nameOf(expression);
  if (name === 'useContext' && first && DATA_CONTEXTS.includes(nameOf(first)))
    return replaced(first.parent, 'null');
  const isAdvice = first && second && /^(invariant|warning)$/.test(name);
  return isAdvice ? { start: first.end, end: second.end, text: '' } : null;
}

/** Removes the unused parts from a library's module during the build. */
export const withoutUnusedParts = (source: string): string =>
  [withoutDataRouters, withoutUnusedFormatters, withoutLocaleChecks, withRemovableComponents].reduce(
    (code, edit) => edit(code) ?? code,
    source,
  );
