import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { basePath } from 'shared-contracts';
import { Button, Dialog, Loading, Skeleton, Stack, Text } from 'shared-design-system/office';
import { signInAsked, useAppDispatch } from 'shared-runtime';
import { usePageSettled } from '../page/use-page-settled.ts';
import { texts } from './texts.ts';

const words = texts.expired;

type SignIn = ComponentType<{ email: string; onDone: () => void }>;

interface ExpiredDialogProps {
  open: boolean;
  email: string;
  text: string;
  taken: boolean;
  home: string;
  load: () => Promise<SignIn>;
}

/**
 * Asks to sign in over the page where the session ended, so that nothing typed is lost. The form's code is loaded once the page has settled, so that
 * it is there when the session ends.
 */
export function ExpiredDialog({ open, email, text, taken, home, load }: ExpiredDialogProps) {
  const dispatch = useAppDispatch();
  // While this dialog can ask for a sign-in, calls that found the session over wait for it instead of failing.
  useEffect(() => {
    dispatch(signInAsked(true));
    return () => void dispatch(signInAsked(false));
  }, [dispatch]);
  const [SignInForm, setForm] = useState<SignIn | null>(null);
  const [failed, setFailed] = useState(false);
  const bring = useCallback(() => {
    setFailed(false);
    load().then(
      (form) => setForm(() => form),
      () => setFailed(true),
    );
  }, [load]);
  const wanted = usePageSettled() || open;
  useEffect(() => {
    if (wanted) bring();
  }, [wanted, bring]);
  const formBox = useRef<HTMLDivElement>(null);
  // The form may be loaded after the dialog opened, when nothing in it could take the focus.
  useEffect(() => {
    if (!open || !SignInForm) return;
    const fields = (which: string) => formBox.current?.querySelector<HTMLElement>(which);
    (fields('[data-autofocus]') ?? fields('input'))?.focus({ preventScroll: true });
  }, [open, SignInForm]);
  return (
    <Dialog open={open} closable={false} onClose={() => {}} title={taken ? words.takenTitle : words.title}>
      <Stack>
        <Text>{taken ? words.takenText(email) : text}</Text>
        {SignInForm ? (
          <div ref={formBox}>
            <SignInForm email={email} onDone={() => {}} />
          </div>
        ) : failed ? (
          <>
            <Text>{words.notLoaded}</Text>
            <Button onClick={bring}>{words.again}</Button>
          </>
        ) : (
          <Loading>
            <Skeleton lines={3} />
          </Loading>
        )}
        {taken ? (
          // A new document, so that nothing of this account stays in memory.
          <Button variant="ghost" full onClick={() => window.location.assign(`${basePath}${home}`)}>
            {words.toOther}
          </Button>
        ) : null}
      </Stack>
    </Dialog>
  );
}
