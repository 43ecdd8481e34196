import type { ReactElement } from 'react';
import { resolvePicture } from '../../format/picture.ts';
import { pictures as words } from '../../texts.ts';
import { type PictureItem, useDisplaySettings } from '../../theme/display-settings.tsx';
import { Button } from '../button/button.tsx';
import { useCropDialog } from '../crop-dialog/use-crop-dialog.tsx';
import { Icon } from '../icon/icon.tsx';
import { Picture } from '../picture/picture.tsx';
import { RowControls } from '../row-controls/row-controls.tsx';
import { Loading, Skeleton } from '../skeleton/skeleton.tsx';
import { moveItem } from '../sortable-list/order.ts';
import { SortableList } from '../sortable-list/sortable-list.tsx';
import { Text } from '../text/text.tsx';
import { useToast } from '../toasts/toasts.tsx';
import { ByMouse, ByTouch, Column, Large, Place, Root, Thumb, Tools } from './editor-parts.ts';
import { FileChooser, pictureTypes, useFileDrop } from './file-drop.tsx';
import { currentView, maxVisible, type PictureChanges, type PictureView } from './state.ts';
import { usePictureEditor } from './use-picture-editor.ts';

/** Props of {@link PictureEditor}. */
export interface PictureEditorProps<Item extends PictureItem = PictureItem> {
  /** Pictures that exist, taken once (sentence 4.6.1); undefined while they load. */
  pictures: readonly Item[] | undefined;
  /** After every change; empty lists: nothing to save. Blobs' addresses live as long as the editor. */
  onChange: (changes: PictureChanges<Item>) => void;
  /** Change it, after saving for one, to start anew from `pictures`. */
  version?: string | number;
  /** 3 (sentence 9.1.1). */
  max?: number;
  /** Crop aspect, width to height; 1. */
  aspect?: number;
  disabled?: boolean;
}

/** Address of what a view shows now. */
const srcOf = <Item extends PictureItem>({ after }: PictureView<Item>): string =>
  after.kind === 'internal' ? after.picture.dataUrl : after.item.link;

/** '1 · обложка', '2', '3' */
const placeName = (index: number) => (index === 0 ? `1 · ${words.cover}` : String(index + 1));

function Editor<Item extends PictureItem>(
  props: PictureEditorProps<Item> & { pictures: readonly Item[] },
): ReactElement {
  const { max = maxVisible, aspect, disabled = false, onChange } = props;
  const editor = usePictureEditor(props.pictures, onChange, max);
  const crop = useCropDialog();
  const { show } = useToast();
  const { baseUrl } = useDisplaySettings();
  const { visible } = editor;
  const take = (file: File) => {
    if (pictureTypes.split(',').includes(file.type)) editor.add(file);
    else show({ type: 'danger', text: words.notPicture });
  };
  const drop = useFileDrop(take);
  const large = currentView(editor.views) ?? visible[0];
  const place = large ? visible.findIndex((view) => view.id === large.id) : -1;
  const ids = visible.map((view) => view.id);
  const move = (from: number, to: number) => editor.reorder(moveItem(ids, from, to));
  const step = (by: -1 | 1) => (ids[place + by] === undefined ? undefined : () => move(place, place + by));
  const edit = (view: PictureView<Item>) => {
    editor.select(view.id);
    crop.open({ src: resolvePicture(srcOf(view), baseUrl), aspect, onSave: editor.edit });
  };
  const chooser = (
    <FileChooser label={words.add} onFile={take} over={drop.over} tall={visible.length > 0} disabled={disabled}>
      <Icon name="image-plus" size="l" />
      <strong>{words.add}</strong>
      {visible.length > 0 ? (
        words.kinds
      ) : (
        <>
          <ByMouse>{words.drop}</ByMouse>
          <ByTouch>{words.choose}</ByTouch>
        </>
      )}
    </FileChooser>
  );
  if (!large) return <div {...drop.handlers}>{chooser}</div>;
  return (
    <Root data-over={drop.over ? '' : undefined} {...drop.handlers}>
      <Large>
        <div data-frame="">
          <Picture src={srcOf(large)} alt={words.current(place + 1)} sizes="(min-width: 1024px) 320px, 70vw" />
        </div>
        <Tools>
          <Button variant="outline" icon="crop" disabled={disabled} loading={crop.loading} onClick={() => edit(large)}>
            {words.crop}
          </Button>
          <RowControls
            label={words.current(place + 1)}
            disabled={disabled}
            onUp={step(-1)}
            onDown={step(1)}
            onRemove={() => editor.remove(large.id)}
          />
        </Tools>
      </Large>
      <Column>
        <SortableList
          label={words.title}
          items={visible}
          keyOf={(view) => view.id}
          nameOf={(view) => words.current(visible.indexOf(view) + 1)}
          onMove={move}
          grab="item"
          gap={4}
          disabled={disabled}
        >
          {(view, index, _handle, { itemKey, onKeyDown }) => (
            <Thumb
              type="button"
              aria-label={words.select(placeName(index))}
              aria-pressed={view.id === large.id}
              data-sort-handle={itemKey}
              onKeyDown={onKeyDown}
              onClick={() => editor.select(view.id)}
            >
              <Picture src={srcOf(view)} alt="" sizes="92px" />
              <Place aria-hidden>{placeName(index)}</Place>
            </Thumb>
          )}
        </SortableList>
        {visible.length < max ? chooser : null}
      </Column>
      {crop.dialog}
    </Root>
  );
}

/** A product's pictures, up to three: drop or choose, crop, sort, remove (section 4.6). Heavy parts load when they are used. */
export function PictureEditor<Item extends PictureItem>(props: PictureEditorProps<Item>): ReactElement {
  const { pictures, version } = props;
  if (!pictures)
    return (
      <Loading label={words.loading}>
        <Root>
          <Skeleton shape="picture" />
          <Column>
            <Skeleton shape="picture" />
            <Skeleton shape="picture" />
          </Column>
        </Root>
      </Loading>
    );
  return (
    <>
      <Editor key={version} {...props} pictures={pictures} />
      <Text size="s" tone="muted">
        {words.hint}
      </Text>
    </>
  );
}
