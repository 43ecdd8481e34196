import { type RefObject, useRef, useState } from 'react';

export interface StripModel {
  strip: RefObject<HTMLDivElement>;
  current: number;
  show: (index: number) => void;
  handlers: Record<'onScroll' | 'onTouchStart' | 'onWheel' | 'onKeyDown', () => void>;
}

export function useStrip(count: number): StripModel {
  const strip = useRef<HTMLDivElement>(null);
  const goal = useRef<number | null>(null);
  const [seen, setSeen] = useState(0);
  const look = () => {
    const { scrollLeft = 0, clientWidth = 0 } = strip.current ?? {};
    if (clientWidth === 0) return;
    const index = Math.round(scrollLeft / clientWidth);
    if (goal.current !== null && goal.current !== index) return;
    goal.current = null;
    setSeen(index);
  };
  const forget = () => {
    goal.current = null;
  };
  return {
    strip,
    current: Math.min(seen, count - 1),
    show: (index) => {
      goal.current = index;
      setSeen(index);
      // The style sheet decides whether this scrolls smoothly.
      if (strip.current) strip.current.scrollLeft = index * strip.current.clientWidth;
    },
    handlers: { onScroll: look, onTouchStart: forget, onWheel: forget, onKeyDown: forget },
  };
}
