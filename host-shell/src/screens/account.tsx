import { Card, Link, Page, Stack, Text } from 'shared-design-system/office';
import { readBoot, useSession } from 'shared-runtime';
import { EmailCard } from '../features/session/email/email-card.tsx';
import { officePath } from '../features/session/next-path.ts';
import { PasswordForm } from '../features/session/password-form.tsx';
import { SignInMethods } from '../features/session/sign-in-methods/sign-in-methods.tsx';
import { SignOutCard } from '../features/session/sign-out-card.tsx';
import { texts } from '../features/texts.ts';

const words = texts.account;

export default function Account() {
  const { session } = useSession();
  const { origin } = readBoot().brand;
  return (
    <Page title={words.title} back={{ to: officePath, label: words.back }} width="narrow">
      <Stack gap={3}>
        <EmailCard />
        <PasswordForm email={session?.email ?? ''} />
        <SignInMethods />
        <SignOutCard />
        <Card title={words.documents}>
          <Text tone="muted">{words.documentsText}</Text>
          <Stack gap={1}>
            <Link variant="plain" href={`${origin}/b2b/terms`}>
              {texts.landing.terms}
            </Link>
            <Link variant="plain" href={`${origin}/b2b/personal-data`}>
              {texts.landing.personalData}
            </Link>
          </Stack>
        </Card>
      </Stack>
    </Page>
  );
}
