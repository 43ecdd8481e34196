import type { Response } from 'express';
import { Html, html } from './html.ts';

const styles = `
:root { color-scheme: light dark; --line: light-dark(#d9dbe0, #3a3d45); --soft: light-dark(#f4f5f7, #1d1f24);
  --paper: light-dark(#fff, #26282f); --ink: light-dark(#1b1d22, #eceef2); --quiet: light-dark(#5c6370, #a2a9b6);
  --strong: light-dark(#1f5fd0, #7fb0ff); --on-strong: light-dark(#fff, #10131a) }
* { box-sizing: border-box }
body { margin: 0; background: var(--soft); color: var(--ink); font: 1rem/1.45 system-ui, sans-serif }
main { max-width: 40rem; margin: 0 auto; padding: 1.5rem 1rem 3rem }
main.narrow { max-width: 26rem }
h1 { font-size: 1.35rem; line-height: 1.25; margin: 0 0 1rem }
h2 { font-size: 1.05rem; margin: 1.75rem 0 .5rem }
p { margin: .5rem 0 }
a { color: var(--strong) }
.card > :first-child, form:first-child { margin-top: 0 }
.card > :last-child { margin-bottom: 0 }
.row + .row { margin-top: .5rem }
.card { background: var(--paper); border: 1px solid var(--line); border-radius: .9rem; padding: 1rem; margin: 0 0 .75rem }
.quiet { color: var(--quiet); font-size: .9rem }
.sum { font-size: 2rem; font-weight: 650; font-variant-numeric: tabular-nums }
.text { white-space: pre-wrap; overflow-wrap: anywhere; unicode-bidi: isolate }
.row { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center }
fieldset { border: 0; margin: 1rem 0; padding: 0; display: grid; gap: .5rem }
legend { padding: 0; margin: 0 0 .4rem; font-weight: 600 }
.choice { display: flex; gap: .75rem; align-items: center; min-height: 3rem; padding: .5rem .9rem; border: 1px solid var(--line);
  border-radius: .7rem; cursor: pointer }
.choice:has(:checked) { border-color: var(--strong); box-shadow: inset 0 0 0 1px var(--strong) }
input, select, textarea, button { font: inherit; color: inherit }
input:not([type=radio]), select, textarea { width: 100%; min-height: 2.75rem; padding: .5rem .75rem; border: 1px solid var(--line);
  border-radius: .6rem; background: var(--paper) }
input[type=radio] { width: 1.2rem; height: 1.2rem; accent-color: var(--strong) }
label.field { display: grid; gap: .25rem; margin: .5rem 0 }
button, .button { display: inline-flex; align-items: center; justify-content: center; min-height: 2.75rem; padding: .5rem 1rem; cursor: pointer;
  border: 1px solid var(--line); border-radius: .7rem; background: var(--paper); text-decoration: none }
button.main { background: var(--strong); border-color: var(--strong); color: var(--on-strong); font-weight: 600 }
.wide { width: 100% }
.stack { display: grid; gap: .6rem }
.newest { display: flex; flex-direction: column-reverse; gap: .75rem; max-height: 22rem; overflow: auto }
.newest .card { margin: 0 }
[data-from=person] { align-self: flex-end }
[data-from=bot] { align-self: flex-start }
iframe { margin-top: .75rem; width: 100%; height: 24rem; border: 1px solid var(--line); border-radius: .9rem; background: var(--paper) }
:focus-visible { outline: 3px solid var(--strong); outline-offset: 2px }
`;

interface Page {
  title: string;
  body: Html;
  narrow?: true;
  refresh?: number;
}

export function sendPage(response: Response, { title, body, narrow, refresh }: Page, status = 200): void {
  const page = html`<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${refresh !== undefined && html`<meta http-equiv="refresh" content="${refresh}">`}
<title>${title}</title>
<style>${new Html(styles)}</style>
</head>
<body><main${narrow && html` class="narrow"`}>${body}</main></body>
</html>
`;
  response
    .status(status)
    .set('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self' http: https:")
    .set('cache-control', 'no-store')
    .set('referrer-policy', 'no-referrer')
    .type('html')
    .send(page.text);
}
