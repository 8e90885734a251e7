const { readFileSync } = require('node:fs');
const ts = require('typescript');

/** By its package's name, and as `shared` itself imports it. */
const MODULE = /^(@storefront\/shared\/messages|\.{1,2}\/(.*\/)?messages\/messages)$/;

/** The catalogue as plain data: compiled and run once, so that this reads exactly what the sources say. */
function readCatalogue(path) {
  const { outputText } = ts.transpileModule(readFileSync(path, 'utf8'), {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  });
  const module = { exports: {} };
  new Function('module', 'exports', outputText)(module, module.exports);
  return module.exports.messages;
}

const importsMessages = (sourceFile) =>
  sourceFile.statements.some(
    (statement) => ts.isImportDeclaration(statement) && MODULE.test(statement.moduleSpecifier.text),
  );

/**
 * Writes the text itself in place of `messages.menu.added`, so that a page carries the texts that it shows and not the
 * whole catalogue. Other uses of the catalogue stay as they are.
 */
module.exports = function inlineMessages(path) {
  const catalogue = readCatalogue(path);
  return (context) => (sourceFile) => {
    if (!importsMessages(sourceFile)) return sourceFile;
    const textOf = (node) => {
      const group = node.expression;
      const isChain = ts.isPropertyAccessExpression(group) && ts.isIdentifier(group.expression);
      if (!isChain || group.expression.text !== 'messages') return undefined;
      return catalogue[group.name.text]?.[node.name.text];
    };
    const visit = (node) => {
      if (ts.isPropertyAccessExpression(node)) {
        const text = textOf(node);
        if (typeof text === 'string') return context.factory.createStringLiteral(text);
      }
      return ts.visitEachChild(node, visit, context);
    };
    return ts.visitNode(sourceFile, visit);
  };
};
