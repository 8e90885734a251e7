import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

const TESTS = /\.test\.tsx?$|(^|[/\\])(test|testing|mocks)[/\\]/;
const PREFIX = '@storefront/shared/';

function* sourcesBelow(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && /\.tsx?$/.test(entry.name) && !TESTS.test(relative(folder, path))) yield path;
  }
}

function* namesImported(path, modules) {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.ES2022);
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || statement.importClause?.isTypeOnly) continue;
    const module = statement.moduleSpecifier.text.slice(PREFIX.length);
    if (!statement.moduleSpecifier.text.startsWith(PREFIX) || !modules.includes(module)) continue;
    const bindings = statement.importClause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings)) continue;
    for (const { name, propertyName, isTypeOnly } of bindings.elements) {
      if (!isTypeOnly) yield `${module}/${(propertyName ?? name).text}`;
    }
  }
}

/**
 * Returns the exports of the shared modules that the code in a folder imports, without its tests.
 *
 * @param {string} folder
 * @param {string[]} modules names after `@storefront/shared/`
 * @returns {Set<string>} `module/name`
 */
export function findUses(folder, modules) {
  const uses = new Set();
  for (const path of sourcesBelow(folder)) {
    for (const name of namesImported(path, modules)) uses.add(name);
  }
  return uses;
}
