import styled from '@emotion/styled';
import { type ChangeEvent, type ReactNode, useId } from 'react';
import { pictureTexts as words } from '../../picture-texts.ts';
import { fileZone } from '../../recipes/file-zone.ts';
import { visuallyHidden } from '../../recipes/text.ts';
import { Icon } from '../icon/icon.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { acceptedTypes } from './refusal.ts';

const Choices = styled.div`
  display: grid;
  gap: var(--space-2);
  min-width: 0;
  width: 100%;
`;

const Zone = styled.label`
  ${fileZone}
  align-content: center;
  width: 100%;
  min-height: 5.75rem;
  padding: var(--space-2);
  font-size: var(--font-size-xs);
  line-height: 1.3;

  &[data-tall] {
    aspect-ratio: var(--picture-ratio);
  }

  /* A second way that only a phone or a tablet has: on others the camera would be the same list of files. */
  &[data-camera] {
    display: none;
    min-height: 3.75rem;

    @media (hover: none) and (pointer: coarse) {
      display: grid;
    }
  }
`;

const Hidden = styled.input(visuallyHidden);

interface FileChooserProps {
  label: string;
  cameraLabel: string;
  onFiles: (files: readonly File[]) => void;
  multiple?: boolean;
  over: boolean;
  busy: boolean;
  tall?: boolean;
  disabled?: boolean | undefined;
  children: ReactNode;
}

function Choice(props: Omit<FileChooserProps, 'busy' | 'cameraLabel'> & { camera?: boolean }) {
  const { label, onFiles, multiple, over, tall, disabled, camera, children } = props;
  const id = useId();
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])];
    // Otherwise choosing the same file again would fire no event.
    event.target.value = '';
    if (files.length > 0) onFiles(files);
  };
  return (
    <Zone
      htmlFor={id}
      data-over={over ? '' : undefined}
      data-tall={tall ? '' : undefined}
      data-disabled={disabled ? '' : undefined}
      data-camera={camera ? '' : undefined}
    >
      <Hidden
        id={id}
        type="file"
        accept={camera ? 'image/*' : acceptedTypes}
        multiple={multiple}
        capture={camera ? 'environment' : undefined}
        aria-label={label}
        disabled={disabled}
        onChange={choose}
      />
      {children}
    </Zone>
  );
}

export function FileChooser({ busy, children, cameraLabel, ...choiceProps }: FileChooserProps) {
  return (
    <Choices>
      <Choice {...choiceProps}>
        {busy ? (
          <>
            <Spinner size="l" />
            <span role="status">{words.reading}</span>
          </>
        ) : (
          children
        )}
      </Choice>
      <Choice camera label={cameraLabel} {...camera(choiceProps)}>
        <Icon name="camera" size="l" />
        <strong>{words.camera}</strong>
      </Choice>
    </Choices>
  );
}

const camera = ({ onFiles, disabled }: Omit<FileChooserProps, 'busy' | 'cameraLabel' | 'children'>) => ({
  onFiles,
  disabled,
  over: false,
});
