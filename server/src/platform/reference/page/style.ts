/** The style sheet of the reference page; the page's policy allows its hash. */
export const style = `
:root{color-scheme:light dark;--bg:#fcfbf8;--ink:#241812;--muted:#67574b;--line:#e6dfd6;--sunk:#f4f0ea;--link:#a81e22;--get:#17603a;--post:#123f73;--put:#7f5200;--delete:#9b1414}
@media (prefers-color-scheme:dark){:root{--bg:#17110e;--ink:#f6ede2;--muted:#bcaa9a;--line:#3a2e27;--sunk:#2a201b;--link:#ff9484;--get:#86d6a5;--post:#afd2ff;--put:#f5be55;--delete:#ff9c90}}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--ink);font:1rem/1.55 system-ui,sans-serif;overflow-wrap:break-word}
a{color:var(--link)}
:focus-visible{outline:3px solid var(--link);outline-offset:2px}
.skip{position:absolute;left:-999px}.skip:focus{left:8px;top:8px;padding:8px;background:var(--bg)}
.page{max-width:1200px;margin:0 auto;padding:24px 16px 96px}
nav ul{list-style:none;margin:0;padding:0}
nav li a{display:inline-block;text-decoration:none;padding:4px 0;font-size:.875rem}
nav h2{margin:16px 0 0;font-size:.875rem;color:var(--muted)}
h1{font-size:2.25rem;line-height:1.15;margin:0 0 12px}
h2{font-size:1.625rem;margin:48px 0 0}
h3{font-size:1.125rem;margin:0}
h4{font-size:.9375rem;margin:20px 0 6px}
.call,.entity{padding:24px 0;border-bottom:1px solid var(--line)}
.who{color:var(--muted);margin-top:-8px}
.method{display:inline-block;min-width:5.2em;text-transform:uppercase;font-size:.8125rem;font-weight:700;letter-spacing:.04em}
.get{color:var(--get)}.post{color:var(--post)}.put{color:var(--put)}.delete{color:var(--delete)}
code{font:.9em ui-monospace,monospace;background:var(--sunk);padding:1px 5px;border-radius:5px}
.table{overflow-x:auto}
table{border-collapse:collapse;width:100%;min-width:34rem;font-size:.9375rem;table-layout:fixed}
td:first-child,th:first-child{width:28%}.codes td:first-child{width:5rem}.codes{min-width:0}
th:nth-child(3){width:6rem}
th,td{text-align:left;vertical-align:top;padding:6px 12px 6px 0;border-top:1px solid var(--line)}
th{color:var(--muted);font-weight:600;border-top:0}
nav li a:hover{text-decoration:underline}
.options{padding-left:20px}
@media (min-width:64rem){.page{display:grid;grid-template-columns:260px minmax(0,1fr);gap:48px}nav{position:sticky;top:24px;max-height:calc(100vh - 48px);overflow:auto}}
`;
