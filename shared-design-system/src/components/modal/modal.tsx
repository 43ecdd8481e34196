import { type ReactNode, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { VariantsOf } from '../../recipes/recipe.ts';
import { actionTexts } from '../../texts.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import type { ModalRules } from './modal-manager.ts';
import { Backdrop, Foot, Head, type modalSizes, Panel } from './modal-styles.ts';
import { ScrollBody } from './scroll-body.tsx';
import { useModal } from './use-modal.ts';

export interface DialogProps extends VariantsOf<typeof modalSizes> {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  closable?: boolean;
  beforeClose?: ModalRules['beforeClose'];
  footer?: ReactNode;
  flush?: boolean;
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
  // A closing modal can still be seen, but takes no input any more.
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
          {closable ? <IconButton icon="x" label={actionTexts.close} loading={closing} onClick={close} /> : null}
        </Head>
        <ScrollBody flush={flush ?? false}>{props.children}</ScrollBody>
        {footer === undefined ? null : <Foot>{footer}</Foot>}
      </Panel>
    </Backdrop>,
    document.body,
  );
}

export const Modal = (props: DialogProps) => <Frame kind="modal" {...props} />;

export const Dialog = (props: DialogProps) => <Frame kind="dialog" {...props} />;

interface SidebarProps extends DialogProps {
  side?: 'left' | 'right';
}

export const Sidebar = ({ side = 'right', ...props }: SidebarProps) => <Frame kind="sidebar" side={side} {...props} />;
