import { type KeyboardEvent, type MutableRefObject, useRef, useState } from 'react';
import { pictureTexts as words } from '../../picture-texts.ts';
import { actionTexts } from '../../texts.ts';
import { Button } from '../button/button.tsx';
import { useConfirm } from '../confirm-dialog/confirm-dialog.tsx';
import { FieldError } from '../field/field-error.tsx';
import { Modal } from '../modal/modal.tsx';
import { RangeInput } from '../range-input/range-input.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { Buttons, Controls, Corners, Hint, Layout, Notice, Quick, Seen, Stage, Window } from './crop-styles.ts';
import {
  defaultAspect,
  type Extent,
  type Framing,
  largestPartOf,
  quarterTurn,
  rotationRange,
  zoomRange,
} from './geometry.ts';
import type { CropResult } from './picture-reader.ts';
import { type Crop, useCrop } from './use-crop.ts';

export interface CropDialogProps {
  open: boolean;
  title?: string | undefined;
  source: Blob | string;
  aspect?: number | undefined;
  /** Width divided by height of the part that the shop shows of the result, where that is not all of it. */
  seen?: number | undefined;
  framing?: Framing | undefined;
  onClose: () => void;
  onSave: (result: CropResult, framing: Framing) => void;
}

const stepByKey: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function onStageKey(event: KeyboardEvent, crop: Crop): void {
  const step = stepByKey[event.key];
  const length = event.shiftKey ? 1 : 10;
  if (step) crop.move({ x: step[0] * length, y: step[1] * length });
  else if (event.key === '+' || event.key === '=') crop.zoom(crop.placement.zoom + zoomRange.step);
  else if (event.key === '-') crop.zoom(crop.placement.zoom - zoomRange.step);
  else return;
  event.preventDefault();
}

const sizes = ({ width, height }: Extent) => ({
  '--width': `${Math.round(width)}px`,
  '--height': `${Math.round(height)}px`,
});

function StageContent({ crop, seen }: { crop: Crop; seen: number | undefined }) {
  if (crop.failed)
    return (
      <Notice role="alert">
        <p>{crop.failed === 'network' ? words.notLoaded : words.unreadable}</p>
        <Button variant="outline" icon="refresh" onClick={crop.retry}>
          {actionTexts.retry}
        </Button>
      </Notice>
    );
  if (!crop.ready || !crop.window)
    return (
      <Notice>
        <Spinner size="l" label={words.loading} />
      </Notice>
    );
  return (
    <>
      <Window vars={sizes(crop.window)} />
      <Corners vars={sizes(crop.window)} />
      {seen === undefined ? null : <Seen data-seen="" vars={sizes(largestPartOf(crop.window, seen))} />}
    </>
  );
}

function Adjustments({ crop }: { crop: Crop }) {
  const turn = () => crop.rotate((Math.round(crop.placement.rotation) + quarterTurn) % rotationRange.max);
  return (
    <>
      <RangeInput
        label={words.zoom}
        {...zoomRange}
        value={Math.round(crop.placement.zoom * 10) / 10}
        format={words.zoomValue}
        ticks={words.zoomTicks}
        onChange={crop.zoom}
      />
      <RangeInput
        label={words.rotation}
        {...rotationRange}
        value={Math.round(crop.placement.rotation)}
        format={words.rotationValue}
        ticks={words.rotationTicks}
        onChange={crop.rotate}
      />
      <Quick>
        <Button variant="outline" size="s" icon="rotate" disabled={!crop.ready} aria-label={words.turn} onClick={turn}>
          {words.turnShort}
        </Button>
        <Button variant="outline" size="s" icon="undo" disabled={!crop.ready} onClick={crop.reset}>
          {words.reset}
        </Button>
      </Quick>
    </>
  );
}

interface CropWork {
  changed: boolean;
  save: () => Promise<void>;
}

interface ContentProps extends CropDialogProps {
  work: MutableRefObject<CropWork>;
}

function Content(props: ContentProps) {
  const { source, aspect = defaultAspect, seen, framing, onClose, onSave, work } = props;
  const stage = useRef<HTMLDivElement>(null);
  const crop = useCrop(stage, source, aspect, framing);
  const [saving, setSaving] = useState(false);
  const [notSaved, setNotSaved] = useState(false);
  const save = async () => {
    setSaving(true);
    setNotSaved(false);
    try {
      const saved = await crop.render();
      onSave(saved.result, saved.framing);
    } catch {
      // Promise 8.2.2: the error does not reach the page. The dialog shows it, and 'Сохранить' tries again.
      setNotSaved(true);
    } finally {
      setSaving(false);
    }
  };
  work.current = { changed: crop.changed, save };
  return (
    <Layout>
      <Stage
        ref={stage}
        role="application"
        aria-label={words.stage}
        tabIndex={0}
        onKeyDown={(event) => event.target === event.currentTarget && onStageKey(event, crop)}
      >
        <StageContent crop={crop} seen={seen} />
      </Stage>
      <Controls>
        <Adjustments crop={crop} />
        <Hint>
          {seen === undefined ? null : <>{words.seen} </>}
          {words.cropHint}
        </Hint>
        <Buttons>
          {notSaved ? (
            <div role="alert">
              <FieldError>{words.notCropped}</FieldError>
            </div>
          ) : null}
          <Button variant="outline" size="l" onClick={onClose}>
            {actionTexts.close}
          </Button>
          <Button size="l" disabled={!crop.ready || crop.failed !== null} loading={saving} onClick={save}>
            {actionTexts.save}
          </Button>
        </Buttons>
      </Controls>
    </Layout>
  );
}

export default function CropDialog(props: CropDialogProps) {
  const work = useRef<CropWork>({ changed: false, save: async () => {} });
  const confirm = useConfirm();
  const mayClose = (): true | Promise<boolean> => (work.current.changed ? askToClose() : true);
  const askToClose = async (): Promise<boolean> => {
    const answer = await confirm({ ...words.leaveCrop, alternative: { label: words.dropCrop, value: 'drop' } });
    if (answer === 'confirm') await work.current.save();
    return answer === 'drop';
  };
  const close = async () => {
    if (await mayClose()) props.onClose();
  };
  return (
    <Modal
      open={props.open}
      onClose={props.onClose}
      beforeClose={mayClose}
      title={props.title ?? words.crop}
      size="4xl"
      flush
    >
      <Content {...props} work={work} onClose={() => void close()} />
    </Modal>
  );
}
