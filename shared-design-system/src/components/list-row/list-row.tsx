import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { type ReactNode, useState } from 'react';
import { useBelowDesktop } from '../../hooks/use-below-desktop.ts';
import { coveringLink } from '../../recipes/rows.ts';
import { media } from '../../tokens/media.ts';
import { officePictureSizes } from '../../tokens/office-picture-sizes.ts';
import { Icon } from '../icon/icon.tsx';
import { Anchor } from '../link/anchor.tsx';
import { Picture } from '../picture/picture.tsx';
import { MoreButton } from '../row-controls/more-button.tsx';
import { RowControls, type RowControlsProps } from '../row-controls/row-controls.tsx';

interface ListRowProps {
  to?: string;
  title: ReactNode;
  text?: ReactNode;
  leading?: ReactNode;
  image?: string | null;
  trailing?: ReactNode;
  onClick?: () => void;
  handle?: ReactNode;
  controls?: Omit<RowControlsProps, 'variant' | 'still'>;
}

const row = css`
  position: relative;
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: 3.5rem;
  padding: var(--space-2) var(--space-4);
  line-height: 1.4;

  ${media.hover} {
    &:has(> div > a, > div > button):hover {
      background: var(--color-sunken);
    }
  }
`;

const Row = styled.li(row);
const SortedRow = styled.div`
  ${row}
  flex-wrap: wrap;
  padding-inline-start: var(--space-1);

  /* What the button beside the handle opens, below the rest. */
  > [role='group'] {
    position: relative;
    z-index: 1;
    flex: 1 0 100%;
    /* Its columns are as many as there is room for, not as many as it may ever be wide. */
    min-width: 0;
    max-width: 100%;
    padding: var(--space-1) 0 var(--space-2) var(--space-3);
  }

  &:has(> [role='group']) {
    background: var(--color-sunken);
  }

  /* What sorts it would leave its words a narrow column: the text goes below, as wide as the row. */
  ${media.below480} {
    display: grid;
    grid-template-columns: auto auto minmax(0, 1fr) auto;
    gap: 0 var(--space-1);

    > [data-words] {
      display: contents;
    }

    > [data-words] > :not(small) {
      grid-area: 1 / 3;
    }

    > [data-words] > small {
      grid-area: 2 / 1 / auto / -1;
      padding: 0 0 var(--space-1) var(--space-3);
    }

    &:has(> [data-trailing]) > [data-words] > small {
      grid-column-end: -2;
    }

    > [data-trailing] {
      grid-area: 2 / 4;
    }

    > [data-words] ~ [data-icon] {
      grid-area: 1 / 4;
      justify-self: end;
    }

    > [role='group'] {
      grid-area: 3 / 1 / auto / -1;
    }
  }
`;

const Preview = styled.div`
  flex: none;
  width: var(--size-12);
  border-radius: var(--radius-s);
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
  font-weight: var(--weight-medium);
  overflow-wrap: anywhere;

  > small {
    display: block;
    font-size: var(--font-size-s);
    font-weight: var(--weight-text);
    color: var(--color-muted);
  }
`;

const Handle = styled.div`
  position: relative;
  z-index: 1;
  display: flex;
  margin-inline-end: calc(-1 * var(--space-2));
`;

const Trailing = styled.div`
  position: relative;
  z-index: 1;
  display: flex;
  align-items: center;
  gap: var(--space-1);
  color: var(--color-muted);
`;

const Cover = styled(Anchor)(coveringLink);
const CoverButton = styled.button(coveringLink);

function Title({ to, onClick, title }: ListRowProps): ReactNode {
  if (to !== undefined) return <Cover to={to}>{title}</Cover>;
  return onClick ? (
    <CoverButton type="button" onClick={onClick}>
      {title}
    </CoverButton>
  ) : (
    <span>{title}</span>
  );
}

export function ListRow(props: ListRowProps) {
  const { to, onClick, text, leading, image, trailing, handle, controls } = props;
  const [opened, setOpened] = useState(false);
  const Root = handle === undefined ? Row : SortedRow;
  const below = useBelowDesktop();
  return (
    <Root>
      {handle === undefined ? null : (
        <Handle>
          {handle}
          {controls ? <MoreButton label={controls.label} opened={opened} onPress={() => setOpened(!opened)} /> : null}
        </Handle>
      )}
      {image === undefined ? (
        leading
      ) : (
        <Preview>
          <Picture src={image} alt="" sizes={officePictureSizes.row} />
        </Preview>
      )}
      <Words data-words="">
        <Title {...props} />
        {text ? <small>{text}</small> : null}
      </Words>
      {trailing || (controls && !below) ? (
        <Trailing data-trailing="">
          {trailing}
          {controls && !below ? <RowControls still={handle !== undefined} {...controls} /> : null}
        </Trailing>
      ) : null}
      {to !== undefined || onClick ? <Icon name="chevron-right" /> : null}
      {opened && controls ? <RowControls variant="words" {...controls} /> : null}
    </Root>
  );
}
