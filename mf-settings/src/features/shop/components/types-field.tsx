import { useState } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { cleanText } from 'shared-contracts';
import { Button, Card, Chips, Field, Inline, Stack, Text, TextInput } from 'shared-design-system/office';
import { shopTexts } from '../../../shop-texts.ts';
import type { ShopValues } from '../shop-form.ts';

const words = shopTexts.types;

export function TypesField({ form }: { form: UseFormReturn<ShopValues> }) {
  const { errors } = form.formState;
  return (
    <Card title={words.title} gap={3}>
      <Text tone="muted">{words.hint}</Text>
      <Controller
        control={form.control}
        name="productTypes"
        render={({ field }) => <Types values={field.value} onChange={field.onChange} />}
      />
      {errors.productTypes ? <Text tone="danger">{words.wrong}</Text> : null}
    </Card>
  );
}

function Types({ values, onChange }: { values: string[]; onChange: (values: string[]) => void }) {
  const [otherType, setOtherType] = useState('');
  const typed = cleanText(otherType);
  const options = [...new Set([...words.suggested, ...values])].map((value) => ({ value, label: value }));
  const add = () => {
    const known = options.find(({ value }) => value.toLowerCase() === typed.toLowerCase())?.value ?? typed;
    if (typed && !values.includes(known)) onChange([...values, known]);
    setOtherType('');
  };
  return (
    <Stack gap={3}>
      <Chips label={words.title} values={values} onChange={onChange} options={options} />
      <Field label={words.other} optional>
        <Inline wrap={false}>
          <TextInput
            value={otherType}
            maxLength={80}
            autoComplete="off"
            onChange={(event) => setOtherType(event.target.value)}
            onBlur={add}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              // Enter adds the type instead of submitting the form.
              event.preventDefault();
              add();
            }}
          />
          <Button variant="outline" onClick={add}>
            {words.add}
          </Button>
        </Inline>
      </Field>
    </Stack>
  );
}
