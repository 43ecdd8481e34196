import { type ReactNode, useRef } from 'react';
import { createPortal } from 'react-dom';
import { actionTexts } from '../../texts.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import type { ModalRules } from './modal-manager.ts';
import { Backdrop, Foot, Head, Panel, type PanelVariants } from './modal-styles.ts';
import { ScrollBody } from './scroll-body.tsx';
import { useModal } from './use-modal.ts';

export interface DialogProps extends Pick<PanelVariants, 'size'> {
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

interface FrameProps extends DialogProps, Pick<PanelVariants, 'side'> {
  kind: NonNullable<PanelVariants['kind']>;
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

type SidebarProps = Omit<FrameProps, 'kind'>;

export const Sidebar = ({ side = 'right', ...props }: SidebarProps) => <Frame kind="sidebar" side={side} {...props} />;
