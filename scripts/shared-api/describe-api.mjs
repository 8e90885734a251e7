import { join } from 'node:path';
import ts from 'typescript';
import { createTypeWriter, TYPE_FORMAT } from './describe-type.mjs';

function programOf(root, files) {
  const { config } = ts.readConfigFile(join(root, 'remote-kit/tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, files }, ts.sys, root);
  return ts.createProgram(files, options);
}

/** The names of all calls: a union that grows with the API, so it is written by its name. */
function callNames(checker, source) {
  const exported = checker.getExportsOfModule(checker.getSymbolAtLocation(source));
  const symbol = exported.find(({ name }) => name === 'CallName');
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  return new Map([[checker.typeToString(type, undefined, TYPE_FORMAT), 'CallName']]);
}

const sorted = (entries) => Object.fromEntries([...entries].sort(([one], [other]) => (one < other ? -1 : 1)));

/** Describes an export: a function's signature, an object's members, or the type. */
function valueText(checker, writer, symbol) {
  const type = checker.getTypeOfSymbol(symbol);
  const isPlainObject =
    type.getCallSignatures().length === 0 && (type.getSymbol()?.name ?? '').startsWith('__object');
  return isPlainObject ? writer.describe(type) : writer.write(type);
}

/**
 * Describes the modules of `shared` that the shell provides to remotes at run time: every export with its type, and
 * every named type that those types use.
 *
 * @param {string} root the checkout
 * @param {Record<string, string>} modules name after `@storefront/shared/` → file
 * @returns {{ exports: Record<string, string>, types: Record<string, string> }} exports by `module/name`
 */
export function describeApi(root, modules) {
  const routes = join(root, 'shared/src/contract/routes.ts');
  const program = programOf(root, [...Object.values(modules), routes]);
  const checker = program.getTypeChecker();
  const writer = createTypeWriter(checker, callNames(checker, program.getSourceFile(routes)));
  const found = new Map();
  for (const [module, file] of Object.entries(modules)) {
    const source = program.getSourceFile(file);
    for (const exported of checker.getExportsOfModule(checker.getSymbolAtLocation(source))) {
      const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
      if (symbol.flags & ts.SymbolFlags.Value)
        found.set(`${module}/${exported.name}`, valueText(checker, writer, symbol));
      else writer.keep(symbol, checker.getDeclaredTypeOfSymbol(symbol));
    }
  }
  return { exports: sorted(found), types: sorted(writer.named) };
}
