/** The only style sheet of the sandbox's pages. It uses the product's colours (see base/ui), light and dark. */
export const pageStyle = `
:root { color-scheme: light dark; --text: #17212b; --muted: #51606d; --canvas: #f5f7f8; --panel: #fff; --line: #dfe5ea; --primary: #1a6463; --tint: #dcebeb; --tint-text: #083d3c; --problem: #b3261e }
@media (prefers-color-scheme: dark) {
  :root { --text: #e8edf1; --muted: #a5b2bd; --canvas: #12181d; --panel: #1a2229; --line: #2f3a43; --primary: #65b5b3; --tint: #12393a; --tint-text: #bfe3e2; --problem: #f2938c }
}
* { box-sizing: border-box }
body { margin: 0; background: var(--canvas); color: var(--text); font: 17px/1.5 'Source Sans 3 Variable', 'Source Sans 3', system-ui, sans-serif }
a { color: var(--primary); text-underline-offset: 3px }
:focus-visible { outline: 2px solid var(--primary); outline-offset: 2px; border-radius: 4px }
header { background: var(--panel); border-bottom: 1px solid var(--line) }
.note { margin: 0; max-width: none; padding: 8px 24px; background: var(--tint); color: var(--tint-text); text-align: center }
nav { display: flex; flex-wrap: wrap; gap: 4px 24px; padding: 12px 24px; max-width: 960px; margin: 0 auto }
nav a { font-weight: 550; padding: 4px 0 }
nav a[aria-current] { color: var(--text); text-decoration: none }
main { max-width: 960px; margin: 0 auto; padding: 24px }
h1 { font-size: 30px; line-height: 1.2; font-weight: 650; margin: 0 0 16px; overflow-wrap: anywhere }
h2 { font-size: 22px; line-height: 1.3; font-weight: 650; margin: 32px 0 12px }
p { max-width: 70ch }
button, input { font: inherit; color: inherit; min-height: 44px; padding: 8px 16px; border: 1px solid var(--muted); border-radius: 8px; background: var(--panel); max-width: 100%; margin: 2px 0 }
button { cursor: pointer; font-weight: 550 }
label { display: block }
.actions { display: flex; flex-wrap: wrap; gap: 12px; max-width: none }
.problem { color: var(--problem); font-weight: 550 }
.panel { background: var(--panel); border: 1px solid var(--line); border-radius: 12px; padding: 16px 24px }
.list { list-style: none; margin: 0; padding: 0; background: var(--panel); border: 1px solid var(--line); border-radius: 12px }
.list li { padding: 12px 24px; display: grid; gap: 0 16px; grid-template-columns: 1fr auto; overflow-wrap: anywhere }
.list li + li { border-top: 1px solid var(--line) }
.list small, time, dt { color: var(--muted); font-size: 16px }
.list small { grid-column: 1 / -1 }
.list button { grid-column: 2; grid-row: 1 / span 2; align-self: center }
.list button ~ small { grid-column: 1 }
time { white-space: nowrap; font-variant-numeric: tabular-nums }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; margin: 0 0 24px }
dd { margin: 0; overflow-wrap: anywhere }
pre { margin: 0; font: 16px/1.5 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere }
code { font: 15px/1.5 ui-monospace, monospace; overflow-wrap: anywhere }
[hidden] { display: none !important }
iframe { display: block; width: 100%; height: 480px; border: 1px solid var(--line); border-radius: 12px; background: #fff; color-scheme: light }
@media (max-width: 543px) {
  main { padding: 16px }
  /* Browsers of phones show no PDF in a frame; the link beside it opens it. */
  .paper { display: none }
  .list li { padding: 12px 16px; grid-template-columns: 1fr }
  .list li:has(button) { grid-template-columns: 1fr auto }
  dl { grid-template-columns: 1fr; gap: 0 }
  dd { margin-bottom: 8px }
}
`
