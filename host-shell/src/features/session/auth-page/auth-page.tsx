import type { ReactNode } from 'react';
import {
  BrandMark,
  Heading,
  media,
  Stack,
  styled,
  Text,
  ThemeToggle,
  useArea,
  useBrand,
} from 'shared-design-system/office';
import crafts from './crafts.svg';
import flowers from './flowers.svg';

interface AuthPageProps {
  brandName?: string;
  title: ReactNode;
  lead?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}

const Root = styled.div`
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr;
  min-height: 100vh;
  min-height: 100dvh;
  background: var(--color-surface);

  ${media.desktop} {
    grid-template: 1fr / 1fr 1fr;
  }
`;

const Art = styled.header`
  position: relative;
  height: 9.25rem;
  overflow: hidden;
  background: var(--color-main-tint);

  > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 70% 40%;
    filter: var(--picture-filter);
  }

  > [data-sign] {
    display: grid;
    place-items: center;
    height: 100%;
    min-height: 9.25rem;
  }

  ${media.desktop} {
    height: auto;

    > img {
      position: absolute;
      inset: 0;
    }
  }
`;

const Brand = styled.div`
  position: absolute;
  z-index: 1;
  top: var(--space-4);
  left: var(--space-4);
  display: flex;
  align-items: center;
  gap: var(--space-2);
  padding: var(--space-1-half) var(--space-3-half) var(--space-1-half) var(--space-1-half);
  border-radius: var(--radius-pill);
  background: var(--color-surface);
  font: var(--heading-weight) var(--font-size-l) / 1.2 var(--font-heading);

  ${media.desktop} {
    top: var(--space-6);
    left: var(--space-6);
  }
`;

const Toggle = styled.div`
  position: absolute;
  z-index: 1;
  top: var(--space-4);
  right: var(--space-4);
  border-radius: var(--radius-pill);
  background: var(--color-surface);

  ${media.desktop} {
    top: var(--space-6);
    right: var(--space-6);
  }
`;

const Form = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-5);
  width: 100%;
  max-width: 28.75rem;
  margin-inline: auto;
  padding: var(--space-6) var(--space-4);

  ${media.desktop} {
    align-content: center;
  }
`;

const drawings: Partial<Record<string, string>> = { bloom: flowers, mum: crafts };

export function AuthPage({ brandName, title, lead, footer, children }: AuthPageProps) {
  useArea('office');
  const brand = useBrand();
  const art = drawings[brand.id];
  return (
    <Root>
      <Art>
        {art ? (
          <img src={art} alt="" />
        ) : (
          <div data-sign="">
            <BrandMark size={120} />
          </div>
        )}
        <Brand>
          <BrandMark />
          {brandName ?? brand.name}
        </Brand>
      </Art>
      <Form>
        <Toggle>
          <ThemeToggle />
        </Toggle>
        <Stack gap={1}>
          <Heading level={1} size="xl">
            {title}
          </Heading>
          {lead === undefined ? null : <Text tone="muted">{lead}</Text>}
        </Stack>
        {children}
        {footer}
      </Form>
    </Root>
  );
}
