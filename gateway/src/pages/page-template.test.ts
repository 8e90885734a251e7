import { parseTemplate } from './page-template';
import { sha256Source } from './sha256-source';

const page = (head: string, body = '<div id="root"></div><!--storefront:data-->') =>
  `<html><head><!--storefront:head-->${head}</head><body>${body}</body></html>`;

test('the template is cut where head, root and data belong', () => {
  const { beforeHead, beforeRoot, beforeData, afterData } = parseTemplate(page('<meta charset="utf-8">'));
  expect([beforeHead, beforeRoot, beforeData, afterData]).toEqual([
    '<html><head>',
    '<meta charset="utf-8"></head><body>',
    '',
    '</body></html>',
  ]);
});

test('C91: inline styles and inline scripts are allowed by hash; files and data need none', () => {
  const { styleHashes, scriptHashes } = parseTemplate(
    page(
      '<style>b{\n}</style><style media="print">i{}</style><script>run()</script><script defer src="/a.js"></script><script type="application/json">{}</script>',
    ),
  );
  expect(styleHashes).toEqual([sha256Source('b{\n}'), sha256Source('i{}')]);
  expect(scriptHashes).toEqual([sha256Source('run()')]);
});

test('a template without its places is refused, and the error names them', () => {
  expect(() => parseTemplate(page('', ''))).toThrow('<!--storefront:data-->');
});
