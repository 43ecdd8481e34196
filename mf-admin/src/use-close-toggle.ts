import { useEffect, useRef, useState } from 'react';
import { useToast } from 'shared-design-system/office';
import { describeFailure } from 'shared-runtime';

/** Milliseconds after a change in which a press counts as the rest of a double click and is ignored. */
const doubleClick = 700;

interface CloseToggleOptions {
  closedAt: string | null;
  settle: (close: boolean) => Promise<{ error?: unknown }>;
  onSettled: (isClosed: boolean) => void;
  words: { notChanged: string; closedNow: string; openedNow: string; back: string };
}

export function useCloseToggle({ closedAt, settle, onSettled, words }: CloseToggleOptions) {
  const [isClosed, setClosed] = useState(closedAt !== null);
  useEffect(() => setClosed(closedAt !== null), [closedAt]);
  const changedAt = useRef(Number.NEGATIVE_INFINITY);
  const { show } = useToast();
  const change = async (close: boolean) => {
    const { error } = await settle(close);
    if (error) return show({ type: 'danger', title: words.notChanged, text: describeFailure(error) });
    changedAt.current = performance.now();
    setClosed(close);
    onSettled(close);
    const back = { label: words.back, onPress: () => void change(false) };
    show({ type: 'happy', title: close ? words.closedNow : words.openedNow, ...(close ? { action: back } : {}) });
  };
  const press = () => {
    if (performance.now() - changedAt.current > doubleClick) void change(!isClosed);
  };
  return { isClosed, press };
}
