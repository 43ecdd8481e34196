import styled from '@emotion/styled';
import { type OwnVariables, ownVariables } from '../../recipes/recipe.ts';
import { numeric } from '../../recipes/text.ts';

export const bulletWidth = 44;

export const Bullets = styled.div`
  display: flex;
  flex: none;
`;

export const Bullet = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: ${bulletWidth}px;
  height: var(--touch);
  touch-action: manipulation;

  &::before {
    content: '';
    width: var(--space-2);
    height: var(--space-2);
    border-radius: var(--radius-pill);
    background: var(--color-control-border);
    transition:
      width var(--duration-slow) var(--ease),
      transform var(--duration-slow) var(--ease),
      background var(--duration-slow) var(--ease);
  }

  &[aria-current='true']::before {
    width: var(--size-7);
    background: var(--color-main-mark);
  }

  &[data-far]::before {
    transform: scale(0.6);
  }
`;

export const BulletWindow = styled.div<OwnVariables>`
  ${ownVariables}
  flex: none;
  width: calc(var(--shown) * ${bulletWidth}px);
  overflow: hidden;
  overflow: clip;
`;

export const BulletStrip = styled.div`
  display: flex;
  transition: transform var(--duration-slow) var(--ease);
`;

export const Fraction = styled.p`
  ${numeric}
  min-width: 4rem;
  color: var(--color-muted);
  font-weight: var(--weight-medium);
  text-align: center;
`;
