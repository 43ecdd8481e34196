import { useCallback, useRef, useState } from 'react';
import type { ImportCheck, ImportField, ImportResult, ImportUndoResult } from 'shared-contracts';
import { useToast } from 'shared-design-system/office';
import { createUuid } from 'shared-runtime';
import { useCheckProductImportMutation, useImportProductsMutation } from './api.ts';
import { importTexts } from './texts.ts';
import { useUndoImport } from './use-undo-import.ts';

interface ChosenTable {
  name: string;
  /** A copy in memory: the file on disk may change between check and import. */
  file: Blob;
  columns?: (ImportField | null)[];
  byTitle: boolean;
  addKnown: boolean;
}

interface ImportState {
  table: ChosenTable | null;
  checked: ImportCheck | null;
  done: ImportResult | null;
  doneId: string;
  undone: ImportUndoResult | null;
  failure: unknown;
}

const noImport: ImportState = { table: null, checked: null, done: null, doneId: '', undone: null, failure: null };

export function useImport() {
  const [state, setState] = useState(noImport);
  const put = useCallback((change: Partial<ImportState>) => setState((before) => ({ ...before, ...change })), []);
  const { table } = state;
  const [check, { isLoading: checking }] = useCheckProductImportMutation();
  const [take, { isLoading: taking }] = useImportProductsMutation();
  const toast = useToast();
  // Key of this import: the server does it once, however often it is sent.
  const importId = useRef('');
  const offer = useRef({ id: '', toast: '' });
  const { undo, undoing } = useUndoImport((id, undone) => {
    if (id === offer.current.id) toast.close(offer.current.toast);
    setState((before) => (before.doneId === id ? { ...before, undone } : before));
  });
  const latest = useRef(0);

  const look = useCallback(
    async (next: ChosenTable, turn = ++latest.current): Promise<void> => {
      put({ table: next, failure: null });
      importId.current = createUuid();
      try {
        const { name: _, ...args } = next;
        const answer = await check(args).unwrap();
        if (turn === latest.current) put({ checked: answer });
      } catch (caught) {
        if (turn === latest.current) put({ failure: caught });
      }
    },
    [check, put],
  );
  const choose = async (file: File): Promise<void> => {
    const turn = ++latest.current;
    put({ checked: null, done: null, doneId: '', undone: null });
    try {
      const copy = new Blob([await file.arrayBuffer()], { type: file.type });
      // Another table was chosen while this one was read.
      if (turn !== latest.current) return;
      await look({ name: file.name, file: copy, byTitle: false, addKnown: false }, turn);
    } catch (caught) {
      if (turn === latest.current) put({ failure: caught });
    }
  };
  const run = async (): Promise<void> => {
    if (!table) return;
    put({ failure: null });
    try {
      const { name, ...args } = table;
      const id = importId.current;
      put({ done: await take({ ...args, importId: id, fileName: name }).unwrap(), doneId: id });
      // The toast outlives this page, so the import can be undone from the next one.
      const action = { label: importTexts.done.undo, onPress: () => void undo(id) };
      offer.current = { id, toast: toast.show({ title: importTexts.done.title, type: 'happy', action }) };
    } catch (caught) {
      put({ failure: caught });
    }
  };
  const change = (how: Partial<Pick<ChosenTable, 'columns' | 'byTitle' | 'addKnown'>>) => {
    if (table) void look({ ...table, ...how });
  };
  return {
    ...state,
    checking,
    taking,
    undoing,
    choose,
    change,
    retry: () => void (table && look(table)),
    run,
    undo: () => undo(state.doneId),
    again: () => setState(noImport),
  };
}

export type ProductImport = ReturnType<typeof useImport>;
