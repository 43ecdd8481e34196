import { rowList } from '../../lazy-texts.ts';
import { IconButton } from '../icon-button/icon-button.tsx';

interface MoreButtonProps {
  /** What the row is called. */
  label: string;
  opened: boolean;
  onPress: () => void;
}

/** Opens what can be done with a row, below it. */
export const MoreButton = ({ label, opened, onPress }: MoreButtonProps) => (
  <IconButton icon="ellipsis-vertical" label={rowList.controls(label)} aria-expanded={opened} onClick={onPress} />
);
