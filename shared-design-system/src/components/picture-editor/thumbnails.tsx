import { pictureTexts as words } from '../../picture-texts.ts';
import type { PictureItem } from '../../theme/display-settings.tsx';
import { officePictureSizes } from '../../tokens/office-picture-sizes.ts';
import { Picture } from '../picture/picture.tsx';
import { SortableList } from '../sortable-list/sortable-list.tsx';
import { PositionBadge, Thumb } from './editor-styles.ts';
import { addressOf, type PictureView } from './state.ts';

interface ThumbnailsProps {
  views: readonly PictureView<PictureItem>[];
  currentId: string | undefined;
  disabled: boolean;
  onMove: (from: number, to: number) => void;
  onSelect: (id: string) => void;
}

const placeName = (index: number) => (index === 0 ? `1 · ${words.cover}` : String(index + 1));

export function Thumbnails({ views, currentId, disabled, onMove, onSelect }: ThumbnailsProps) {
  return (
    <SortableList
      label={words.title}
      items={views}
      keyOf={(view) => view.id}
      nameOf={(view) => words.current(views.indexOf(view) + 1)}
      onMove={onMove}
      grab="item"
      gap={4}
      disabled={disabled}
    >
      {(view, index, _handle, sortProps) => (
        <Thumb
          type="button"
          aria-label={words.select(placeName(index))}
          aria-pressed={view.id === currentId}
          disabled={disabled}
          data-sort-handle={sortProps.itemKey}
          aria-describedby={sortProps.hintId}
          onKeyDown={sortProps.onKeyDown}
          onKeyUp={sortProps.onKeyUp}
          onClick={() => onSelect(view.id)}
        >
          <Picture src={addressOf(view)} alt="" sizes={officePictureSizes.thumbnail} />
          <PositionBadge aria-hidden>{placeName(index)}</PositionBadge>
        </Thumb>
      )}
    </SortableList>
  );
}
