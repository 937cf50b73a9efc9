export const docsPageStyles = `
header, .columns, footer { max-width: var(--page, 80rem); margin-inline: auto; padding: .5rem var(--gutter, 1rem); }
header, footer { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: .5rem 1.5rem; }
header a, footer a, nav a { display: inline-flex; align-items: center; min-height: 2.75rem; }
.portal { color: var(--brand, #26374a); font: 700 1.25rem/1.2 var(--font-heading, sans-serif); text-decoration: none; }
.bar { margin-block: 0; padding: .9rem max(var(--gutter, 1rem), (100% - var(--page, 80rem)) / 2 + var(--gutter, 1rem)); background: var(--brand, #26374a); color: #fff; font-weight: 700; }
.skip { position: absolute; inset: 0 auto auto 0; padding: .75rem 1rem; background: var(--brand, #26374a); color: #fff; transform: translateY(-110%); }
.skip:focus { transform: none; }
nav ul, .operations { padding: 0; list-style: none; }
nav ul { display: flex; flex-wrap: wrap; gap: 0 1.25rem; }
nav a { text-decoration: none; }
nav a:hover { text-decoration: underline; }
nav [aria-current] { color: inherit; font-weight: 700; }
main { min-width: 0; padding-bottom: 3rem; }
main h1 { margin-block: 1rem; padding-bottom: .75rem; font-size: clamp(1.75rem, 1.4rem + 1.4vw, 2.25rem);
  background: linear-gradient(var(--rule, #af3c43), var(--rule, #af3c43)) left bottom / 4.5rem 4px no-repeat; }
main h2 { margin-block: 2.5rem .75rem; }
main h3 { margin-block: 1.5rem .5rem; font-size: 1.125rem; }
main p, main ul { max-width: 44rem; margin-block: .75rem; }
main .operations { max-width: none; }
.operations li { margin-block: .25rem; }
.operations a { margin-right: .5rem; }
small { color: var(--ink-soft, #545961); font-weight: 400; font-size: .875rem; }
code { font-family: ui-monospace, Menlo, Consolas, monospace; padding: .1em .3em; background: var(--paper-soft, #f5f7fa); font-size: .875em; overflow-wrap: anywhere; }
pre { max-width: 60rem; padding: 1rem; overflow-x: auto; background: var(--paper-soft, #f5f7fa); border-left: 4px solid var(--line, #c9cfd6); }
pre code { padding: 0; overflow-wrap: normal; }
.table { overflow-x: auto; margin-block: .75rem; }
table { width: 100%; min-width: 34rem; border-collapse: collapse; font-size: .9375rem; }
th, td { padding: .4rem .75rem .4rem 0; border-bottom: 1px solid var(--line, #c9cfd6); text-align: left; vertical-align: top; overflow-wrap: anywhere; }
th { font-weight: 600; }
th:first-child { width: 30%; }
@media (min-width: 1000px) {
  .columns { display: grid; grid-template-columns: 15rem minmax(0, 1fr); gap: 2rem; }
  nav ul { display: block; }
  nav { position: sticky; top: 0; align-self: start; padding-top: 1rem; }
}
@media print { nav, footer, .skip { display: none; } }
`;
