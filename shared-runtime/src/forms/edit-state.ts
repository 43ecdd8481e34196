import { mergeValues } from './merge-values.ts';
import { isIdentical, sameOnServer, sameValues } from './same-values.ts';

export type Fields = Record<string, unknown>;

interface EditRules {
  merging: boolean;
  writeOnly: readonly string[];
}

export interface EditState<Values extends Fields> {
  rules: EditRules;
  /** What the server has, as far as it is known here: what was saved is there, though its answer may come later. */
  server: Values;
  /** What the server had when the changes began. */
  base: Values;
  /** What the form holds: react-hook-form owns it, and is asked for it before each step. */
  typed: Values;
  restored: boolean;
}

export type EditAction<Values extends Fields> =
  | { type: 'restore'; draft: Fields }
  | { type: 'load'; server: Values }
  | { type: 'keepMine' }
  | { type: 'takeServer'; fields: readonly string[] }
  /** `sent` is what the form held, `values` what the schema made of it. */
  | { type: 'save'; sent: Values; values: Values }
  | { type: 'discard' }
  | { type: 'undoDiscard'; values: Values };

const baseName = '$base';

/** Fields that the form has got since the draft was kept are as the server has them; so is the base, which old drafts lack. */
export function beginEdit<Values extends Fields>(
  server: Values,
  rules: EditRules,
  draft: Fields | null,
): EditState<Values> {
  const { [baseName]: began, ...kept } = (draft ?? {}) as Fields & { [baseName]?: Fields };
  const base = { ...server, ...began };
  const typed = { ...server, ...kept };
  const now = rules.merging ? mergeValues(base, typed, server) : { values: typed, base };
  if (sameValues(now.values, server)) return { rules, server, base: server, typed: server, restored: false };
  return { rules, server, base: now.base, typed: now.values, restored: true };
}

function load<Values extends Fields>(state: EditState<Values>, server: Values): EditState<Values> {
  const { rules, base, typed } = state;
  const merged = isIdentical(typed, state.server)
    ? { base: server, values: server }
    : rules.merging
      ? mergeValues(base, typed, server)
      : { base, values: typed };
  // Putting the same into the form again would take errors and carets from it.
  return { ...state, server, base: merged.base, typed: isIdentical(merged.values, typed) ? typed : merged.values };
}

const pick = <Values extends Fields>(values: Values, names: readonly string[]): Fields =>
  Object.fromEntries(names.map((name) => [name, values[name]]));

/** What the server has of it, and what was typed on meanwhile. */
function save<Values extends Fields>(state: EditState<Values>, sent: Values, values: Values): EditState<Values> {
  const server = { ...values, ...pick(state.server, state.rules.writeOnly) };
  const typed = isIdentical(state.typed, sent) ? server : mergeValues(sent, state.typed, server).values;
  return { ...state, server, base: server, typed, restored: false };
}

export function reduceEdit<Values extends Fields>(
  state: EditState<Values>,
  action: EditAction<Values>,
): EditState<Values> {
  const { server, typed, rules } = state;
  switch (action.type) {
    case 'restore':
      return beginEdit(server, rules, action.draft);
    case 'load':
      return load(state, action.server);
    case 'keepMine':
      return { ...state, base: server };
    case 'takeServer':
      return { ...state, base: server, typed: { ...typed, ...pick(server, action.fields) } };
    case 'save':
      return save(state, action.sent, action.values);
    case 'discard':
      return { ...state, base: server, typed: server, restored: false };
    case 'undoDiscard':
      return { ...state, typed: action.values };
  }
}

export const conflictsOf = <Values extends Fields>({ base, typed, server }: EditState<Values>): readonly string[] =>
  mergeValues(base, typed, server).conflicts;

export const sidesOf = <Values extends Fields>({ typed, server }: EditState<Values>, names: readonly string[]) =>
  names.map((name) => ({ name, mine: typed[name], theirs: server[name] }));

const without = (values: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));

/**
 * Fields that began with something else than the server has by now: another device has changed them. What the server has as it is typed here
 * was saved from here, though something else failed beside it.
 */
const outdatedFields = <Values extends Fields>({ base, typed, server, rules }: EditState<Values>): string[] =>
  Object.keys(without(server, rules.writeOnly)).filter(
    (name) => !sameOnServer(base[name], server[name]) && !sameOnServer(typed[name], server[name]),
  );

const isChanged = <Values extends Fields>({ typed, server }: EditState<Values>): boolean => !sameValues(typed, server);

export const noticesOf = <Values extends Fields>(state: EditState<Values>) => {
  const changed = isChanged(state);
  return { changed, restored: changed && state.restored, outdated: changed ? outdatedFields(state) : [] };
};

export function draftOf<Values extends Fields>(state: EditState<Values>): Fields | null {
  const { base, typed, rules } = state;
  return isChanged(state) ? { ...without(typed, rules.writeOnly), [baseName]: without(base, rules.writeOnly) } : null;
}
