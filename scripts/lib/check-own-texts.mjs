import { relative } from 'node:path';
import ts from 'typescript';
import { inRoot, root } from './paths.mjs';
import { trackedFiles } from './tracked-files.mjs';

const SCREENS = /^(shell|shared|[a-z]+-remote)\/src\/.*\.tsx$/;
const NO_SCREENS = /\.test\.tsx$|\/dev\//;

const says = {
  changing: 'a text that changes stands beside others: put it into an element of its own',
  after: 'a text stands after a part that comes and goes: put it into an element of its own',
  fragment: 'a fragment has a text of its own: make it an element',
  component: 'a component returns a bare text: return an element',
};

const { TypeFlags } = ts;
const TEXT = TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigIntLike;
const NOTHING =
  TypeFlags.Null | TypeFlags.Undefined | TypeFlags.BooleanLike | TypeFlags.VoidLike | TypeFlags.Never;

/** Returns what a value of the type shows: `text`, `nothing` and `element` may all be true. */
function shownBy(type) {
  const shown = { text: false, nothing: false, element: false };
  for (const one of type.isUnion() ? type.types : [type]) {
    if (one.flags & NOTHING || one.value === '' || one.value === 0 || one.value?.base10Value === '0')
      shown.nothing = true;
    else if (one.flags & TEXT) shown.text = true;
    else shown.element = true;
  }
  return shown;
}

/** Whitespace is never translated, so it keeps its node. */
const isBlank = (text) => text.trim() === '';

/**
 * Lists the children that React renders as nodes, those of fragments among them, as `literal`, `changing` (a computed text),
 * `element`, `slot` (what comes and goes) or `given` (a ReactNode of the caller).
 */
function nodesOf(parent, checker) {
  return parent.children.flatMap((node) => {
    if (ts.isJsxFragment(node)) return nodesOf(node, checker);
    if (ts.isJsxText(node)) return isBlank(node.text) ? [] : [{ node, kind: 'literal' }];
    if (!ts.isJsxExpression(node)) return [{ node, kind: 'element' }];
    const { expression } = node;
    if (!expression) return [];
    if (ts.isStringLiteralLike(expression))
      return isBlank(expression.text) ? [] : [{ node, kind: 'literal' }];
    const type = checker.getTypeAtLocation(expression);
    if (checker.typeToString(type).includes('ReactNode')) return [{ node, kind: 'given' }];
    const { text, element } = shownBy(type);
    if (text || /\b(string|number)\b.*\[\]$/.test(checker.typeToString(type)))
      return [{ node, kind: 'changing' }];
    return [{ node, kind: element ? 'slot' : 'nothing' }];
  });
}

/** A fragment that is the whole value of an attribute stands alone where the component puts it. */
const isAttribute = ({ parent }) => ts.isJsxExpression(parent) && ts.isJsxAttribute(parent.parent);

const isInside = ({ parent }) => ts.isJsxElement(parent) || ts.isJsxFragment(parent);

function wrongIn(node, checker) {
  if (ts.isJsxElement(node) || (ts.isJsxFragment(node) && !isInside(node))) {
    const nodes = nodesOf(node, checker);
    if (nodes.length > 1 && nodes.some(({ kind }) => kind === 'changing')) return says.changing;
    if (nodes.some(({ kind }, index) => kind === 'slot' && nodes[index + 1]?.kind === 'literal'))
      return says.after;
    if (ts.isJsxFragment(node) && !isAttribute(node) && nodes.some(({ kind }) => kind === 'literal'))
      return says.fragment;
  }
  if (ts.isJsxOpeningLikeElement(node) && /^[A-Z]/.test(node.tagName.getText())) {
    const [call] = checker.getTypeAtLocation(node.tagName).getCallSignatures();
    const type = call && checker.getReturnTypeOfSignature(call);
    if (type && !checker.typeToString(type).includes('ReactNode') && shownBy(type).text)
      return says.component;
  }
  return null;
}

/** Returns the places of a source file whose text React could not update once a browser has translated it (C421). */
export function textsWithoutElement(file, checker) {
  const wrong = [];
  const visit = (node) => {
    const what = wrongIn(node, checker);
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    if (what) wrong.push(`${relative(root, file.fileName)}:${line + 1}: ${what}`);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return wrong;
}

/** Returns a program of the files, with the checkout's compiler options. @param {ts.CompilerHost} [host] the disk by default */
export function programOf(files, host) {
  const { options } = ts.getParsedCommandLineOfConfigFile(
    inRoot('tsconfig.json'),
    { incremental: false },
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: () => {},
    },
  );
  return ts.createProgram(files, { ...options, tsBuildInfoFile: undefined }, host);
}

/** Holds in all screens that a text which changes has an element of its own (C421). Returns what is wrong, or an empty text. */
export async function checkOwnTexts() {
  const files = (await trackedFiles()).filter((file) => SCREENS.test(file) && !NO_SCREENS.test(file));
  const program = programOf(files.map((file) => inRoot(file)));
  const checker = program.getTypeChecker();
  return files
    .flatMap((file) => textsWithoutElement(program.getSourceFile(inRoot(file)), checker))
    .join('\n');
}
