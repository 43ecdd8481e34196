import type { Font } from 'shared-contracts';
import { type OwnVariables, ownVariables, shopFont, styled } from 'shared-design-system/office';

const Circle = styled.span<OwnVariables>`
  ${ownVariables}
  display: block;
  width: var(--size-10);
  height: var(--size-10);
  border-radius: 50%;
  background: linear-gradient(90deg, var(--colour) 50%, var(--color-knob) 50%);
  box-shadow: inset 0 0 0 var(--stroke-s) var(--color-control-border);
  /* It is what it shows. */
  forced-color-adjust: none;
`;

export const ColourSample = ({ colour }: { colour: string }) => <Circle vars={{ '--colour': colour }} aria-hidden />;

const Sheet = styled.span`
  display: grid;
  gap: 0.3125rem;
  width: 100%;
  padding: var(--space-2);
  border-radius: var(--radius-s);
  background: var(--color-sunken);
  forced-color-adjust: none;

  > span {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    gap: 0.3125rem;
  }

  > i,
  > span > i {
    height: 1.625rem;
    border-radius: 0.1875rem;
    background: var(--color-border);
  }

  > i {
    background: var(--color-control-border);
    opacity: 0.55;
  }
`;

const places = ['first', 'second', 'third'];

export const TemplateSample = ({ inRow }: { inRow: 2 | 3 }) => (
  <Sheet aria-hidden>
    <i />
    <span>
      {places.slice(0, inRow).map((index) => (
        <i key={index} />
      ))}
    </span>
  </Sheet>
);

const Words = styled.span<OwnVariables>`
  ${ownVariables}
  font-family: var(--font);
  font-size: clamp(1rem, 6vw, 1.375rem);
  font-weight: 700;
  line-height: 1.3;
`;

export const FontSample = ({ font, children }: { font: Font; children: string }) => (
  <Words vars={{ '--font': shopFont[font]['font-heading'] }} aria-hidden>
    {children}
  </Words>
);
