import { Dialog, Stack, Text } from 'shared-design-system';
import { texts } from '../../office/texts.ts';
import { SignInForm } from './sign-in-form.tsx';

/** Asks for the password where the session ended, over what somebody works on: nothing typed is lost (look, "Empty and broken"). */
export function SessionExpiredDialog({ open, email }: { open: boolean; email: string }) {
  return (
    <Dialog open={open} closable={false} onClose={() => {}} title={texts.office.expired}>
      <Stack>
        <Text>{texts.office.expiredText}</Text>
        <SignInForm email={email} onDone={() => {}} />
      </Stack>
    </Dialog>
  );
}
