import { mergeValues } from './merge-values.ts';
import { isIdentical, sameOnServer, sameValues } from './same-values.ts';

export type Fields = Record<string, unknown>;

interface EditRules {
  merging: boolean;
  writeOnly: readonly string[];
}

export interface EditState<Values extends Fields> {
  rules: EditRules;
  /** What the server has, as far as it is known here: after a save the saved values, even before they are read again. */
  server: Values;
  /** What the server had when the changes began. */
  base: Values;
  /** What the form holds. react-hook-form owns the values; they are read from it before each step. */
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

/** Fields that a draft lacks, since the form got them later, take the server's values. So does the base, which old drafts lack. */
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
  // Equal values keep their object: otherwise the form would be reset, and lose its errors and the caret.
  return { ...state, server, base: merged.base, typed: isIdentical(merged.values, typed) ? typed : merged.values };
}

const pick = <Values extends Fields>(values: Values, names: readonly string[]): Fields =>
  Object.fromEntries(names.map((name) => [name, values[name]]));

/** The state after a save: the server has the saved values, and what was typed meanwhile stays. */
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
 * Fields whose value on the server differs from the base: another device has changed them. A field that is typed as the server has it does not count:
 * it was saved from here, in a save of which another part failed.
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
