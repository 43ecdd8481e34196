import { type ReactElement, type RefObject, useRef } from 'react';
import { usePageEffect } from '../../hooks/use-page-effect.ts';
import { carousel as texts } from '../../texts.ts';
import { Icon } from '../icon/icon.tsx';
import { Arrow } from './carousel-parts.ts';
import type { Place } from './engine.ts';

interface ArrowsProps {
  place: Place;
  step: (by: 1 | -1) => void;
}

/** An arrow that is disabled while the focus is on it hands the focus to the other one, else the keyboard would lose its place. */
function useFocusOf(own: RefObject<HTMLElement>, other: RefObject<HTMLElement>, disabled: boolean): void {
  usePageEffect(() => {
    if (disabled && document.activeElement === own.current) other.current?.focus();
  }, [disabled, own, other]);
}

/** Both arrows, each disabled at its end (sentence 2.8.1); what stands between them, if anything. */
export function CarouselArrows({ place, step, children }: ArrowsProps & { children?: ReactElement | null }) {
  const back = useRef<HTMLButtonElement>(null);
  const on = useRef<HTMLButtonElement>(null);
  useFocusOf(back, on, place.atStart);
  useFocusOf(on, back, place.atEnd);
  return (
    <>
      <Arrow ref={back} type="button" aria-label={texts.previous} disabled={place.atStart} onClick={() => step(-1)}>
        <Icon name="chevron-left" />
      </Arrow>
      {children}
      <Arrow ref={on} type="button" aria-label={texts.next} disabled={place.atEnd} onClick={() => step(1)}>
        <Icon name="chevron-right" />
      </Arrow>
    </>
  );
}
