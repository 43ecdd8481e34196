import styled from '@emotion/styled';
import { useId } from 'react';
import { knob, rail } from './rail.ts';

interface RangeInputProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  step: number;
  format: (value: number) => string;
  ticks?: readonly string[];
}

const Root = styled.div`
  display: grid;
  font-size: var(--font-size-s);

  > input {
    width: 100%;
    height: var(--touch);
    margin: 0;
    appearance: none;
    background: none;
    cursor: pointer;

    /* Inside of its place: around it the ring would run through the words above and below. */
    &:focus-visible {
      outline: var(--focus-width) solid var(--color-focus);
      outline-offset: calc(-1 * var(--space-1-half));
      border-radius: var(--radius-m);
    }

    &::-webkit-slider-runnable-track {
      ${rail}
    }

    &::-moz-range-track {
      ${rail}
    }

    &::-webkit-slider-thumb {
      ${knob}
      margin-top: calc((var(--space-1) - 1.375rem) / 2);
    }

    &::-moz-range-thumb {
      ${knob}
    }
  }
`;

const Line = styled.div`
  display: flex;
  justify-content: space-between;
  font-weight: var(--weight-label);

  > output {
    font-variant-numeric: lining-nums tabular-nums;
  }
`;

const Ticks = styled.div`
  display: flex;
  justify-content: space-between;
  font-size: var(--font-size-xs);
  line-height: 1;
  color: var(--color-muted);
`;

export function RangeInput(props: RangeInputProps) {
  const { label, value, onChange, min, max, step, format, ticks } = props;
  const id = useId();
  return (
    <Root>
      <Line>
        <label htmlFor={id}>{label}</label>
        <output htmlFor={id}>{format(value)}</output>
      </Line>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={format(value)}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
      {ticks ? (
        <Ticks aria-hidden>
          {ticks.map((tick) => (
            <span key={tick}>{tick}</span>
          ))}
        </Ticks>
      ) : null}
    </Root>
  );
}
