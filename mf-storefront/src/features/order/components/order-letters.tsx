import { Button, Inline, Text } from 'shared-design-system/shop';
import { orderTexts } from '../../../order-texts.ts';

const words = orderTexts.letters;

interface OrderLettersProps {
  wanted: boolean;
  loading: boolean;
  onChange: (wanted: boolean) => void;
}

/** Whether the buyer is written about the way of the order, and how to change it. */
export const OrderLetters = ({ wanted, loading, onChange }: OrderLettersProps) => (
  <Inline justify="between">
    <Text tone="muted" size="s">
      {wanted ? words.on : words.off}
    </Text>
    <Button variant="ghost" size="s" loading={loading} onClick={() => onChange(!wanted)}>
      {wanted ? words.stop : words.start}
    </Button>
  </Inline>
);
