import { type ReactNode, useEffect, useRef, useState } from 'react';
import { maxVisiblePictures } from 'shared-contracts';
import { focusablesIn } from '../../hooks/focus-order.ts';
import { useFocusFallback } from '../../hooks/use-focus-fallback.ts';
import { rowList } from '../../lazy-texts.ts';
import { pictureTexts as words } from '../../picture-texts.ts';
import type { PictureItem } from '../../theme/display-settings.tsx';
import { useCropDialog } from '../crop-dialog/use-crop-dialog.tsx';
import { FieldError } from '../field/field-error.tsx';
import { Hint } from '../field/hint.ts';
import { moveItem } from '../sortable-list/move-item.ts';
import { Stack } from '../stack/stack.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { CurrentPicture } from './current-picture.tsx';
import { EditorChooser } from './editor-chooser.tsx';
import { EditorSkeleton } from './editor-skeleton.tsx';
import { Box, Root } from './editor-styles.ts';
import { IntakeMessage } from './intake-message.tsx';
import { currentView, type PictureChanges, type PictureView } from './state.ts';
import { Thumbnails } from './thumbnails.tsx';
import { useFileDrop } from './use-file-drop.ts';
import { useIntake } from './use-intake.ts';
import { usePastedPicture } from './use-pasted-picture.ts';
import { type KeptChanges, usePictureEditor } from './use-picture-editor.ts';
import { useRemoval } from './use-removal.ts';

export interface PictureEditorProps<Item extends PictureItem = PictureItem> {
  pictures: readonly Item[] | undefined;
  /** Called after every change; empty lists: nothing to save. Object URLs in it are valid while the editor shows them. */
  onChange: (changes: PictureChanges<Item>) => void;
  onReading?: (reading: boolean, failed: readonly string[]) => void;
  onLarge?: (picture: Item | null) => void;
  kept?: KeptChanges<Item> | null;
  /** Change it to start the editor anew from `pictures`, for example after saving. */
  version?: string | number;
  max?: number;
  aspect?: number;
  disabled?: boolean;
  uploading?: boolean;
  error?: ReactNode;
}

/** Cards and galleries show pictures 3 : 3.5 (promise 9.1.2). */
const shownAspect = 3 / 3.5;

const firstIn = (box: Element) => focusablesIn(box)[0];

function useCropping<Item extends PictureItem>(
  editor: ReturnType<typeof usePictureEditor<Item>>,
  aspect: number | undefined,
) {
  const { open, ...crop } = useCropDialog();
  const edit = ({ id, before }: PictureView<Item>) => {
    editor.select(id);
    // Crops the whole picture again, so that a crop can be made larger.
    const source = before.kind === 'internal' ? before.picture.blob : before.item.link;
    const framing = editor.framingOf(id);
    open({ source, aspect, seen: shownAspect, framing, onSave: (picture, framed) => editor.edit(id, picture, framed) });
  };
  return { ...crop, edit };
}

function Editor<Item extends PictureItem>(props: PictureEditorProps<Item> & { pictures: readonly Item[] }) {
  const { max = maxVisiblePictures, aspect, uploading = false, onChange, onReading, onLarge } = props;
  const disabled = props.disabled || uploading;
  const box = useRef<HTMLDivElement>(null);
  const editor = usePictureEditor(props.pictures, onChange, max, props.kept);
  const [spoken, say] = useState('');
  const crop = useCropping(editor, aspect);
  const { visible } = editor;
  const room = max - visible.length;
  const remove = useRemoval(editor.remove, room);
  const kept = useFocusFallback(firstIn);
  const intake = useIntake({ onPicture: editor.add, open: !disabled && room > 0, room, onReading });
  const drop = useFileDrop(intake.take);
  usePastedPicture(box, intake.take, true);
  const large = currentView(editor.views) ?? visible[0];
  const existing = large?.before.kind === 'external' ? large.before.item : null;
  useEffect(() => onLarge?.(existing), [existing, onLarge]);
  const ids = visible.map((view) => view.id);
  const move = (from: number, to: number) => editor.reorder(moveItem(ids, from, to));
  const step = (from: number, to: number) => {
    move(from, to);
    say(rowList.moved(words.current(from + 1), to + 1, ids.length));
  };
  const chooser = (
    <EditorChooser
      intake={intake}
      over={drop.over}
      multiple={room > 1}
      beside={visible.length > 0}
      disabled={disabled}
    />
  );
  return (
    <Box ref={box} data-picture-intake="" {...drop.handlers} {...kept}>
      {large ? (
        <Root data-over={drop.over ? '' : undefined} aria-busy={uploading}>
          <CurrentPicture
            view={large}
            index={visible.indexOf(large)}
            count={visible.length}
            cropping={crop.loading}
            disabled={disabled}
            uploading={uploading}
            onCrop={() => crop.edit(large)}
            onMove={step}
            onRemove={() => remove(large)}
          />
          <Stack>
            <Thumbnails
              views={visible}
              currentId={currentView(editor.views)?.id}
              disabled={disabled}
              onMove={move}
              onSelect={editor.select}
            />
            {room > 0 ? chooser : null}
          </Stack>
        </Root>
      ) : (
        chooser
      )}
      <VisuallyHidden>
        <span aria-live="polite">{spoken}</span>
      </VisuallyHidden>
      <IntakeMessage note={intake.note} />
      {crop.dialog}
      <Hint>{room > 0 ? words.hint(max) : words.full(max)}</Hint>
    </Box>
  );
}

export function PictureEditor<Item extends PictureItem>(props: PictureEditorProps<Item>) {
  const { pictures, version, error } = props;
  if (!pictures) return <EditorSkeleton max={props.max ?? maxVisiblePictures} />;
  return (
    <>
      <Editor key={version} {...props} pictures={pictures} />
      {error ? (
        <div role="alert">
          <FieldError>{error}</FieldError>
        </div>
      ) : null}
    </>
  );
}
