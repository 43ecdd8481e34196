import { styled } from 'shared-design-system/office';

interface ProgressBarProps {
  label: string;
  value: number;
  most?: number;
}

const Bar = styled.progress`
  display: block;
  width: 100%;
  height: var(--space-2);
  border: 0;
  border-radius: var(--radius-s);
  overflow: hidden;
  appearance: none;
  background: var(--color-track);

  &::-webkit-progress-bar {
    background: var(--color-track);
  }

  &::-webkit-progress-value {
    background: var(--color-main-mark);
  }

  &::-moz-progress-bar {
    background: var(--color-main-mark);
  }
`;

export function ProgressBar({ label, value, most = 100 }: ProgressBarProps) {
  return <Bar value={value} max={most} aria-label={label} />;
}
