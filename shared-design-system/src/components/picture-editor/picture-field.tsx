import styled from '@emotion/styled';
import { type ReactElement, type ReactNode, useState } from 'react';
import { rows, pictures as words } from '../../texts.ts';
import { useCropDialog } from '../crop-dialog/use-crop-dialog.tsx';
import { Field } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Picture } from '../picture/picture.tsx';
import { useToast } from '../toasts/toasts.tsx';
import { FileChooser, pictureTypes, useFileDrop } from './file-drop.tsx';
import type { InternalPicture } from './state.ts';
import { useObjectUrls } from './use-object-urls.ts';

/** Props of {@link PictureField}. */
export interface PictureFieldProps {
  label: string;
  /** The picture that there is. */
  src?: string | null | undefined;
  /** Width to height of the crop; 1. */
  aspect?: number;
  /** A cropped JPEG, or null: removed. */
  onChange: (picture: InternalPicture | null) => void;
  hint?: ReactNode;
}

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);

  > [data-frame] {
    flex: none;
    width: 96px;
    border-radius: var(--radius-m);
    overflow: hidden;
  }

  > [data-frame='wide'] {
    width: 160px;
  }
`;

/** One picture: logo or banner. Choosing one opens the crop. */
export function PictureField({ label, src, aspect, onChange, hint }: PictureFieldProps): ReactElement {
  const urls = useObjectUrls();
  const crop = useCropDialog();
  const { show } = useToast();
  const [own, setOwn] = useState<string | null | undefined>();
  const shown = own === undefined ? src : own;
  const keep = (blob: Blob) => {
    const dataUrl = urls.create(blob);
    setOwn(dataUrl);
    onChange({ blob, dataUrl });
  };
  const take = (file: File) => {
    if (pictureTypes.split(',').includes(file.type)) crop.open({ src: urls.create(file), aspect, onSave: keep });
    else show({ type: 'danger', text: words.notPicture });
  };
  const drop = useFileDrop(take);
  return (
    <Field group label={label} hint={hint}>
      <Root {...drop.handlers}>
        {shown ? (
          <div data-frame={aspect !== undefined && aspect > 1.2 ? 'wide' : ''}>
            <Picture
              src={shown}
              alt={label}
              ratio={aspect !== undefined && aspect > 1.2 ? 'banner' : 'square'}
              sizes="160px"
            />
          </div>
        ) : null}
        <FileChooser label={rows.named(words.add, label)} onFile={take} over={drop.over} disabled={crop.loading}>
          <Icon name="image-plus" size="l" />
          <strong>{shown ? words.replace : words.add}</strong>
          {words.kinds}
        </FileChooser>
        {shown ? (
          <IconButton
            icon="trash"
            variant="danger"
            label={rows.named(rows.remove, label)}
            onClick={() => {
              setOwn(null);
              onChange(null);
            }}
          />
        ) : null}
      </Root>
      {crop.dialog}
    </Field>
  );
}
