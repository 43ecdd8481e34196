/**
 * Raleway has old-style figures by default, hence `lnum`; fields are 16 px at least, so that a phone does not zoom
 * in. Scroll padding is in rem, as the words of header and bar are. A word longer than its line is hyphenated, and
 * breaks anywhere only where its language is unknown. Marked names come from outside: one written from right to left
 * must not reorder its neighbours.
 */
export const baseCss = `*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;-webkit-tap-highlight-color:transparent;scroll-padding:calc(var(--header-height) + var(--space-5)) 0 6rem;background:var(--color-ground)}
body{margin:0;min-height:100vh;min-height:100dvh;background:var(--color-ground);color:var(--color-text);font:var(--weight-text) var(--font-size-m)/var(--line-text) var(--font-body);font-feature-settings:"lnum" 1,"kern" 1;font-variant-numeric:lining-nums;-webkit-font-smoothing:antialiased;overflow-wrap:break-word}
h1,h2,h3,h4,p,ul,ol,dl,dd,figure,fieldset,legend{margin:0;padding:0;border:0;min-width:0}
ul,ol{list-style:none}
img,svg{display:block;max-width:100%}
a{color:inherit}
:where(a,b,button,em,label,span,strong,time){unicode-bidi:isolate}
:where(h1,h2,h3,h4,p,li,dd){hyphens:auto;hyphenate-limit-chars:14 5 5}
button,input,textarea,select{hyphens:manual;font:inherit;font-feature-settings:inherit;letter-spacing:inherit;color:inherit}
button{margin:0;padding:0;border:0;background:none;text-align:inherit;cursor:pointer}
[hidden]{display:none!important}
:focus-visible{outline:var(--focus-width) solid var(--color-focus);outline-offset:var(--focus-offset)}
::selection{background:var(--color-main-fill);color:var(--color-on-main)}
#root{min-height:inherit}
[data-skip]{position:fixed;z-index:60;top:var(--space-2);left:var(--space-2);padding:var(--space-3) var(--space-4);border-radius:var(--radius-button);background:var(--color-surface);color:var(--color-text);font-weight:var(--weight-medium);box-shadow:0 0 0 1px var(--color-border)}
[data-skip]:not(:focus){clip-path:inset(50%);pointer-events:none}
#content:focus{outline:none}
[aria-invalid=true],[data-invalid]{scroll-margin:2rem 0 4rem}
@media (prefers-reduced-motion:reduce){*,*::before,*::after{animation-duration:0s!important;animation-iteration-count:1!important;transition-duration:0s!important;scroll-behavior:auto!important}}`;
