import styled from '@emotion/styled';
import { themeTexts as words } from '../../texts.ts';
import { useTheme } from '../../theme/theme-mode.tsx';
import { media } from '../../tokens/media.ts';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';

const Row = styled.button`
  display: inline-flex;
  align-items: center;
  gap: var(--space-3);
  min-height: var(--touch);
  border-radius: var(--radius-m);
  font-size: var(--font-size-s);
  font-weight: var(--weight-medium);

  ${media.hover} {
    &:hover {
      color: var(--color-main-text);
    }
  }
`;

export function ThemeToggle({ variant = 'icon' }: { variant?: 'icon' | 'row' }) {
  const { theme, toggle } = useTheme();
  const next = theme === 'light' ? { icon: 'moon', label: words.toDark } : { icon: 'sun', label: words.toLight };
  const icon = next.icon as 'moon' | 'sun';
  return variant === 'icon' ? (
    <IconButton icon={icon} label={next.label} onClick={toggle} />
  ) : (
    <Row type="button" onClick={toggle}>
      <Icon name={icon} />
      {next.label}
    </Row>
  );
}
