import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import {
  CacheProvider,
  documentCss,
  Global,
  type OwnVariables,
  ownVariables,
  styled,
  useBrand,
  useTheme,
} from 'shared-design-system/office';
import { type FrameDocument, frameDocument, themeFrame } from './frame-document.ts';
import { useFit, type Viewport } from './use-fit.ts';

export type FrameDevice = 'phone' | 'desktop';

const viewports: Record<FrameDevice, Viewport> = {
  phone: { width: 360, height: 480 },
  desktop: { width: 1280, height: 720 },
};

interface ShopFrameProps {
  title: string;
  device: FrameDevice;
  children: ReactNode;
}

const Box = styled.div`
  position: relative;
  height: 100%;
  min-height: 0;
  overflow: hidden;
`;

const Frame = styled.iframe<OwnVariables>`
  ${ownVariables}
  position: absolute;
  top: 0;
  left: 50%;
  width: var(--width);
  height: var(--fit-height, 100%);
  border: 0;
  border-radius: var(--radius-m);
  background: var(--color-surface);
  transform: translateX(-50%) scale(var(--fit, 1));
  transform-origin: top center;
`;

// React 18 has no property for it yet.
const inert = { inert: '' };

/** Shows the shop in a frame without an address: media queries go by the frame's width, and its styles do not reach the page. */
export function ShopFrame({ title, device, children }: ShopFrameProps) {
  const brand = useBrand();
  const { theme } = useTheme();
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [inside, setInside] = useState<FrameDocument | null>(null);
  useFit(box, viewports[device]);
  // Firefox replaces the document of an empty frame once that has loaded.
  const take = () => {
    const element = frame.current;
    if (element && element.contentDocument !== inside?.page) setInside(frameDocument(element));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it is there; after that its own event tells
  useEffect(take, []);
  useEffect(() => {
    if (inside) themeFrame(inside, theme);
  }, [inside, theme]);
  return (
    <Box ref={box}>
      <Frame ref={frame} title={title} vars={{ '--width': `${viewports[device].width}px` }} onLoad={take} />
      {inside
        ? createPortal(
            <CacheProvider value={inside.cache}>
              <Global styles={documentCss(brand)} />
              <div {...inert}>{children}</div>
            </CacheProvider>,
            inside.page.body,
          )
        : null}
    </Box>
  );
}
