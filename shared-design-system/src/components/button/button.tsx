import styled from '@emotion/styled';
import {
  type ButtonHTMLAttributes,
  forwardRef,
  type MouseEvent,
  type MouseEventHandler,
  type ReactNode,
  useRef,
} from 'react';
import { button } from '../../recipes/button.ts';
import { cssOf, type VariantsOf } from '../../recipes/recipe.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-name.ts';
import { Anchor, type LinkTarget } from '../link/anchor.tsx';
import { Spinner } from '../spinner/spinner.tsx';

interface ButtonLook extends VariantsOf<typeof button> {
  icon?: IconName;
  iconEnd?: IconName;
  full?: boolean;
}

interface ButtonProps extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'> {
  /** Cannot be pressed while loading; keeps its width, its focus and its words for screen readers. */
  loading?: boolean;
}

const Root = styled.button(cssOf(button));
const LinkRoot = styled(Anchor)(cssOf(button));

const Words = styled.span`
  display: contents;

  [aria-busy='true'] > & {
    display: inline-flex;
    align-items: center;
    gap: inherit;
    opacity: 0;
  }
`;

const Work = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`;

function Content({ icon, iconEnd, children }: Pick<ButtonLook, 'icon' | 'iconEnd'> & { children: ReactNode }) {
  return (
    <>
      {icon ? <Icon name={icon} /> : null}
      {children}
      {iconEnd ? <Icon name={iconEnd} /> : null}
    </>
  );
}

export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(props, ref) {
  const { variant = 'primary', size = 'm', icon, iconEnd, full, loading = false, onClick, children, ...rest } = props;
  const pressed = useRef(false);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading || pressed.current) return event.preventDefault();
    // A second press in the same task would come before `loading` is rendered.
    pressed.current = true;
    queueMicrotask(() => {
      pressed.current = false;
    });
    onClick?.(event);
  };
  return (
    <Root
      ref={ref}
      type="button"
      data-variant={variant}
      data-size={size}
      data-full={full ? '' : undefined}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={press}
      {...rest}
    >
      {/* Keyed, because a browser's translator puts the text into an element of its own, where a changed one would not show. */}
      <Words key={String(children)}>
        <Content icon={icon} iconEnd={iconEnd}>
          {children}
        </Content>
      </Words>
      {loading ? (
        <Work>
          <Spinner />
        </Work>
      ) : null}
    </Root>
  );
});

interface ButtonLinkProps extends ButtonLook, LinkTarget {
  children: ReactNode;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
}

export function ButtonLink(props: ButtonLinkProps) {
  const { variant = 'primary', size = 'm', icon, iconEnd, full, children, ...target } = props;
  return (
    <LinkRoot data-variant={variant} data-size={size} data-full={full ? '' : undefined} {...target}>
      <Content icon={icon} iconEnd={iconEnd}>
        {children}
      </Content>
    </LinkRoot>
  );
}
