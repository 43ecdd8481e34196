import styled from '@emotion/styled';
import { useRef } from 'react';
import { pictureTexts as words } from '../../picture-texts.ts';
import { rowTexts } from '../../texts.ts';
import { Icon } from '../icon/icon.tsx';
import { FileChooser } from './file-chooser.tsx';
import { IntakeMessage } from './intake-message.tsx';
import { pictureKinds } from './refusal.ts';
import { useFileDrop } from './use-file-drop.ts';
import { useIntake } from './use-intake.ts';
import { usePastedPicture } from './use-pasted-picture.ts';

interface PictureIntakeProps {
  label: string;
  room: number;
  disabled?: boolean;
  onPicture: (file: Blob, preview: Blob) => void;
}

const Root = styled.div`
  display: grid;
  gap: var(--space-2);
  min-width: 0;
`;

/** A place for pictures that are chosen, photographed, dropped or pasted; they are not cropped. */
export function PictureIntake({ label, room, disabled, onPicture }: PictureIntakeProps) {
  const root = useRef<HTMLDivElement>(null);
  const intake = useIntake({ open: room > 0 && !disabled, room, onPicture });
  const drop = useFileDrop(intake.choose);
  usePastedPicture(root, intake.choose, true);
  return (
    <Root ref={root} data-picture-intake="" {...drop.handlers}>
      {room > 0 ? (
        <FileChooser
          label={rowTexts.named(words.add, label)}
          cameraLabel={rowTexts.named(words.cameraFor, label)}
          multiple={room > 1}
          onFiles={intake.choose}
          over={drop.over}
          busy={intake.busy}
          disabled={disabled}
        >
          <Icon name="image-plus" size="l" />
          <strong>{words.add}</strong>
          {words.kinds(pictureKinds)}
        </FileChooser>
      ) : null}
      <IntakeMessage note={intake.note} />
    </Root>
  );
}
