import { type FocusEvent, type ReactElement, type RefObject, useRef } from 'react';
import { usePageEffect } from '../../hooks/use-page-effect.ts';
import { carouselTexts as texts } from '../../lazy-texts.ts';
import { Icon } from '../icon/icon.tsx';
import { Arrow } from './carousel-styles.ts';
import type { CarouselState } from './engine.ts';

interface ArrowsProps {
  state: CarouselState;
  step: (by: 1 | -1) => void;
}

/**
 * An arrow that is disabled while it has the focus passes it to the other one; otherwise the keyboard would lose its place. The browser takes the
 * focus away before an effect runs, so `held` remembers it.
 */
function useFocusOf(other: RefObject<HTMLElement>, disabled: boolean) {
  const held = useRef(false);
  usePageEffect(() => {
    if (!disabled || !held.current) return;
    held.current = false;
    other.current?.focus();
  }, [disabled, other]);
  return {
    onFocus: () => {
      held.current = true;
    },
    onBlur: ({ currentTarget }: FocusEvent<HTMLButtonElement>) => {
      if (!currentTarget.disabled) held.current = false;
    },
  };
}

export function CarouselArrows({ state, step, children }: ArrowsProps & { children?: ReactElement | null }) {
  const back = useRef<HTMLButtonElement>(null);
  const on = useRef<HTMLButtonElement>(null);
  const backFocus = useFocusOf(on, state.atStart);
  const onFocus = useFocusOf(back, state.atEnd);
  return (
    <>
      <Arrow
        {...backFocus}
        ref={back}
        type="button"
        aria-label={texts.previous}
        disabled={state.atStart}
        onClick={() => step(-1)}
      >
        <Icon name="chevron-left" />
      </Arrow>
      {children}
      <Arrow {...onFocus} ref={on} type="button" aria-label={texts.next} disabled={state.atEnd} onClick={() => step(1)}>
        <Icon name="chevron-right" />
      </Arrow>
    </>
  );
}
