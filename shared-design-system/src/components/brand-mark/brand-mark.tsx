import styled from '@emotion/styled';
import type { ReactElement } from 'react';
import { useBrand } from '../../theme/brand.tsx';

const Drawing = styled.svg`
  flex: none;

  > rect,
  > circle {
    fill: var(--color-main-fill);
  }

  > path,
  > ellipse {
    fill: var(--color-on-main);
  }
`;

const petals = [0, 72, 144, 216, 288] as const;

/** The brand's sign: a flower, or a heart. Decoration: the name stands beside it. */
export function BrandMark({ size = 28 }: { size?: 28 | 36 }): ReactElement {
  const { cards } = useBrand();
  return (
    <Drawing width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="9" />
      {cards === 'shadow' ? (
        <>
          {petals.map((angle) => (
            <ellipse key={angle} cx="16" cy="10.6" rx="3.4" ry="5" transform={`rotate(${angle} 16 16)`} />
          ))}
          <circle cx="16" cy="16" r="2.6" />
        </>
      ) : (
        <path d="M16 25.5 8.2 17.6a5.2 5.2 0 0 1 0-7.3 5.1 5.1 0 0 1 7.2 0l.6.6.6-.6a5.1 5.1 0 0 1 7.2 0 5.2 5.2 0 0 1 0 7.3Z" />
      )}
    </Drawing>
  );
}
