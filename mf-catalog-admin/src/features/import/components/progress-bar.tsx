import { styled } from 'shared-design-system/office';
import { importTexts } from '../texts.ts';

const Root = styled.div`
  display: grid;
  gap: var(--space-1-half);
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
  height: var(--space-1-half);
  border-radius: var(--radius-pill);
  background: var(--color-track);
  overflow: hidden;

  > rect {
    fill: var(--color-main-mark);
    transition: width var(--duration-base);
  }
`;

/** @param value 0 to 1 */
export function ProgressBar({ label, value }: { label: string; value: number }) {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <Root role="progressbar" aria-label={label} aria-valuemin={0} aria-valuemax={100} aria-valuenow={percent}>
      <Words aria-hidden>
        <span>{label}</span>
        <span>{importTexts.progress(percent)}</span>
      </Words>
      <Rail viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden focusable="false">
        <rect height="6" width={percent} />
      </Rail>
    </Root>
  );
}
