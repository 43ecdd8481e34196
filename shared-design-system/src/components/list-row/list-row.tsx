import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { type ReactNode, useState } from 'react';
import { coveringLink, desktopOnly } from '../../recipes/rows.ts';
import { media } from '../../tokens/media.ts';
import { officePictureSizes } from '../../tokens/picture-sizes.ts';
import { Icon } from '../icon/icon.tsx';
import { Anchor } from '../link/anchor.tsx';
import { Picture } from '../picture/picture.tsx';
import { RowControls, type RowControlsProps } from '../row-controls/row-controls.tsx';
import { opening } from '../sortable-list/opening.ts';

interface ListRowProps {
  /** Route that the whole row leads to. */
  to?: string;
  title: ReactNode;
  text?: ReactNode;
  /** An icon. */
  leading?: ReactNode;
  /** A small picture instead; null: there is none, a drawing stands for it. */
  image?: string | null;
  /** A badge, a number, a button. */
  trailing?: ReactNode;
  onClick?: () => void;
  /** From `SortableList`; it makes the `<li>`, too. */
  handle?: ReactNode;
  /** Moves and removes the row: at its end on a desktop, on a phone below it when the handle is pressed. Takes `handle`. */
  controls?: Omit<RowControlsProps, 'variant'>;
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

  /* The controls of a phone, below the rest. */
  > [role='group'] {
    position: relative;
    z-index: 1;
    flex: 1 0 100%;
    padding: var(--space-1) 0 var(--space-2) var(--space-3);
  }

  ${media.belowDesktop} {
    &:has(> [role='group']) {
      background: var(--color-sunken);
    }
  }

  ${media.desktop} {
    > [role='group'] {
      display: none;
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

/** Above the row's link. */
const Handle = styled.div`
  position: relative;
  z-index: 1;
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
    title
  );
}

const Inline = styled.div`
  ${desktopOnly}
`;

/** A plain row of a list. An `<li>`; inside one with `handle`. */
export function ListRow(props: ListRowProps) {
  const { to, onClick, text, leading, image, trailing, handle, controls } = props;
  const [opened, setOpened] = useState(false);
  const Root = handle === undefined ? Row : SortedRow;
  return (
    <Root>
      {handle === undefined ? null : <Handle>{opening(handle, opened, () => setOpened(!opened))}</Handle>}
      {image === undefined ? (
        leading
      ) : (
        <Preview>
          <Picture src={image} alt="" sizes={officePictureSizes.row} />
        </Preview>
      )}
      <Words>
        <Title {...props} />
        {text ? <small>{text}</small> : null}
      </Words>
      {trailing || controls ? (
        <Trailing>
          {trailing}
          {controls ? (
            <Inline>
              <RowControls {...controls} />
            </Inline>
          ) : null}
        </Trailing>
      ) : null}
      {to !== undefined || onClick ? <Icon name="chevron-right" /> : null}
      {opened && controls ? <RowControls variant="words" {...controls} /> : null}
    </Root>
  );
}
