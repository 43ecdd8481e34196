import { useState } from 'react';
import { focusWithin, type OwnVariables, ownVariables, Picture, styled } from 'shared-design-system';
import { texts } from '../texts.ts';

const words = texts.result;

const Frame = styled.div<OwnVariables>`
  position: relative;
  display: grid;
  border-radius: var(--radius-m);
  overflow: hidden;
  touch-action: pan-y;
  ${focusWithin}
  ${ownVariables}

  > * {
    grid-area: 1 / 1;
  }

  > [data-after] {
    clip-path: inset(0 0 0 var(--seen));
  }

  > [data-line] {
    position: absolute;
    inset-block: 0;
    inset-inline-start: var(--seen);
    width: var(--stroke-mark);
    background: var(--color-surface);
    pointer-events: none;

    &::after {
      content: '⟷';
      position: absolute;
      top: 50%;
      left: 50%;
      display: grid;
      place-items: center;
      width: var(--touch);
      height: var(--touch);
      border: var(--stroke-mark) solid var(--color-main-mark);
      border-radius: 50%;
      background: var(--color-surface);
      color: var(--color-text);
      transform: translate(-50%, -50%);
    }
  }

  > input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: ew-resize;
    touch-action: pan-y;
  }
`;

const Tag = styled.span`
  position: relative;
  align-self: end;
  justify-self: start;
  margin: var(--space-3);
  padding: var(--space-1) var(--space-3);
  border-radius: var(--radius-m);
  background: var(--color-inverse);
  color: var(--color-on-inverse);
  font-size: var(--font-size-s);
  font-weight: var(--weight-label);
  pointer-events: none;

  &[data-end] {
    justify-self: end;
  }
`;

/** Two pictures one over the other, with a line between them that is dragged, or moved by the arrow keys. */
export function BeforeAfter({ before, after, label }: { before: string; after: string; label: string }) {
  const [seen, setSeen] = useState(50);
  return (
    <Frame vars={{ '--seen': `${seen}%` }}>
      <Picture src={before} alt={words.before} ratio="square" sizes="(min-width: 45em) 40rem, 100vw" priority />
      <div data-after="">
        <Picture src={after} alt={label} ratio="square" sizes="(min-width: 45em) 40rem, 100vw" priority />
      </div>
      <Tag>{words.before}</Tag>
      <Tag data-end="">{words.after}</Tag>
      <div data-line="" aria-hidden />
      <input
        type="range"
        min={0}
        max={100}
        value={seen}
        aria-label={words.slider}
        aria-valuetext={`${100 - seen} %`}
        onChange={(event) => setSeen(event.target.valueAsNumber)}
      />
    </Frame>
  );
}
