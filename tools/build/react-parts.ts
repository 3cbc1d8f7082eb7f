import ts from 'typescript';
import { type Edit, edited, replaced } from '../edit-code/edit-code.ts';

/** Kinds of elements that the site never renders, with the number that React's code has for each. */
export const UNUSED_KINDS: Readonly<Record<string, number>> = {
  REACT_PROFILER_TYPE: 12,
  REACT_SUSPENSE_LIST_TYPE: 19,
  REACT_LEGACY_HIDDEN_TYPE: 23,
  REACT_VIEW_TRANSITION_TYPE: 30,
  REACT_ACTIVITY_TYPE: 31,
};

/** The number of `html`, `head` and `body`, which React does not create, because the page has them. */
const PAGE_ELEMENTS = 27;
const NUMBERS = new Set([...Object.values(UNUSED_KINDS), PAGE_ELEMENTS].map(String));

/** The flag of a tree with a view transition in it, and the mode of the elements in one. */
const VIEW_TRANSITION_FLAG = '33554432';
const VIEW_TRANSITION_MODE = '32';

/** Variables that keep one value if nothing renders a view transition. */
const CONSTANTS: ReadonlyMap<string, string> = new Map([
  ['appearingViewTransitions', 'null'],
  ['pendingViewTransition', 'null'],
  ['pendingViewTransitionEvents', 'null'],
  ['rootViewTransitionNameCanceled', 'false'],
  ['shouldStartViewTransition', 'false'],
  ['viewTransitionContextChanged', 'false'],
  ['viewTransitionMutationContext', 'false'],
]);

/**
 * Functions for what the site does not use, each with the body that replaces its own: references to
 * fragments, form actions, stylesheets and scripts that React loads itself, and the names of components in
 * errors, which a minified site does not have.
 */
const REPLACED_BODIES: ReadonlyMap<string, string> = new Map([
  ['acquireResource', '{}'],
  ['commitFragmentInstanceDeletionEffects', '{}'],
  ['commitFragmentInstanceInsertionEffects', '{}'],
  ['commitNewChildToFragmentInstances', '{}'],
  ['extractEvents$1', '{}'],
  ['getResource', '{ return null; }'],
  ['getStackByFiberInDevAndProd', '{ return ""; }'],
  ['insertSuspendedStylesheets', '{}'],
  ['isFragmentInstanceParent', '{ return false; }'],
  ['preloadResource', '{ return true; }'],
  ['preloadResourceAndSuspendIfNeeded', '{}'],
  ['requestFormReset$1', '{}'],
  ['startHostTransition', '{}'],
  ['suspendInstance', '{}'],
  ['suspendResource', '{}'],
  ['waitForCommitToBeReady', '{ return null; }'],
]);

/** Hooks that the site does not use. A call of one fails, because its function is missing. */
const UNUSED_HOOKS = [
  'useActionState',
  'useCacheRefresh',
  'useFormState',
  'useHostTransitionStatus',
  'useMemoCache',
  'useOptimistic',
];

/** Exports of `react` and `react-dom` that only those hooks, elements and resources need. */
export const UNUSED_EXPORTS: readonly string[] = [
  'Activity',
  'Profiler',
  'ViewTransition',
  '__COMPILER_RUNTIME',
  'addTransitionType',
  'cache',
  'cacheSignal',
  'preconnect',
  'prefetchDNS',
  'preinit',
  'preinitModule',
  'preload',
  'preloadModule',
  'requestFormReset',
  'unstable_useCacheRefresh',
  'useActionState',
  'useFormState',
  'useFormStatus',
  'useOptimistic',
];

/** The keys of the functions with which `react-dom` loads resources and resets forms. */
const UNUSED_DISPATCH = ['r', 'D', 'C', 'L', 'm', 'X', 'S', 'M'];

/** All names by which the parts are found. A test fails when a new version of React renames one. */
export const REACT_NAMES: readonly string[] = [
  ...Object.keys(UNUSED_KINDS),
  ...CONSTANTS.keys(),
  ...REPLACED_BODIES.keys(),
  ...UNUSED_HOOKS,
  ...UNUSED_EXPORTS,
  'FragmentInstance',
  'safelyAttachRef',
];

const isTag = (node: ts.Node) =>
  ts.isPropertyAccessExpression(node) ? node.name.text === 'tag' : node.getText() === 'tag';

function functionOf(node: ts.Node): string {
  const declaration = ts.findAncestor(node, ts.isFunctionDeclaration);
  return declaration?.name?.text ?? '';
}

/** Whether a case is for a kind of element that never occurs. */
function isUnusedCase(node: ts.CaseClause): boolean {
  const { text } = node.expression as ts.Identifier | ts.NumericLiteral;
  if (ts.isIdentifier(node.expression)) return Object.hasOwn(UNUSED_KINDS, text);
  if (!ts.isNumericLiteral(node.expression) || !isTag(node.parent.parent.expression)) return false;
  return NUMBERS.has(text) || (text === '7' && functionOf(node) === 'safelyAttachRef');
}

const isReturn = (node: ts.Node | undefined) => node !== undefined && ts.isReturnStatement(node);

/**
 * Removes only the label of a case. What is left follows the end of the case before it, where the minifier
 * removes it as unreachable, but keeps variables that other cases use too. A first case has none before it,
 * and is removed if it only returns.
 */
function editOfCase(node: ts.CaseClause): Edit | null {
  if (!isUnusedCase(node)) return null;
  if (node.parent.clauses[0] === node) return isReturn(node.statements[0]) ? replaced(node, '') : null;
  const colon = node.getChildren().find(({ kind }) => kind === ts.SyntaxKind.ColonToken);
  return { start: node.getStart(), end: colon?.end ?? node.expression.end, text: '' };
}

function editOfComparison(node: ts.BinaryExpression): Edit | null {
  const { left, right } = node;
  const { kind } = node.operatorToken;
  if (kind === ts.SyntaxKind.AmpersandToken && ts.isPropertyAccessExpression(left)) {
    const isFlag = /flags$/i.test(left.name.text) && right.getText() === VIEW_TRANSITION_FLAG;
    const isMode = left.name.text === 'mode' && right.getText() === VIEW_TRANSITION_MODE;
    return isFlag || isMode ? replaced(node, '0') : null;
  }
  if (!NUMBERS.has(left.getText()) || !isTag(right)) return null;
  if (kind === ts.SyntaxKind.EqualsEqualsEqualsToken) return replaced(node, 'false');
  return kind === ts.SyntaxKind.ExclamationEqualsEqualsToken ? replaced(node, 'true') : null;
}

/** Replaces a variable by its only value where it is read. */
function editOfVariable(node: ts.Identifier): Edit | null {
  const { parent } = node;
  const isWritten =
    (ts.isBinaryExpression(parent) &&
      parent.left === node &&
      parent.operatorToken.kind === ts.SyntaxKind.EqualsToken) ||
    ts.isVariableDeclaration(parent);
  const value = CONSTANTS.get(node.text);
  return value === undefined || isWritten ? null : replaced(node, value);
}

/** Whether a statement assigns to an unused export, or to the prototype of references to fragments. */
function isUnusedAssignment(node: ts.Node): boolean {
  if (!ts.isExpressionStatement(node) || !ts.isBinaryExpression(node.expression)) return false;
  const [, name = ''] = /^exports\.(\w+)$/.exec(node.expression.left.getText()) ?? [];
  return UNUSED_EXPORTS.includes(name) || node.getText().startsWith('FragmentInstance.prototype');
}

/** Whether a property gives React an unused hook, or one of the functions for resources. */
function isUnusedProperty(node: ts.Node): boolean {
  if (!ts.isPropertyAssignment(node) || !ts.isIdentifier(node.name)) return false;
  const { text } = node.name;
  const isDispatch = ts.isBinaryExpression(node.parent.parent) && UNUSED_DISPATCH.includes(text);
  return (
    UNUSED_HOOKS.includes(text) ||
    (isDispatch && node.parent.parent.getText().startsWith('ReactDOMSharedInternals.d ='))
  );
}

function withoutProperty(node: ts.Node): Edit {
  const { properties } = node.parent as ts.ObjectLiteralExpression;
  const next = properties[properties.indexOf(node as ts.PropertyAssignment) + 1];
  return { start: node.getStart(), end: next?.getStart() ?? node.end, text: '' };
}

function editOf(node: ts.Node): Edit | null {
  if (ts.isCaseClause(node)) return editOfCase(node);
  if (ts.isBinaryExpression(node)) return editOfComparison(node);
  if (ts.isIdentifier(node)) return editOfVariable(node);
  if (isUnusedAssignment(node)) return replaced(node, '');
  if (isUnusedProperty(node)) return withoutProperty(node);
  if (!ts.isFunctionDeclaration(node) || !node.body || !node.name) return null;
  const body = REPLACED_BODIES.get(node.name.text);
  return body === undefined ? null : replaced(node.body, body);
}

/** Removes what the site does not use from one of React's production files. */
export const withoutUnusedReactParts = (source: string): string => edited(source, editOf) ?? source;
