import { followInMessenger } from 'shared-contracts';
import { Button, ButtonLink, Inline, useToast } from 'shared-design-system/shop';
import { describeFailure, useCall } from 'shared-runtime/page';
import { NewsChannel } from './news-channel.tsx';
import { newsTexts } from './texts.ts';

const words = newsTexts.follow;

/** The link works once and for a short time, so it is made on request. */
export function OrderFollow({ token }: { token: string }) {
  const [make, { data, isLoading }] = useCall(followInMessenger);
  const toast = useToast();
  const get = async () => {
    const { error } = await make({ token });
    if (error) toast.show({ type: 'danger', title: words.failed, text: describeFailure(error), timeout: 6000 });
  };
  if (!data) {
    return (
      <NewsChannel text={words.about}>
        <Button variant="outline" size="s" loading={isLoading} onClick={() => void get()}>
          {words.get}
        </Button>
      </NewsChannel>
    );
  }
  return (
    <NewsChannel text={data.links.length > 0 ? words.how : words.away}>
      <Inline>
        {data.links.map(({ channel, address }) => (
          <ButtonLink key={channel} variant="outline" size="s" icon="external-link" href={address}>
            {words.open[channel]}
          </ButtonLink>
        ))}
      </Inline>
    </NewsChannel>
  );
}
