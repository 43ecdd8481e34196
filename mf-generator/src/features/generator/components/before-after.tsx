import { useState } from 'react';
import {
  Columns,
  focusWithin,
  type OwnVariables,
  ownVariables,
  Picture,
  SegmentedControl,
  Stack,
  styled,
  unseenControl,
} from 'shared-design-system/office';
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
    ${unseenControl}
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

const Fitted = styled.div`
  width: 100%;
  max-width: 60svh;
`;

const Side = styled.figure`
  display: grid;
  margin: 0;
  border-radius: var(--radius-m);
  overflow: hidden;

  > * {
    grid-area: 1 / 1;
  }
`;

const sizes = '(min-width: 45em) 40rem, 100vw';

interface BeforeAfterProps {
  before: string;
  after: string;
  label: string;
}

/** Side by side at first: the studio moves and scales the object, so that one picture over the other would join unrelated halves. */
export function BeforeAfter(props: BeforeAfterProps) {
  const [view, setView] = useState<'side' | 'over'>('side');
  const { before, after, label } = props;
  return (
    <Stack gap={3}>
      {view === 'side' ? (
        <Columns count={2} phone={2}>
          <Side>
            <Picture src={before} alt={words.before} ratio="square" sizes={sizes} priority />
            <Tag>{words.before}</Tag>
          </Side>
          <Side>
            <Picture src={after} alt={label} ratio="square" sizes={sizes} priority />
            <Tag>{words.after}</Tag>
          </Side>
        </Columns>
      ) : (
        <Fitted>
          <Overlaid {...props} />
        </Fitted>
      )}
      <SegmentedControl
        label={words.view}
        value={view}
        onChange={setView}
        options={[
          { value: 'side', label: words.side },
          { value: 'over', label: words.over },
        ]}
      />
    </Stack>
  );
}

function Overlaid({ before, after, label }: BeforeAfterProps) {
  const [seen, setSeen] = useState(50);
  return (
    <Frame vars={{ '--seen': `${seen}%` }}>
      <Picture src={before} alt={words.before} ratio="square" sizes={sizes} priority />
      <div data-after="">
        <Picture src={after} alt={label} ratio="square" sizes={sizes} priority />
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
        aria-valuetext={words.seen(seen)}
        onChange={(event) => setSeen(event.target.valueAsNumber)}
      />
    </Frame>
  );
}
