import { pictureTexts as words } from '../../picture-texts.ts';
import type { PictureItem } from '../../theme/display-settings.tsx';
import { officePictureSizes } from '../../tokens/office-picture-sizes.ts';
import { Button } from '../button/button.tsx';
import { Picture } from '../picture/picture.tsx';
import { RowControls } from '../row-controls/row-controls.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { Large, Tools, Uploading } from './editor-styles.ts';
import { addressOf, type PictureView } from './state.ts';

interface CurrentPictureProps {
  view: PictureView<PictureItem>;
  index: number;
  count: number;
  cropping: boolean;
  disabled: boolean;
  uploading: boolean;
  onCrop: () => void;
  onMove: (from: number, to: number) => void;
  onRemove: () => void;
}

export function PictureTools(props: Omit<CurrentPictureProps, 'view' | 'uploading'>) {
  const { index, count, cropping, disabled, onCrop, onMove, onRemove } = props;
  return (
    <Tools>
      <Button variant="outline" icon="crop" disabled={disabled} loading={cropping} onClick={onCrop}>
        {words.crop}
      </Button>
      <RowControls
        label={words.current(index + 1)}
        disabled={disabled}
        onUp={index > 0 ? () => onMove(index, index - 1) : undefined}
        onDown={index < count - 1 ? () => onMove(index, index + 1) : undefined}
        onRemove={onRemove}
      />
    </Tools>
  );
}

export function CurrentPicture(props: CurrentPictureProps) {
  const { view, index, uploading } = props;
  const name = words.current(index + 1);
  return (
    <Large>
      <div data-frame="">
        <Picture src={addressOf(view)} alt={name} sizes={officePictureSizes.edited} />
        {uploading ? (
          <Uploading>
            <Spinner size="l" />
            <span role="status">{words.uploading}</span>
          </Uploading>
        ) : null}
      </div>
      <PictureTools {...props} />
    </Large>
  );
}
