import { useEffect } from 'react';
import { Dialog, Stack, Text } from 'shared-design-system';
import { signInAsked, useAppDispatch } from 'shared-runtime';
import { texts } from '../texts.ts';
import { SignInForm } from './sign-in-form.tsx';

/** Asks for the password where the session ended, over what somebody works on: nothing typed is lost (look, "Empty and broken"). */
export function SessionExpiredDialog({ open, email }: { open: boolean; email: string }) {
  const dispatch = useAppDispatch();
  // What was sent waits for the sign-in here, as long as somebody can be asked.
  useEffect(() => {
    dispatch(signInAsked(true));
    return () => void dispatch(signInAsked(false));
  }, [dispatch]);
  return (
    <Dialog open={open} closable={false} onClose={() => {}} title={texts.session.expired}>
      <Stack>
        <Text>{texts.session.expiredText}</Text>
        <SignInForm email={email} onDone={() => {}} />
      </Stack>
    </Dialog>
  );
}
