import { setOrderLetters } from 'shared-contracts';
import { Button } from 'shared-design-system/shop';
import { orderTexts } from '../../../order-texts.ts';
import { useOrderChange } from '../api.ts';
import { useFailureToast } from '../use-failure-toast.ts';
import { NewsChannel } from './news-channel.tsx';
import { newsTexts } from './texts.ts';

const words = newsTexts.letters;

interface OrderLettersProps {
  token: string;
  wanted: boolean;
}

export function OrderLetters({ token, wanted }: OrderLettersProps) {
  const [setLetters, { isLoading }] = useOrderChange(setOrderLetters);
  const { say, forget } = useFailureToast();
  const change = async () => {
    forget();
    const { error } = await setLetters({ token, wanted: !wanted });
    if (error) say(orderTexts.notDone.letters, error);
  };
  return (
    <NewsChannel text={wanted ? words.on : words.off}>
      <Button variant="outline" size="s" loading={isLoading} onClick={() => void change()}>
        {wanted ? words.stop : words.start}
      </Button>
    </NewsChannel>
  );
}
