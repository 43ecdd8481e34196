import { Controller, type UseFormReturn } from 'react-hook-form';
import { Button, Card, Inline, Text } from 'shared-design-system/office';
import type { PaymentValues } from '../payment-form.ts';
import { texts } from '../texts.ts';

const { title, off, keep } = texts;

interface KeptSecretProps {
  form: UseFormReturn<PaymentValues, unknown, PaymentValues>;
  mask: string;
}

export function KeptSecret({ form, mask }: KeptSecretProps) {
  return (
    <Controller
      control={form.control}
      name="dropSecret"
      render={({ field: { value: dropped, onChange } }) => (
        <Card title={title} gap={3}>
          <Text tone="muted">{dropped ? off.dropped : off.text}</Text>
          <Inline justify="between">
            <Text>{dropped ? '' : mask}</Text>
            <Button variant="outline" size="s" onClick={() => onChange(!dropped)}>
              {dropped ? keep : off.drop}
            </Button>
          </Inline>
        </Card>
      )}
    />
  );
}
