import {
  lateNoticeId,
  pageTroubleEvent,
  pictureFirstAttribute,
  scriptsPatience,
  takenOverEvent,
  withoutScriptsAttribute,
} from 'shared-contracts';
import { texts } from '../texts.ts';
import { escapeJson } from './escape.ts';
import { doAgain } from './in-page/do-again.ts';
import { keepPresses } from './in-page/keep-presses.ts';
import { loadScripts } from './in-page/load-scripts.ts';
import { runNotice } from './in-page/notice.ts';

/** Milliseconds after which the scripts come, whether the first picture is there or not. */
const patience = 3000;

/** A function's source for the page, without comments; Node leaves blanks where its types stood. */
const sourceOf = (work: (...args: never[]) => unknown): string =>
  String(work)
    .replaceAll(/^\s*(?:\/\/.*|\/\*.*\*\/)$/gm, '')
    .replaceAll(/\n\s*/g, '\n')
    .replaceAll(/ {2,}/g, ' ');

const call = (work: (...args: never[]) => unknown, given: object): string =>
  `(${sourceOf(work)})(${escapeJson(given)})`;

const events = { takenOver: takenOverEvent, trouble: pageTroubleEvent };
const names = { ...events, id: lateNoticeId, without: withoutScriptsAttribute };
const notice = call(runNotice, names);
const presses = `(${sourceOf(keepPresses)})(${escapeJson(events)},say,${sourceOf(doAgain)})`;

const scriptOf = (nonce: string, source: string): string => `<script nonce="${nonce}">{${source}}</script>`;

/**
 * What loads the scripts of a page that can be read without them, and keeps what is pressed and typed until they have come.
 * @param main  address of the host's first script
 * @param files addresses of the scripts that it will ask for
 */
export function lateScripts(main: string, files: readonly string[], nonce: string): string {
  const late = { files: [main, ...files], patience, pictureFirst: pictureFirstAttribute, trouble: pageTroubleEvent };
  return scriptOf(nonce, `const say=${notice};${presses};${call(loadScripts, late)}`);
}

/** What a page that is empty without its scripts runs at once. */
export const noticeScript = (nonce: string): string => scriptOf(nonce, notice);

const place = `#${lateNoticeId}`;
const of = (state: string): string => `${place}[data-state=${state}]`;

/**
 * Styles of {@link lateNotice}: it says by them alone that the scripts have not come: also where none of them runs. Where scripts are off the page says so itself; a page
 * that is not empty needs no other word.
 */
export const lateNoticeStyle = [
  `${place}{position:fixed;z-index:60;inset:auto 12px calc(12px + env(safe-area-inset-bottom));box-sizing:border-box;max-width:440px;margin:0 auto;padding:12px 16px;border-radius:12px;background:#26262b;color:#fff;box-shadow:0 4px 24px #0005;font:15px/1.4 var(--font-family,system-ui),system-ui,sans-serif}`,
  `${place}>a{display:inline-block;padding:12px 0 8px;color:inherit;font-weight:600;text-decoration:underline}`,
  `${place}{visibility:hidden;animation:b2b-late 0s ${scriptsPatience}s forwards}`,
  '@keyframes b2b-late{to{visibility:visible}}',
  `${of('kept')},${of('failed')}{visibility:visible;animation:none}`,
  `${place}[hidden],${place}>p,${of('kept')}>a{display:none}`,
  `${place}>p{margin:0}`,
  `${place}{pointer-events:none}${place}>a{pointer-events:auto}`,
  `${place}:not([data-state])>[data-for=late],${of('kept')}>[data-for=kept],${of('failed')}>[data-for=failed]{display:block}`,
  `#root:not(:empty)~${place}[data-alone]:not([data-state]){display:none}`,
  `@media (scripting:none){${place}{display:none}}`,
  `body:has([data-until]) ${place}{bottom:calc(88px + env(safe-area-inset-bottom))}`,
  `@media (min-width:1000px){body ${place},body:has([data-until]) ${place}{bottom:24px}}`,
].join('');

/** The notice beside the page's root. @param alone the page is empty until its scripts have come */
export function lateNotice(alone: boolean): string {
  const words = { ...texts.late, late: alone ? texts.late.empty : texts.late.late };
  const parts = (['late', 'kept', 'failed'] as const).map((state) => `<p data-for="${state}">${words[state]}</p>`);
  return `<div id="${lateNoticeId}" role="status"${alone ? ' data-alone' : ''}>${parts.join('')}<a href="">${words.retry}</a></div>`;
}
