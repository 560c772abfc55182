/** The style of the coverage pages, light and dark. All text has a contrast of at least 4.5:1. */
export const style = `
:root{--ground:#fff;--ink:#13233a;--muted:#55617a;--line:#dcdfe5;--link:#0a5c64;
--covered:#e6f4ea;--partly:#fdf3d7;--not:#fcecea;--mark-covered:#1c6b3c;--mark-partly:#7a5200;--mark-not:#b3261e}
@media (prefers-color-scheme:dark){:root{--ground:#0e1622;--ink:#e8edf3;--muted:#a7b4c4;--line:#2c3b50;--link:#5cc7c0;
--covered:#14321f;--partly:#33290d;--not:#3a1d1f;--mark-covered:#7fd8a0;--mark-partly:#f0c75e;--mark-not:#ff8a80}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
main{max-width:90rem;margin:0 auto;padding:1rem}
h1{font-size:1.5rem;overflow-wrap:anywhere}
h2{font-size:1.125rem}
a{color:var(--link)}
:focus-visible{outline:3px solid var(--link);outline-offset:1px}
.wide{overflow-x:auto;font-size:.875rem}
table{border-collapse:collapse}
caption{text-align:left;color:var(--muted);padding-bottom:.5rem}
th,td{border-bottom:1px solid var(--line);padding:.25rem .5rem;text-align:right;
vertical-align:top;font-weight:400;white-space:nowrap}
thead th,tfoot th,tfoot td{font-weight:600}
th:first-child{text-align:left}
.covered td:nth-of-type(1),td.covered{color:var(--mark-covered)}
.partly td:nth-of-type(1),td.partly{color:var(--mark-partly)}
.not td:nth-of-type(1),td.not{color:var(--mark-not)}
tr.covered{background:var(--covered)}
tr.partly{background:var(--partly)}
tr.not{background:var(--not)}
.source{width:100%;table-layout:fixed}
.source th:first-child{width:3.5rem;color:var(--muted);text-align:right}
.source thead th:nth-child(2){width:22%;text-align:left}
.source thead th:nth-child(3){text-align:left}
.source td,.source th{padding-block:0}
.source td{text-align:left;white-space:normal;border:0}
.source th{border:0}
.source code{white-space:pre-wrap;overflow-wrap:anywhere;font:.875rem/1.5 ui-monospace,monospace}
tr:target{outline:3px solid var(--link)}
summary{cursor:pointer;min-height:1.5rem}
details ul{margin:.25rem 0;padding-left:1.25rem;color:var(--ink);overflow-wrap:anywhere}
.columns{columns:16rem;overflow-wrap:anywhere}
.quiet{color:var(--muted)}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
`.trimStart();
