import { useNavigate } from 'react-router-dom';
import {
  Button,
  Card,
  Icon,
  isIconName,
  ListRow,
  Page,
  RowList,
  Stack,
  Text,
  ThemeToggle,
  useToast,
} from 'shared-design-system';
import { describeFailure, readBoot, useSession, useSignOutMutation } from 'shared-runtime';
import { texts } from '../texts.ts';

/** `/merchant/more`: what has no tab on a phone, the account and the look. */
export default function More() {
  const navigate = useNavigate();
  const toast = useToast();
  const { session } = useSession();
  const [signOut, { isLoading }] = useSignOutMutation();
  const sections = readBoot()
    .snapshot.containers.flatMap(({ manifest }) => manifest.navigation)
    .filter(({ area, tab }) => !tab && (area !== 'admin' || session?.isAdmin))
    .sort((a, b) => a.area.localeCompare(b.area) || a.order - b.order);
  const leave = async () => {
    const answer = await signOut({});
    if (answer.error)
      toast.show({ title: texts.more.signOutFailed, text: describeFailure(answer.error), type: 'danger' });
    else navigate('/merchant/sign-in', { replace: true });
  };
  return (
    <Page title={texts.more.title} width="narrow">
      <Stack>
        <RowList label={texts.more.sections} kind="plain">
          {sections.map(({ to, label, icon }) => (
            <ListRow key={to} to={to} title={label} leading={isIconName(icon) ? <Icon name={icon} /> : null} />
          ))}
        </RowList>
        <Card title={texts.more.look}>
          <ThemeToggle variant="row" />
        </Card>
        <Card title={texts.more.account}>
          <Stack gap={3}>
            <Text>{session?.email}</Text>
            <Button variant="outline" icon="log-out" loading={isLoading} onClick={leave}>
              {texts.more.signOut}
            </Button>
          </Stack>
        </Card>
      </Stack>
    </Page>
  );
}
