const { createHash } = require('node:crypto');
const { relative, sep } = require('node:path');
const ts = require('typescript');

/** Local name of the default import of styled-components, if the file has one. */
function styledName(sourceFile) {
  for (const statement of sourceFile.statements) {
    const isImport =
      ts.isImportDeclaration(statement) && statement.moduleSpecifier.text === 'styled-components';
    if (isImport && statement.importClause?.name) return statement.importClause.name.text;
  }
  return null;
}

/** True for `styled.a`, `styled(Link)`, `styled.a.attrs(…)` and the like. */
function startsWith(expression, name) {
  if (ts.isIdentifier(expression)) return expression.text === name;
  const goesOn = ts.isPropertyAccessExpression(expression) || ts.isCallExpression(expression);
  return goesOn && startsWith(expression.expression, name);
}

/**
 * Gives each styled component an id made of its file and its place in it. Without one the id is a counter of the
 * page, so that server and browser, or two builds on one page, count differently (ssr.md, trap 2).
 */
module.exports = function stableStyleIds(root) {
  return (context) => (sourceFile) => {
    const name = styledName(sourceFile);
    if (!name) return sourceFile;
    const path = relative(root, sourceFile.fileName).split(sep).join('/');
    const prefix = `s${createHash('sha1').update(path).digest('hex').slice(0, 6)}`;
    const { factory } = context;
    let count = 0;

    const withId = (tag) =>
      factory.createCallExpression(factory.createPropertyAccessExpression(tag, 'withConfig'), undefined, [
        factory.createObjectLiteralExpression([
          factory.createPropertyAssignment(
            'componentId',
            factory.createStringLiteral(`${prefix}-${count++}`),
          ),
        ]),
      ]);
    const visit = (node) => {
      if (ts.isTaggedTemplateExpression(node) && startsWith(node.tag, name)) {
        const tag = withId(node.tag);
        return factory.updateTaggedTemplateExpression(
          node,
          tag,
          undefined,
          ts.visitNode(node.template, visit),
        );
      }
      return ts.visitEachChild(node, visit, context);
    };
    return ts.visitNode(sourceFile, visit);
  };
};
