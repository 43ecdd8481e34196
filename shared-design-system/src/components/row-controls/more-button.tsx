import { rowList } from '../../lazy-texts.ts';
import { IconButton } from '../icon-button/icon-button.tsx';

interface MoreButtonProps {
  label: string;
  opened: boolean;
  onPress: () => void;
}

export const MoreButton = ({ label, opened, onPress }: MoreButtonProps) => (
  <IconButton icon="ellipsis-vertical" label={rowList.controls(label)} aria-expanded={opened} onClick={onPress} />
);
