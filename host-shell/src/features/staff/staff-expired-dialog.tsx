import { useEffect } from 'react';
import { Dialog, Stack, Text } from 'shared-design-system';
import { signInAsked, useAppDispatch } from 'shared-runtime';
import { StaffSignInForm } from './staff-sign-in-form.tsx';
import { texts } from './texts.ts';

/** Asks staff to sign in where the session ended, over what they work on: nothing typed is lost, and what was sent goes on. */
export function StaffExpiredDialog({ open, email }: { open: boolean; email: string }) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(signInAsked(true));
    return () => void dispatch(signInAsked(false));
  }, [dispatch]);
  return (
    <Dialog open={open} closable={false} onClose={() => {}} title={texts.expired.title}>
      <Stack>
        <Text>{texts.expired.text}</Text>
        <StaffSignInForm email={email} onDone={() => {}} />
      </Stack>
    </Dialog>
  );
}
