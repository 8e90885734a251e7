const { createHash } = require('node:crypto');
const { relative, sep } = require('node:path');
const ts = require('typescript');
const minifyCss = require('./minify-css.cjs');

/** Local names under which a file imports styled-components: the default, and `css`, `keyframes` and the like. */
function importedNames(sourceFile) {
  for (const statement of sourceFile.statements) {
    if (!ts.isImportDeclaration(statement) || statement.moduleSpecifier.text !== 'styled-components')
      continue;
    const bindings = statement.importClause?.namedBindings;
    const helpers =
      bindings && ts.isNamedImports(bindings) ? bindings.elements.map(({ name }) => name.text) : [];
    return { styled: statement.importClause?.name?.text ?? null, helpers };
  }
  return null;
}

/** True for `styled.a`, `styled(Link)`, `styled.a.attrs(…)` and the like. */
function startsWith(expression, name) {
  if (ts.isIdentifier(expression)) return expression.text === name;
  const goesOn = ts.isPropertyAccessExpression(expression) || ts.isCallExpression(expression);
  return goesOn && startsWith(expression.expression, name);
}

function minifyTemplate(template, factory) {
  if (ts.isNoSubstitutionTemplateLiteral(template))
    return factory.createNoSubstitutionTemplateLiteral(minifyCss(template.text));
  const head = factory.createTemplateHead(minifyCss(template.head.text));
  const spans = template.templateSpans.map(({ expression, literal }) => {
    const text = minifyCss(literal.text);
    const part = ts.isTemplateTail(literal)
      ? factory.createTemplateTail(text)
      : factory.createTemplateMiddle(text);
    return factory.createTemplateSpan(expression, part);
  });
  return factory.createTemplateExpression(head, spans);
}

/**
 * Gives each styled component an id made of its file and its place in it. Without one the id is a counter of the
 * page, so that server and browser, or two builds on one page, count differently (ssr.md, trap 2). The CSS loses its
 * idle blanks on the way.
 */
module.exports = function stableStyleIds(root) {
  return (context) => (sourceFile) => {
    const names = importedNames(sourceFile);
    if (!names) return sourceFile;
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
      if (!ts.isTaggedTemplateExpression(node)) return ts.visitEachChild(node, visit, context);
      const isStyled = names.styled !== null && startsWith(node.tag, names.styled);
      const isHelper = names.helpers.some((name) => startsWith(node.tag, name));
      if (!isStyled && !isHelper) return ts.visitEachChild(node, visit, context);
      const tag = isStyled ? withId(node.tag) : node.tag;
      const template = ts.visitEachChild(minifyTemplate(node.template, factory), visit, context);
      return factory.updateTaggedTemplateExpression(node, tag, undefined, template);
    };
    return ts.visitNode(sourceFile, visit);
  };
};
