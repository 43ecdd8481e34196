/**
 * For people with the system's own few colours (Windows' contrast themes), which remove backgrounds and shadows: what is framed by a shadow gets a
 * border, and what is chosen gets the colours that the system marks chosen things with. One set of rules for the controls of all packages, by their
 * attributes; a page has it in its head and in no script.
 *
 * A hidden native control (`unseenControl`) lies in what is drawn for it: a card, a segment, a size, a tick's square, a switch's rail.
 * The controls' own styles come later, hence `!important`.
 */
export const forcedColoursCss = `@media (forced-colors:active){
button,summary,a[data-variant]:not([data-variant=text],[data-variant=plain],[data-variant=strong]),[data-sticky-bar],[data-toasts] [data-type],[role=dialog],[role=alertdialog]{border:1px solid!important}
:has(>input:is([type=radio],[type=checkbox])){border:1px solid ButtonText!important}
:is([aria-pressed=true],[aria-selected=true],[aria-current=true]),:has(>input:is([type=radio],[type=checkbox]):checked){forced-color-adjust:none;border-color:Highlight!important;background:Highlight!important;color:HighlightText!important}
:is([aria-pressed=true],[aria-selected=true],[aria-current=true]) *,:has(>input:is([type=radio],[type=checkbox]):checked) *{color:inherit!important}
nav [aria-current=page]{outline:2px solid Highlight;outline-offset:-2px}
:disabled,[aria-disabled=true],:has(>input:disabled){border-color:GrayText!important;color:GrayText!important}
[type=checkbox]:not(:checked)~[data-icon]{visibility:hidden}
:has(>[role=switch])::after{background:ButtonText!important}
:has(>[role=switch]:checked)::after{background:HighlightText!important}
[type=radio]+span:empty{border:2px solid}
[type=radio]:checked+span:empty{border:7px solid HighlightText;background:Highlight!important;box-shadow:none!important}
[aria-current=step]>[aria-hidden]{forced-color-adjust:none;background:Highlight!important;color:HighlightText!important}
[type=range]{appearance:auto!important}
[type=range]::-webkit-slider-thumb{appearance:auto!important}
[type=range]::-moz-range-thumb{background:ButtonText!important}
}`;
