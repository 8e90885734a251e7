import { join } from 'node:path';
import ts from 'typescript';

type MakeTransformer = (path: string) => ts.TransformerFactory<ts.SourceFile>;

/** A part of the build; these are CommonJS. */
const load = <Part>(name: string) => require(join(__dirname, '../webpack', name)) as Part;
const root = join(__dirname, '../..');

function transform(
  source: string,
  transformer: ts.TransformerFactory<ts.SourceFile>,
  fileName: string,
): string {
  return ts.transpileModule(source, {
    fileName: join(root, fileName),
    compilerOptions: {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      jsx: ts.JsxEmit.Preserve,
    },
    transformers: { before: [transformer] },
  }).outputText;
}

const styleIds = (source: string, fileName = 'shell/src/layout/Bar.tsx') =>
  transform(source, load<MakeTransformer>('stable-style-ids.cjs')(root), fileName);

const idsIn = (output: string) => [...output.matchAll(/componentId: "([^"]+)"/g)].map(([, id]) => id);

describe('ids of styled components', () => {
  const source = `import styled, { css } from 'styled-components';
    const Bar = styled.div\`color: red;\`;
    const Link = styled(Bar).attrs({})\`
      \${css\`margin: 0;\`}
      padding: \${() => 4}px;
    \`;`;

  test('each component has one, different from the others in its file', () => {
    const ids = idsIn(styleIds(source));
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(2);
  });

  test('they are the same in every build, and differ between files', () => {
    expect(idsIn(styleIds(source))).toEqual(idsIn(styleIds(source)));
    expect(idsIn(styleIds(source, 'shell/src/layout/Other.tsx'))).not.toEqual(idsIn(styleIds(source)));
  });

  test('a file without styled-components is left alone', () => {
    expect(styleIds('const a = other.div`color:  red;`;')).toContain('color:  red;');
  });
});

describe('CSS in templates', () => {
  const minifyCss = load<(text: string) => string>('minify-css.cjs');

  test.each([
    ['color: red;\n  margin: 0 -4px calc(1px + 2px);', 'color:red;margin:0 -4px calc(1px + 2px);'],
    ['&:hover > svg,\n  & + li { color: red; }', '&:hover > svg,& + li{color:red;}'],
    [
      '@media (min-width: 1024px) and (hover: hover) { a b { top: 0; } }',
      '@media (min-width:1024px) and (hover:hover){a b{top:0;}}',
    ],
    ['/* why */ top: 0; /* because */', ' top:0;'],
    ["content: 'a:  b, c';\n top: 0", "content:'a:  b, c';top:0"],
  ])('%j becomes %j', (given, expected) => {
    expect(minifyCss(given)).toBe(expected);
  });

  test('a blank that separates two values around an expression stays', () => {
    const output = styleIds(`import styled from 'styled-components';
      const A = styled.a\`border: 1px \${() => 'solid'} red;\`;`);
    expect(output).toMatch(/`border:1px \$\{.*\} red;`/);
  });
});
