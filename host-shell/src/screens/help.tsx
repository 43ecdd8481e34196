import { OfficeSplit, Page } from 'shared-design-system/office';
import { useSession } from 'shared-runtime';
import { Answers } from '../features/help/answers.tsx';
import { AskForm } from '../features/help/ask-form.tsx';
import { texts } from '../features/help/texts.ts';
import { officePath } from '../features/session/next-path.ts';
import { texts as shared } from '../features/texts.ts';

export default function Help() {
  const { session } = useSession();
  return (
    <Page title={texts.title} back={{ to: officePath, label: shared.account.back }}>
      <OfficeSplit
        main={<Answers />}
        side={session ? <AskForm merchantId={session.merchantId} email={session.email} /> : null}
      />
    </Page>
  );
}
