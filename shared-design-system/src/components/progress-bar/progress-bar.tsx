import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import type { ReactElement } from 'react';
import { feedback } from '../../texts.ts';

/** Props of {@link ProgressBar}. */
export interface ProgressBarProps {
  label: string;
  /** 0 to 1; left out: it works, nobody knows how long. */
  value?: number;
  tone?: 'main' | 'happy';
}

const slide = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(300%); }
`;

const Root = styled.div`
  display: grid;
  gap: 6px;
  font-size: var(--font-size-s);
  color: var(--color-muted);
`;

const Words = styled.div`
  display: flex;
  justify-content: space-between;
  gap: var(--space-3);
`;

const Rail = styled.svg`
  width: 100%;
  height: 6px;
  border-radius: 3px;
  background: var(--color-track);
  overflow: hidden;

  > rect {
    fill: var(--color-main-mark);
    transition: width var(--duration-base);
  }

  &[data-tone='happy'] > rect {
    fill: var(--color-happy-mark);
  }

  > rect[data-unknown] {
    animation: ${slide} 1.4s linear infinite;
  }
`;

/** How far something is: an upload, a generation. */
export function ProgressBar({ label, value, tone = 'main' }: ProgressBarProps): ReactElement {
  const known = value !== undefined;
  const percent = Math.round(Math.min(1, Math.max(0, value ?? 0)) * 100);
  return (
    <Root
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={known ? percent : undefined}
    >
      <Words aria-hidden>
        <span>{label}</span>
        {known ? <span>{feedback.progress(percent)}</span> : null}
      </Words>
      <Rail data-tone={tone} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden focusable="false">
        <rect height="6" width={known ? percent : 33} data-unknown={known ? undefined : ''} />
      </Rail>
    </Root>
  );
}
