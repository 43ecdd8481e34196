import styled from '@emotion/styled';
import { type ReactNode, useRef, useState } from 'react';
import { focusablesIn } from '../../hooks/focus-order.ts';
import { useFocusFallback } from '../../hooks/use-focus-fallback.ts';
import { rowList } from '../../lazy-texts.ts';
import { pictureTexts as words } from '../../picture-texts.ts';
import { cssOf, type Recipe } from '../../recipes/recipe.ts';
import { rowTexts } from '../../texts.ts';
import { officePictureSizes } from '../../tokens/office-picture-sizes.ts';
import { useCropDialog } from '../crop-dialog/use-crop-dialog.tsx';
import { Field } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Picture } from '../picture/picture.tsx';
import { FileChooser } from './file-chooser.tsx';
import { IntakeMessage } from './intake-message.tsx';
import { pictureKinds } from './refusal.ts';
import type { InternalPicture } from './state.ts';
import { useFileDrop } from './use-file-drop.ts';
import { useIntake } from './use-intake.ts';
import { usePastedPicture } from './use-pasted-picture.ts';

interface PictureFieldProps {
  label: string;
  src?: string | null | undefined;
  aspect?: number;
  onChange: (picture: InternalPicture | null) => void;
  hint?: ReactNode;
}

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
`;

const frameLook = {
  base: `
    flex: none;
    width: 6rem;
    border-radius: var(--radius-m);
    overflow: hidden;
  `,
  variants: { frame: { wide: 'width: 10rem;' } },
} satisfies Recipe;

const Frame = styled.div(cssOf(frameLook));

const firstIn = (box: Element) => focusablesIn(box)[0];

export function PictureField({ label, src, aspect, onChange, hint }: PictureFieldProps) {
  const root = useRef<HTMLDivElement>(null);
  const crop = useCropDialog();
  const [changed, setChanged] = useState<string | null | undefined>();
  const shown = changed === undefined ? src : changed;
  const wide = aspect !== undefined && aspect > 1.2;
  const keep = (picture: InternalPicture | null) => {
    setChanged(picture?.dataUrl ?? null);
    onChange(picture);
  };
  const intake = useIntake({ open: true, onPicture: (file) => crop.open({ source: file, aspect, onSave: keep }) });
  const drop = useFileDrop(intake.take);
  const kept = useFocusFallback(firstIn);
  usePastedPicture(root, intake.take, false);
  return (
    <Field group label={label} hint={hint}>
      <Root ref={root} data-picture-intake="" {...drop.handlers} {...kept}>
        {shown ? (
          <Frame data-frame={wide ? 'wide' : ''}>
            <Picture src={shown} alt={label} ratio={wide ? 'banner' : 'square'} sizes={officePictureSizes.field} />
          </Frame>
        ) : null}
        <FileChooser
          label={rowTexts.named(words.add, label)}
          cameraLabel={rowTexts.named(words.cameraFor, label)}
          onFiles={intake.take}
          over={drop.over}
          busy={intake.busy || crop.loading}
          disabled={crop.loading}
        >
          <Icon name="image-plus" size="l" />
          <strong>{shown ? words.replace : words.add}</strong>
          {words.kinds(pictureKinds)}
        </FileChooser>
        {shown ? (
          <IconButton
            icon="trash"
            variant="danger"
            label={rowTexts.named(rowList.remove, label)}
            onClick={() => keep(null)}
          />
        ) : null}
      </Root>
      <IntakeMessage note={intake.note} />
      {crop.dialog}
    </Field>
  );
}
