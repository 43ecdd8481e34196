import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { actions } from '../../texts.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useFocusTrap } from './focus-trap.ts';
import { useModalManager } from './modal-context.tsx';
import type { ModalRules } from './modal-manager.ts';
import { Backdrop, Body, Foot, Head, Panel } from './modal-parts.ts';

/** Sentence 2.12.2. */
export type DialogSize = 'm' | 'l' | 'xl' | '2xl' | '4xl';

/** Milliseconds that it takes to go (sentence 9.10.1). */
export const modalAnimation = 200;

export interface DialogProps {
  open: boolean;
  /** After Escape, the backdrop or the close button closed it. */
  onClose: () => void;
  title: ReactNode;
  size?: DialogSize;
  /** false: only the caller closes it; there is no close button. */
  closable?: boolean;
  /** Waited for before it closes; false keeps it open. */
  beforeClose?: ModalRules['beforeClose'];
  /** Buttons at the bottom. */
  footer?: ReactNode;
  /** No padding. */
  flush?: boolean;
  /** A question that must be answered is an alertdialog. */
  role?: 'dialog' | 'alertdialog';
  children?: ReactNode;
}

/** True while it is open, and 200 ms longer, so that it can be seen to go. */
function usePresence(open: boolean): boolean {
  const [present, setPresent] = useState(open);
  useEffect(() => {
    if (open) {
      setPresent(true);
      return;
    }
    const timer = setTimeout(() => setPresent(false), modalAnimation);
    return () => clearTimeout(timer);
  }, [open]);
  return open || present;
}

function Frame({ kind, ...props }: DialogProps & { kind: 'modal' | 'dialog' | 'sheet' }): ReactElement | null {
  const {
    open,
    onClose,
    title,
    size = 'm',
    closable = true,
    beforeClose,
    footer,
    flush,
    role = 'dialog',
    children,
  } = props;
  const id = useId();
  const manager = useModalManager();
  const panel = useRef<HTMLDivElement>(null);
  const present = usePresence(open);
  const rules = useRef<ModalRules>({ closable, beforeClose });
  rules.current = { closable, beforeClose };
  useEffect(() => {
    if (!open) return;
    manager.open(id, {
      get closable() {
        return rules.current.closable;
      },
      beforeClose: () => rules.current.beforeClose?.(),
    });
    return () => manager.remove(id);
  }, [open, manager, id]);
  const trap = useFocusTrap(panel, open && present);
  if (!present) return null;
  const close = async () => {
    if (await manager.close(id)) onClose();
  };
  const press = (event: KeyboardEvent) => {
    trap(event);
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  };
  const pressBackdrop = (event: MouseEvent) => {
    if (event.target !== event.currentTarget) return;
    // Else the page behind would get the focus, and with it the keys.
    event.preventDefault();
    close();
  };
  return createPortal(
    <Backdrop data-kind={kind} data-leaving={open ? undefined : ''} onMouseDown={pressBackdrop} onKeyDown={press}>
      <Panel
        ref={panel}
        role={role}
        aria-modal="true"
        aria-labelledby={`${id}title`}
        tabIndex={-1}
        data-kind={kind}
        data-size={size}
      >
        <Head>
          <h2 id={`${id}title`}>{title}</h2>
          {closable ? <IconButton icon="x" label={actions.close} onClick={close} /> : null}
        </Head>
        <Body data-flush={flush ? '' : undefined}>{children}</Body>
        {footer === undefined ? null : <Foot>{footer}</Foot>}
      </Panel>
    </Backdrop>,
    document.body,
  );
}

/** Centred; the whole screen of a phone. */
export const Modal = (props: DialogProps): ReactElement | null => <Frame kind="modal" {...props} />;

/** Centred; from below on a phone. */
export const Dialog = (props: DialogProps): ReactElement | null => <Frame kind="dialog" {...props} />;

/** At the right side (the specification's sidebar); from below on a phone. */
export const Sheet = (props: DialogProps): ReactElement | null => <Frame kind="sheet" {...props} />;
