import {
  cartFields,
  cartStorageKey,
  earlyCountAttribute,
  formPathsOf,
  hydratedEvent,
  inlineFallbackAttribute,
  lateNoticeId,
  maxCartLines,
  pageTroubleEvent,
  pictureFirstAttribute,
  plainFormAttribute,
  scriptsTimeoutSeconds,
  withoutScriptsAttribute,
} from 'shared-contracts';
import { sourceOf } from '../../source-of.ts';
import { texts } from '../../texts.ts';
import type { DocumentText } from '../compression/index.ts';
import { escapeJson } from './escape.ts';
import { type EarlyCartNames, keepEarlyCart } from './in-page/early-cart.ts';
import { giveCart } from './in-page/give-cart.ts';
import { loadScripts } from './in-page/load-scripts.ts';
import { runNotice } from './in-page/notice.ts';
import { recordInput } from './in-page/record-input.ts';
import { replayInput } from './in-page/replay-input.ts';
import type { ReleaseFile } from './release-file.ts';

const timeout = 3000;

const call = (work: (...args: never[]) => unknown, given: object): string =>
  `(${sourceOf(work)})(${escapeJson(given)})`;

const events = { hydrated: hydratedEvent, trouble: pageTroubleEvent };
const names = { ...events, id: lateNoticeId, without: withoutScriptsAttribute };
const notice = call(runNotice, names);
const recorded = { ...events, plainForm: plainFormAttribute, patience: scriptsTimeoutSeconds * 1000 };
const earlyCountProperty = '--in-cart';
const addedAttribute = 'data-added';
const { add, size, sizePrice } = cartFields;
const early: EarlyCartNames = {
  key: cartStorageKey(''),
  fields: { add, size, sizePrice },
  most: maxCartLines,
  added: addedAttribute,
  count: earlyCountProperty,
  hydrated: hydratedEvent,
};
const presses = `(${sourceOf(recordInput)})(${escapeJson(recorded)},say,${sourceOf(replayInput)},${call(keepEarlyCart, early)})`;

const scriptOf = (nonce: string, source: string): string => `<script nonce="${nonce}">{${source}}</script>`;

export function lateScripts(scripts: readonly ReleaseFile[], nonce: string): DocumentText[] {
  const files = scripts.map(({ href, integrity = '' }) => ({ href, integrity }));
  const late = { files, timeout, pictureFirst: pictureFirstAttribute, trouble: pageTroubleEvent };
  const common = `{const say=${notice};${presses};${call(loadScripts, late)}}`;
  return [`<script nonce="${nonce}">`, { common }, '</script>'];
}

export const replaceUrlScript = (path: string, nonce: string): string =>
  scriptOf(nonce, `history.replaceState(null,"",${escapeJson(path)})`);

/** Milliseconds: scripts that are only slow are worth more than a page that is opened again. */
const giveAfter = 2 * recorded.patience;

/** For a checkout without a cart of forms: should its scripts not come, the cart that they have filled before is ordered by its form. */
export const giveCartScript = (shop: string, nonce: string): string => {
  const action = formPathsOf(shop).giveCart;
  return scriptOf(nonce, call(giveCart, { ...recorded, patience: giveAfter, action, key: cartStorageKey(shop) }));
};

export const noticeScript = (nonce: string): string => scriptOf(nonce, notice);

const noticeSelector = `#${lateNoticeId}`;
const of = (state: string): string => `${noticeSelector}[data-state=${state}]`;

const seen = 'visibility:visible;max-height:50vh;padding-block:.5rem';
const alone = `html ${noticeSelector}[data-alone]`;

/**
 * Styles of {@link lateNotice}. By these alone it appears when the scripts have not come in time, even where none of them runs. It stands above the
 * page and pushes it down, so that it covers no text; only the message that presses are kept lies over the page. It stays hidden where scripts are
 * off, as the page says that itself, and on pages that have content, or that report a failed part in its own place.
 */
export const lateNoticeStyle = [
  `${noticeSelector}{position:sticky;top:0;z-index:60;order:-1;box-sizing:border-box;padding-inline:max(1rem,calc(50% - 37.5rem));max-height:0;overflow:hidden;visibility:hidden;background:#26262b;color:#fff;font:.875rem/1.4 system-ui,sans-serif;animation:b2b-late 0s ${scriptsTimeoutSeconds}s forwards}`,
  `@keyframes b2b-late{to{${seen}}}`,
  `body:has(>${noticeSelector}){display:flex;flex-direction:column}#root{width:100%}`,
  `${noticeSelector}>a{display:inline-block;padding:.375rem 0 .25rem;color:inherit;font-weight:600;text-decoration:underline}`,
  `${noticeSelector}>p{padding-inline-end:2rem}${noticeSelector}>button{position:absolute;inset:0 0 auto auto;width:2.75rem;height:2.75rem;color:inherit;font-size:1.5rem;line-height:1;text-align:center}`,
  `${of('failed')}{${seen};animation:none}`,
  `${of('kept')}{${seen};animation:none;position:fixed;inset:auto .75rem calc(.75rem + env(safe-area-inset-bottom));max-width:27.5rem;margin:0 auto;padding-inline:1rem;border-radius:.75rem;box-shadow:0 .25rem 1.5rem #0005}`,
  `body:has([data-until]) ${of('kept')}{bottom:calc(5.5rem + env(safe-area-inset-bottom))}`,
  `@media (min-width:62.5em){body ${of('kept')}{bottom:1.5rem!important}}`,
  `${noticeSelector}>p{display:none;margin:0}${of('kept')}>:is(a,button),${noticeSelector}[data-alone]>button{display:none}${noticeSelector}[hidden]{display:none!important}`,
  `${noticeSelector}:not([data-state])>[data-for=late],${of('kept')}>[data-for=kept],${of('failed')}>[data-for=failed]{display:block}`,
  `${alone},noscript>p{position:fixed;inset:0;height:fit-content;max-width:27.5rem;margin:auto;padding-inline:1.5rem;background:none;color:CanvasText;text-align:center;font:1.0625rem/1.5 system-ui,sans-serif}`,
  `${alone}>a{margin-top:1rem;padding:.75rem 1.5rem;border:thin solid;border-radius:.75rem;text-decoration:none}`,
  `#root:not(:empty)~${noticeSelector}[data-alone],body:has([${inlineFallbackAttribute}]) ${noticeSelector}:not([data-state=kept]){display:none}`,
  `:root:not([style*='${earlyCountProperty}']) [${earlyCountAttribute}]{display:none}[${earlyCountAttribute}]::after{content:var(${earlyCountProperty})}[${addedAttribute}]::after{content:'✓'}`,
  `@media (scripting:none){${noticeSelector}{display:none}}`,
].join('');

export function lateNotice(isAlone: boolean): string {
  const words = { ...texts.late, ...(isAlone ? texts.late.alone : {}) };
  const parts = (['late', 'kept', 'failed'] as const).map((state) => `<p data-for="${state}">${words[state]}</p>`);
  return `<div id="${lateNoticeId}" role="status"${isAlone ? ' data-alone' : ''}>${parts.join('')}<a href="">${words.retry}</a><button type="button" aria-label="${words.close}">×</button></div>`;
}
