import { type KeyboardEvent, type ReactElement, useRef, useState } from 'react';
import { actions, pictures as words } from '../../texts.ts';
import { Button } from '../button/button.tsx';
import { Modal } from '../modal/modal.tsx';
import { RangeInput } from '../range-input/range-input.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { Buttons, Controls, Hint, Layout, Notice, Stage, Window } from './crop-parts.ts';
import { defaultAspect, rotationRange, zoomRange } from './geometry.ts';
import { type Crop, useCrop } from './use-crop.ts';

export interface CropDialogProps {
  open: boolean;
  /** Address of the picture. */
  src: string;
  /** Width to height of the result; 1 (sentence 9.2.1). */
  aspect?: number;
  onClose: () => void;
  onSave: (blob: Blob) => void;
}

const stepByKey: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Arrow keys move the picture by 10 px, with Shift by 1; plus and minus zoom. */
function onStageKey(event: KeyboardEvent, crop: Crop): void {
  const step = stepByKey[event.key];
  const length = event.shiftKey ? 1 : 10;
  if (step) crop.move({ x: step[0] * length, y: step[1] * length });
  else if (event.key === '+' || event.key === '=') crop.zoom(crop.placement.zoom + zoomRange.step);
  else if (event.key === '-') crop.zoom(crop.placement.zoom - zoomRange.step);
  else return;
  event.preventDefault();
}

function Content({ src, aspect = defaultAspect, onClose, onSave }: CropDialogProps): ReactElement {
  const stage = useRef<HTMLDivElement>(null);
  const crop = useCrop(stage, src, aspect);
  const [saving, setSaving] = useState(false);
  const [broken, setBroken] = useState(false);
  const save = async () => {
    setSaving(true);
    try {
      onSave(await crop.render());
    } catch {
      // Sentence 8.2.2: the flow goes on; the dialog says that this picture cannot be cropped.
      setBroken(true);
    } finally {
      setSaving(false);
    }
  };
  const failed = crop.failed || broken;
  return (
    <Layout>
      <Stage
        ref={stage}
        role="application"
        aria-label={words.stage}
        tabIndex={0}
        onKeyDown={(event) => onStageKey(event, crop)}
      >
        {crop.window && crop.ready && !failed ? <Window extent={crop.window} /> : null}
        {failed ? <Notice role="alert">{words.unreadable}</Notice> : null}
        {crop.ready || failed ? null : (
          <Notice>
            <Spinner size="l" label={words.loading} />
          </Notice>
        )}
      </Stage>
      <Controls>
        <RangeInput
          label={words.zoom}
          {...zoomRange}
          value={Math.round(crop.placement.zoom * 10) / 10}
          format={words.zoomValue}
          onChange={crop.zoom}
        />
        <RangeInput
          label={words.rotation}
          {...rotationRange}
          value={Math.round(crop.placement.rotation)}
          format={words.rotationValue}
          onChange={crop.rotate}
        />
        <Hint>{words.cropHint}</Hint>
        <Buttons>
          <Button variant="outline" size="l" onClick={onClose}>
            {actions.close}
          </Button>
          <Button size="l" disabled={!crop.ready || failed} loading={saving} onClick={save}>
            {actions.save}
          </Button>
        </Buttons>
      </Controls>
    </Layout>
  );
}

/** Cuts a picture: moves, zooms and turns it under a window; 'Закрыть' and 'Сохранить' (sentences 2.13.1, 8.6.1). */
export default function CropDialog(props: CropDialogProps): ReactElement | null {
  return (
    <Modal open={props.open} onClose={props.onClose} title={words.crop} size="4xl" flush>
      <Content {...props} />
    </Modal>
  );
}
