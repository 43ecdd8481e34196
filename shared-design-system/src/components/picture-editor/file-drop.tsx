import styled from '@emotion/styled';
import { type ChangeEvent, type DragEvent, type ReactElement, type ReactNode, useId, useRef, useState } from 'react';
import { focusWithin } from '../../recipes/control.ts';
import { visuallyHidden } from '../../recipes/text.ts';

/** Pictures that browsers can open and the content service takes. */
export const pictureTypes = 'image/jpeg,image/png,image/webp';

const Zone = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  align-content: center;
  gap: var(--space-1);
  width: 100%;
  min-height: 92px;
  padding: var(--space-2);
  border: 1.5px dashed var(--color-control-border);
  border-radius: var(--radius-m);
  background: var(--color-sunken);
  color: var(--color-muted);
  font-size: var(--font-size-xs);
  line-height: 1.3;
  text-align: center;
  cursor: pointer;
  ${focusWithin}

  &[data-over] {
    border-style: solid;
    border-color: var(--color-main-mark);
    background: var(--color-main-tint);
  }

  &[data-tall] {
    aspect-ratio: var(--picture-ratio);
  }

  [data-icon] {
    color: var(--color-main-text);
  }

  strong {
    font-weight: var(--weight-medium);
    color: var(--color-text);
  }
`;

const Hidden = styled.input(visuallyHidden);

/**
 * Drop handlers for a box: one file is taken, the first picture of what is dropped (sentences 5.7.1, 9.8.2).
 * @returns whether something is over the box, and the handlers
 */
export function useFileDrop(onFile: (file: File) => void) {
  const [over, setOver] = useState(false);
  const depth = useRef(0);
  const turn = (by: number) => {
    depth.current = by === 0 ? 0 : depth.current + by;
    setOver(depth.current > 0);
  };
  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');
  return {
    over,
    handlers: {
      onDragEnter: (event: DragEvent) => hasFiles(event) && turn(1),
      onDragLeave: (event: DragEvent) => hasFiles(event) && turn(-1),
      onDragOver: (event: DragEvent) => {
        if (hasFiles(event)) event.preventDefault();
      },
      onDrop: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        turn(0);
        const file = event.dataTransfer.files[0];
        if (file) onFile(file);
      },
    },
  };
}

/** A place to press for choosing one file; on a phone it offers the camera, too. */
export function FileChooser(props: {
  label: string;
  onFile: (file: File) => void;
  over: boolean;
  tall?: boolean;
  disabled?: boolean;
  children: ReactNode;
}): ReactElement {
  const id = useId();
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // The same file may be chosen again.
    event.target.value = '';
    if (file) props.onFile(file);
  };
  return (
    <Zone htmlFor={id} data-over={props.over ? '' : undefined} data-tall={props.tall ? '' : undefined}>
      <Hidden
        id={id}
        type="file"
        accept={pictureTypes}
        aria-label={props.label}
        disabled={props.disabled}
        onChange={choose}
      />
      {props.children}
    </Zone>
  );
}
