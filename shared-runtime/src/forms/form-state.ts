import { mergeValues } from './merge-values.ts';
import { sameOnServer, sameValues } from './same-values.ts';

export type Fields = Record<string, unknown>;

export interface FormRules {
  /** Follows the server with changes, too, in every field that was not changed here. */
  merging: boolean;
  /** Fields that no draft keeps. */
  secrets: readonly string[];
}

/** A form over what the server has: three sets of values, and how far saving them has come. */
export interface FormState<Values extends Fields> {
  rules: FormRules;
  /** What the server has, as far as is known here. */
  server: Values;
  /** What the server had when the changes began. */
  base: Fields;
  /** What the form holds. */
  typed: Values;
  /** What the form counts as unchanged. */
  defaults: Values;
  /** What was saved just now: it is no draft, though what the server has may come later, or to another page. */
  saved: Values | null;
  /** What was typed comes from an earlier visit. */
  restored: boolean;
  saving: boolean;
  /** What the form held when it was sent, as JSON: what is typed from then on is still to be saved. */
  sent: string;
  /** Why it was not saved; null: nothing is wrong. */
  failure: unknown;
  /** The session had ended when it was to be saved, and there is a new one. */
  renewed: boolean;
}

export type FormAction<Values extends Fields> =
  | { type: 'restored'; draft: Fields }
  | { type: 'typed'; values: Values }
  | { type: 'loaded'; server: Values }
  /** Where the same was changed here and there, what is typed stands. */
  | { type: 'insisted' }
  /** Where the same was changed here and there, what the server has stands in these fields, what is typed in the others. */
  | { type: 'yielded'; fields: readonly string[] }
  | { type: 'submitted' }
  | { type: 'sent' }
  | { type: 'saved'; values: Values }
  | { type: 'refused'; failure: unknown }
  | { type: 'settled' }
  | { type: 'signedInAgain' }
  | { type: 'discarded' }
  /** Takes back that it was discarded. */
  | { type: 'broughtBack'; values: Values };

/** Kept in a draft beside the values: what the server had when they were begun. */
const baseName = '$base';

export const beginForm = <Values extends Fields>(server: Values, rules: FormRules): FormState<Values> => ({
  rules,
  server,
  base: server,
  typed: server,
  defaults: server,
  saved: null,
  restored: false,
  saving: false,
  sent: '',
  failure: null,
  renewed: false,
});

/** Fields that the form has got since the draft was kept are as the server has them; so is the base, which old drafts lack. */
function restore<Values extends Fields>(state: FormState<Values>, draft: Fields): FormState<Values> {
  const { server, rules } = state;
  const { [baseName]: began, ...values } = draft as Fields & { [baseName]?: Fields };
  const kept = { ...server, ...values };
  const now = rules.merging
    ? mergeValues({ ...server, ...began }, kept, server)
    : { values: kept, base: began ?? server };
  const restored = !sameValues(now.values, server);
  return { ...state, base: now.base, restored, typed: restored ? now.values : state.typed };
}

function load<Values extends Fields>(state: FormState<Values>, server: Values): FormState<Values> {
  const now = { ...state, server, saved: null };
  if (JSON.stringify(state.typed) === JSON.stringify(state.defaults))
    return { ...now, base: server, typed: server, defaults: server };
  if (!state.rules.merging) return now;
  const { values, base } = mergeValues(state.base, state.typed, server);
  // Putting the same into the form again would take errors and carets from it.
  const nothingNew = sameValues(server, state.server) && sameValues(values, state.typed);
  return nothingNew ? { ...now, base } : { ...now, base, typed: values, defaults: server };
}

/** Fields that were changed here and on the server, each to something else. */
export const conflictsOf = <Values extends Fields>({ base, typed, server }: FormState<Values>): readonly string[] =>
  mergeValues(base, typed, server).conflicts;

function giveWay<Values extends Fields>(state: FormState<Values>, fields: readonly string[]): FormState<Values> {
  const { server, typed } = state;
  const theirs = Object.fromEntries(fields.map((name) => [name, server[name]]));
  return { ...state, base: server, defaults: server, typed: { ...typed, ...theirs } };
}

/** What follows on what happens to a form. */
export function reduceForm<Values extends Fields>(
  state: FormState<Values>,
  action: FormAction<Values>,
): FormState<Values> {
  const { server, typed } = state;
  switch (action.type) {
    case 'restored':
      return restore(state, action.draft);
    case 'typed':
    case 'broughtBack':
      return { ...state, typed: action.values };
    case 'loaded':
      return load(state, action.server);
    case 'insisted':
      return { ...state, base: server };
    case 'yielded':
      return giveWay(state, action.fields);
    case 'submitted':
      return { ...state, saving: true, failure: null, renewed: false };
    case 'sent':
      return { ...state, sent: JSON.stringify(typed) };
    case 'saved': {
      const { values } = action;
      const done = { base: values, defaults: values, saved: values, restored: false };
      return { ...state, ...done, typed: JSON.stringify(typed) === state.sent ? values : typed };
    }
    case 'refused':
      return { ...state, failure: action.failure };
    case 'settled':
      return { ...state, saving: false };
    case 'signedInAgain':
      return { ...state, failure: null, renewed: true };
    case 'discarded': {
      const asLoaded = { base: server, typed: server, defaults: server };
      return { ...state, ...asLoaded, saved: null, restored: false, failure: null, renewed: false };
    }
  }
}

/** Whether what is typed says nothing else than the server, though there may be blank rows. */
export const isUnchanged = <Values extends Fields>({ typed, server, saved }: FormState<Values>): boolean =>
  sameValues(typed, server) || sameValues(typed, saved);

const without = (values: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));

/**
 * Whether what is typed began with something else than the server has by now: another device has changed it. What the server has as it is
 * typed here was saved from here, though something else failed beside it.
 */
export const isOutdated = <Values extends Fields>({ base, typed, server, rules }: FormState<Values>): boolean =>
  base !== server &&
  Object.keys(without(server, rules.secrets)).some(
    (name) => !sameOnServer(base[name], server[name]) && !sameOnServer(typed[name], server[name]),
  );

/** What a draft keeps of a form; null: nothing, and there shall be none. */
export function draftOf<Values extends Fields>(state: FormState<Values>): Fields | null {
  const { base, typed, rules } = state;
  return isUnchanged(state) ? null : { ...without(typed, rules.secrets), [baseName]: without(base, rules.secrets) };
}
