import ts from 'typescript';

/** Prints types in full, as in source code. */
export const TYPE_FORMAT =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.WriteArrowStyleSignature |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;

/** Types of packages, and of the API contract with its own versions, are written by name only. */
const OPAQUE = /\/node_modules\/|\/shared\/src\/contract\//;

/** Whether a package declares this member, such as an attribute of an element. */
const isOfPackage = (symbol) =>
  symbol.declarations?.every((declaration) =>
    declaration.getSourceFile().fileName.includes('/node_modules/'),
  ) ?? false;

const isOurs = (symbol) =>
  symbol.declarations?.some((declaration) => !OPAQUE.test(declaration.getSourceFile().fileName)) ?? false;

const CALLABLE = ts.SymbolFlags.Function | ts.SymbolFlags.Method;

const isNamed = (symbol) =>
  symbol !== undefined && !symbol.name.startsWith('__') && !(symbol.flags & CALLABLE) && isOurs(symbol);

/**
 * Writes types as text and collects the named types in them, so that nested changes show too.
 *
 * @param {ts.TypeChecker} checker
 * @param {Map<string, string>} shortened long text → the name that replaces it
 */
export function createTypeWriter(checker, shortened = new Map()) {
  /** Name → text of every type of ours found so far. */
  const named = new Map();
  /** Types that were visited already. */
  const met = new Set();

  function shorten(text) {
    return [...shortened].reduce((so, [long, name]) => so.replaceAll(long, name), text);
  }

  const textOf = (type, extra = 0) => shorten(checker.typeToString(type, undefined, TYPE_FORMAT | extra));

  /** Returns the members of an object type, each written by {@link write}. */
  function membersOf(type) {
    const all = checker.getPropertiesOfType(type);
    const own = all.filter((property) => !isOfPackage(property));
    const members = own.map((property) => {
      const mark = property.flags & ts.SymbolFlags.Optional ? '?' : '';
      return `${property.name}${mark}: ${write(checker.getTypeOfSymbol(property))}`;
    });
    if (own.length < all.length) members.push('…');
    const calls = type.getCallSignatures().map((signature) => writeSignature(signature));
    return `{ ${[...calls, ...members].join('; ')} }`;
  }

  function writeSignature(signature) {
    for (const parameter of signature.getParameters()) meet(checker.getTypeOfSymbol(parameter));
    meet(signature.getReturnType());
    return shorten(checker.signatureToString(signature, undefined, TYPE_FORMAT));
  }

  /** Collects a named type of ours; visits the parts of any other type. */
  function meet(type) {
    if (met.has(type)) return;
    met.add(type);
    const symbol = type.aliasSymbol ?? type.getSymbol();
    for (const argument of type.aliasTypeArguments ?? []) meet(argument);
    if (type.flags & ts.TypeFlags.Object) {
      for (const argument of checker.getTypeArguments(type)) meet(argument);
    }
    if (isNamed(symbol) && !(type.flags & ts.TypeFlags.TypeParameter)) return keep(symbol, type);
    if (type.isUnionOrIntersection()) for (const part of type.types) meet(part);
    for (const signature of type.getCallSignatures()) writeSignature(signature);
    if (symbol && isOurs(symbol) && type.flags & ts.TypeFlags.Object) {
      for (const property of checker.getPropertiesOfType(type)) meet(checker.getTypeOfSymbol(property));
    }
  }

  function keep(symbol, type) {
    if (named.has(symbol.name)) return;
    named.set(symbol.name, '');
    const declared = symbol.flags & ts.SymbolFlags.TypeAlias ? checker.getDeclaredTypeOfSymbol(symbol) : type;
    named.set(symbol.name, describe(declared));
  }

  function describe(type) {
    if (type.isUnion()) {
      for (const part of type.types) meet(part);
      return textOf(type, ts.TypeFormatFlags.InTypeAlias);
    }
    const isObject = (type.flags & ts.TypeFlags.Object) !== 0;
    return isObject ? membersOf(type) : textOf(type, ts.TypeFormatFlags.InTypeAlias);
  }

  /** Returns the text of a type; the name if it is a named type of ours. */
  function write(type) {
    meet(type);
    return textOf(type);
  }

  return { write, describe, keep, named };
}
