import { Button } from 'shared-design-system/shop';
import { newsTexts } from './texts.ts';
import { Way } from './way.tsx';

const words = newsTexts.letters;

interface OrderLettersProps {
  wanted: boolean;
  loading: boolean;
  onChange: (wanted: boolean) => void;
}

export const OrderLetters = ({ wanted, loading, onChange }: OrderLettersProps) => (
  <Way text={wanted ? words.on : words.off}>
    <Button variant="outline" size="s" loading={loading} onClick={() => onChange(!wanted)}>
      {wanted ? words.stop : words.start}
    </Button>
  </Way>
);
