import { mergeValues } from './merge-values.ts';
import { sameOnServer, sameValues } from './same-values.ts';

export type Fields = Record<string, unknown>;

export interface FormRules {
  merging: boolean;
  secrets: readonly string[];
}

export interface FormState<Values extends Fields> {
  rules: FormRules;
  server: Values;
  base: Fields;
  typed: Values;
  defaults: Values;
  /** What was saved just now: it is no draft, though what the server has may come later, or to another page. */
  saved: Values | null;
  restored: boolean;
  saving: boolean;
  sent: string;
  failure: unknown;
  renewed: boolean;
}

export type FormAction<Values extends Fields> =
  | { type: 'restored'; draft: Fields }
  | { type: 'typed'; values: Values }
  | { type: 'loaded'; server: Values }
  | { type: 'insisted' }
  | { type: 'yielded'; fields: readonly string[] }
  | { type: 'submitted' }
  | { type: 'sent' }
  | { type: 'saved'; values: Values }
  | { type: 'refused'; failure: unknown }
  | { type: 'settled' }
  | { type: 'signedInAgain' }
  | { type: 'discarded' }
  | { type: 'broughtBack'; values: Values };

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

export const conflictsOf = <Values extends Fields>({ base, typed, server }: FormState<Values>): readonly string[] =>
  mergeValues(base, typed, server).conflicts;

function giveWay<Values extends Fields>(state: FormState<Values>, fields: readonly string[]): FormState<Values> {
  const { server, typed } = state;
  const theirs = Object.fromEntries(fields.map((name) => [name, server[name]]));
  return { ...state, base: server, defaults: server, typed: { ...typed, ...theirs } };
}

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

export function draftOf<Values extends Fields>(state: FormState<Values>): Fields | null {
  const { base, typed, rules } = state;
  return isUnchanged(state) ? null : { ...without(typed, rules.secrets), [baseName]: without(base, rules.secrets) };
}
