import type { ReactNode } from 'react';
import { Anchor, styled, ThemeToggle, useBrand } from 'shared-design-system/shop';

interface SiteHeaderProps {
  home: string;
  mark: ReactNode;
  actions?: ReactNode;
}

const Root = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  max-width: calc(var(--container) + 2 * var(--gutter));
  min-height: var(--header-height);
  margin-inline: auto;
  padding: var(--space-1) var(--gutter);
`;

const Home = styled(Anchor)`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-width: 0;
  min-height: var(--touch);
  font: var(--heading-weight) var(--font-size-l) / 1.2 var(--font-heading);
  text-decoration-line: var(--link-decoration);
  text-decoration-thickness: var(--stroke-s);
  text-underline-offset: 0.24em;
`;

const Actions = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: var(--space-2);
`;

export function SiteHeader({ home, mark, actions }: SiteHeaderProps) {
  const { name } = useBrand();
  return (
    <Root>
      <Home to={home}>
        {mark}
        {name}
      </Home>
      <Actions>
        <ThemeToggle />
        {actions}
      </Actions>
    </Root>
  );
}
