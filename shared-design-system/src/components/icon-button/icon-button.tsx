import styled from '@emotion/styled';
import { type ButtonHTMLAttributes, forwardRef, type MouseEvent } from 'react';
import { iconButton } from '../../recipes/button.ts';
import { cssOf, type VariantsOf } from '../../recipes/recipe.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-name.ts';
import { Anchor, type LinkTarget } from '../link/anchor.tsx';
import { Spinner } from '../spinner/spinner.tsx';

interface IconButtonProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style' | 'children'>,
    VariantsOf<typeof iconButton> {
  icon: IconName;
  label: string;
  loading?: boolean;
}

const Root = styled.button(cssOf(iconButton));
const LinkRoot = styled(Anchor)(cssOf(iconButton));

export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(props, ref) {
  const { icon, label, variant = 'ghost', loading = false, onClick, ...rest } = props;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (!loading) onClick?.(event);
  };
  return (
    <Root
      ref={ref}
      type="button"
      data-variant={variant}
      aria-label={label}
      title={label}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={press}
      {...rest}
    >
      {loading ? <Spinner /> : <Icon name={icon} />}
    </Root>
  );
});

interface IconLinkProps extends LinkTarget {
  icon: IconName;
  label: string;
  /** A link back: the router goes to the history entry that the person came from, if there is one. */
  wayBack?: boolean;
}

export function IconLink({ icon, label, wayBack = false, ...target }: IconLinkProps) {
  const back = wayBack ? { 'data-way-back': '' } : {};
  return (
    <LinkRoot data-variant="ghost" aria-label={label} title={label} {...back} {...target}>
      <Icon name={icon} />
    </LinkRoot>
  );
}
