import { type KeyboardEvent, useState } from 'react';
import { rowList } from '../../lazy-texts.ts';

interface Lifted {
  from: number;
  to: number;
}

interface KeySortingOptions {
  count: number;
  nameAt: (index: number) => string;
  say: (text: string) => void;
  onMove: (from: number, to: number) => void;
  disabled: boolean;
}

const steps: Record<string, -1 | 1> = { ArrowUp: -1, ArrowDown: 1 };

export function useKeySorting({ count, nameAt, say, onMove, disabled }: KeySortingOptions) {
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const cancel = () => {
    if (!lifted) return;
    setLifted(null);
    say(rowList.cancelled(nameAt(lifted.from), lifted.from + 1, count));
  };
  const toggle = (index: number) => {
    if (!lifted) {
      setLifted({ from: index, to: index });
      say(rowList.lifted(nameAt(index), index + 1, count));
      return;
    }
    setLifted(null);
    say(rowList.dropped(nameAt(lifted.from), lifted.to + 1, count));
    if (lifted.to !== lifted.from) onMove(lifted.from, lifted.to);
  };
  const step = (index: number, by: -1 | 1) => {
    const from = lifted ? lifted.from : index;
    const to = (lifted ? lifted.to : index) + by;
    if (to < 0 || to >= count) return;
    say(rowList.moved(nameAt(from), to + 1, count));
    if (lifted) setLifted({ from, to });
    else onMove(from, to);
  };
  const onKeyDown = (index: number) => (event: KeyboardEvent) => {
    if (disabled) return;
    const by = steps[event.key];
    if (by !== undefined) step(index, by);
    else if (event.key === ' ') toggle(index);
    else if (event.key === 'Escape' && lifted) {
      // Otherwise Escape would also close a dialog around the list.
      event.stopPropagation();
      cancel();
    } else return;
    event.preventDefault();
  };
  /** Otherwise Space would press the button when it is released. */
  const onKeyUp = (event: KeyboardEvent) => {
    if (event.key === ' ') event.preventDefault();
  };
  return { lifted, cancel, onKeyDown, onKeyUp };
}
