import { type ChangeEvent, useRef } from 'react';
import { canAddOrderPhoto, type Order } from 'shared-contracts';
import {
  Button,
  Card,
  FocusFallback,
  Inline,
  officePictureSizes,
  Picture,
  styled,
  Text,
} from 'shared-design-system/office';
import { photoTexts as words } from './texts.ts';
import { usePhoto } from './use-photo.ts';

const Shown = styled.div`
  width: min(10rem, 100%);
  border-radius: var(--radius-m);
`;

export function OrderPhoto({ order }: { order: Order }) {
  const input = useRef<HTMLInputElement>(null);
  const { setting, removing, set, remove } = usePhoto(order);
  const { photo } = order;
  if (!photo && !canAddOrderPhoto(order)) return null;
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // Otherwise choosing the same file again would fire no event.
    target.value = '';
    if (file) set(file);
  };
  return (
    <FocusFallback>
      <Card title={words.title} gap={3}>
        <Text tone="muted">{photo ? words.shown : words.text}</Text>
        {photo ? (
          <Shown>
            <Picture src={photo.link} alt={words.alt} sizes={officePictureSizes.field} colour={photo.colour} near />
          </Shown>
        ) : null}
        <input ref={input} hidden type="file" accept="image/*" aria-label={words.add} onChange={choose} />
        <Inline>
          {canAddOrderPhoto(order) ? (
            <Button
              variant="outline"
              icon="camera"
              loading={setting}
              disabled={removing}
              onClick={() => input.current?.click()}
            >
              {photo ? words.replace : words.add}
            </Button>
          ) : null}
          {photo ? (
            <Button variant="quiet" loading={removing} disabled={setting} onClick={remove}>
              {words.remove}
            </Button>
          ) : null}
        </Inline>
      </Card>
    </FocusFallback>
  );
}
