import { Button, ButtonLink, Inline, Stack, Text, useToast } from 'shared-design-system/shop';
import { describeFailure } from 'shared-runtime';
import { orderTexts } from '../../../order-texts.ts';
import { useFollowInMessengerMutation } from '../api.ts';

const words = orderTexts.follow;

/** Lets the buyer follow the order in a messenger. A link works once and not for long, so it is made when it is asked for. */
export function OrderFollow({ token }: { token: string }) {
  const [make, { data, isLoading }] = useFollowInMessengerMutation();
  const toast = useToast();
  const get = async () => {
    const { error } = await make({ token });
    if (error) toast.show({ type: 'danger', title: words.failed, text: describeFailure(error), timeout: 6000 });
  };
  if (!data)
    return (
      <Inline justify="between">
        <Text tone="muted" size="s">
          {words.about}
        </Text>
        <Button variant="ghost" size="s" loading={isLoading} onClick={() => void get()}>
          {words.get}
        </Button>
      </Inline>
    );
  return (
    <Stack gap={2}>
      <Inline>
        {data.links.map(({ channel, address }) => (
          <ButtonLink key={channel} variant="outline" size="s" icon="external-link" href={address}>
            {words.open[channel]}
          </ButtonLink>
        ))}
      </Inline>
      <Text tone="muted" size="s">
        {data.links.length > 0 ? words.how : words.away}
      </Text>
    </Stack>
  );
}
