import { type ReactNode, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { VariantsOf } from '../../recipes/recipe.ts';
import { actions } from '../../texts.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import type { ModalRules } from './modal-manager.ts';
import { Backdrop, Foot, Head, Panel, type sizes } from './modal-styles.ts';
import { ScrollBody } from './scroll-body.tsx';
import { useModal } from './use-modal.ts';

export interface DialogProps extends VariantsOf<typeof sizes> {
  open: boolean;
  /** After Escape, the backdrop or the close button closed it: set `open` to false. */
  onClose: () => void;
  title: ReactNode;
  /** false: only the caller closes it; there is no close button. */
  closable?: boolean;
  /** Waited for before it closes, once at a time, with a close button that shows it; false keeps it open. */
  beforeClose?: ModalRules['beforeClose'];
  /** Buttons at the bottom. */
  footer?: ReactNode;
  /** No padding. */
  flush?: boolean;
  /** A question that must be answered is an alertdialog. */
  role?: 'dialog' | 'alertdialog';
  children?: ReactNode;
}

interface FrameProps extends DialogProps {
  kind: 'modal' | 'dialog' | 'sidebar';
  side?: 'left' | 'right' | undefined;
}

function Frame({ kind, side, ...props }: FrameProps) {
  const { open, onClose, title, size = 'm', closable = true, beforeClose, footer, flush, role = 'dialog' } = props;
  const panel = useRef<HTMLDivElement>(null);
  const { id, present, closing, close, backdrop } = useModal(panel, open, { closable, beforeClose, onClose });
  if (!present) return null;
  const looks = { 'data-kind': kind, 'data-side': side };
  // One that is going is nobody's any more, though it can still be seen.
  const state = open ? {} : { 'data-leaving': '', inert: '' };
  return createPortal(
    <Backdrop data-modal={id} {...looks} {...state} {...backdrop}>
      <Panel
        ref={panel}
        role={role}
        aria-modal={open}
        aria-labelledby={`${id}title`}
        aria-busy={closing || undefined}
        tabIndex={-1}
        data-size={size}
        {...looks}
      >
        <Head>
          <h2 id={`${id}title`}>{title}</h2>
          {closable ? <IconButton icon="x" label={actions.close} loading={closing} onClick={close} /> : null}
        </Head>
        <ScrollBody flush={flush ?? false}>{props.children}</ScrollBody>
        {footer === undefined ? null : <Foot>{footer}</Foot>}
      </Panel>
    </Backdrop>,
    document.body,
  );
}

/** Centred; the whole screen of a phone. For work that needs room, such as cropping a picture. */
export const Modal = (props: DialogProps) => <Frame kind="modal" {...props} />;

/** Centred; from below on a phone. For a short form or a question. */
export const Dialog = (props: DialogProps) => <Frame kind="dialog" {...props} />;

interface SidebarProps extends DialogProps {
  /** The edge that it comes from where there is room; right by default. */
  side?: 'left' | 'right';
}

/** At a side of the page, as high as the window; a sheet from below on a phone. For what goes along with the page: filters, a menu. */
export const Sidebar = ({ side = 'right', ...props }: SidebarProps) => <Frame kind="sidebar" side={side} {...props} />;
