import { type ReactNode, useState } from 'react';
import { Heading, IconButton, Modal, media, SegmentedControl, styled, surface } from 'shared-design-system/office';
import { appearanceTexts } from '../texts.ts';
import { paneHeight } from './pane-height.ts';
import { type FrameDevice, ShopFrame } from './shop-frame.tsx';

const words = appearanceTexts.pane;

interface ShopPreviewPaneProps {
  title: string;
  note?: ReactNode;
  children: ReactNode;
}

const Pane = styled.section`
  ${surface}
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr) auto;
  gap: var(--space-2);
  height: ${paneHeight};
  padding: var(--space-2);
  container-type: size;

  ${media.desktop} {
    grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
    gap: var(--space-3);
    height: calc(100dvh - var(--header-height) - var(--space-6));
    min-height: 30rem;
    padding: var(--card-inner);
  }
`;

const Head = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-2);
  width: 7rem;
  order: 2;

  > div {
    font-size: var(--font-size-xs);
    line-height: 1.4;
    color: var(--color-muted);
  }

  ${media.belowDesktop} {
    > h2[data-size] {
      font-size: var(--font-size-m);
    }

    /* One below the other: the words would not fit side by side. */
    > [role='radiogroup'] {
      grid-auto-flow: row;

      /* The large preview has them, too. */
      @container (max-height: 15rem) {
        display: none;
      }
    }
  }

  ${media.desktop} {
    grid-template-columns: auto 1fr 13.75rem auto;
    align-items: center;
    gap: var(--space-3);
    width: auto;
    order: 0;
  }
`;

const Ground = styled.div`
  min-height: 0;
  padding-top: var(--space-2);
  border-radius: var(--radius-m);
  background: var(--color-sunken);
  overflow: hidden;
`;

const Whole = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  gap: var(--space-3);
  height: 78dvh;
`;

function Devices({ device, onChange }: { device: FrameDevice; onChange: (device: FrameDevice) => void }) {
  return (
    <SegmentedControl
      label={words.device}
      value={device}
      onChange={onChange}
      options={[
        { value: 'phone', label: words.phone },
        { value: 'desktop', label: words.desktop },
      ]}
    />
  );
}

export function ShopPreviewPane({ title, note, children }: ShopPreviewPaneProps) {
  const [device, setDevice] = useState<FrameDevice>('phone');
  const [whole, setWhole] = useState(false);
  return (
    <Pane aria-label={title}>
      <Head>
        <Heading level={2}>{title}</Heading>
        <div role="status">{note}</div>
        <Devices device={device} onChange={setDevice} />
        <IconButton icon="zoom-in" variant="outline" label={words.whole} onClick={() => setWhole(true)} />
      </Head>
      <Ground>
        <ShopFrame title={title} device={device}>
          {children}
        </ShopFrame>
      </Ground>
      <Modal open={whole} onClose={() => setWhole(false)} title={title} size="4xl">
        <Whole>
          <Devices device={device} onChange={setDevice} />
          <Ground>
            <ShopFrame title={title} device={device}>
              {children}
            </ShopFrame>
          </Ground>
        </Whole>
      </Modal>
    </Pane>
  );
}
