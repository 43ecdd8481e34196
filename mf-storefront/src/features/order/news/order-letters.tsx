import { Button } from 'shared-design-system/shop';
import { NewsChannel } from './news-channel.tsx';
import { newsTexts } from './texts.ts';

const words = newsTexts.letters;

interface OrderLettersProps {
  wanted: boolean;
  loading: boolean;
  onChange: (wanted: boolean) => void;
}

export const OrderLetters = ({ wanted, loading, onChange }: OrderLettersProps) => (
  <NewsChannel text={wanted ? words.on : words.off}>
    <Button variant="outline" size="s" loading={loading} onClick={() => onChange(!wanted)}>
      {wanted ? words.stop : words.start}
    </Button>
  </NewsChannel>
);
