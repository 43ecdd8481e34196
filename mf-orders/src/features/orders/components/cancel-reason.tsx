import { useState } from 'react';
import { maxCancelReason } from 'shared-contracts';
import { Chips, Field, Stack, TextArea } from 'shared-design-system/office';
import { cancelTexts } from '../cancel-texts.ts';

const { reason: words } = cancelTexts;
const ready = words.ready.map((text) => ({ value: text, label: text }));

export function CancelReason({ onChange }: { onChange: (reason: string) => void }) {
  const [reason, setReason] = useState('');
  const change = (text: string): void => {
    setReason(text);
    onChange(text);
  };
  return (
    <Stack gap={2}>
      <Chips
        label={words.choose}
        values={[reason]}
        // Only one is chosen: the newest press, or none where the chosen one was pressed again.
        onChange={(pressed) => change(pressed.find((text) => text !== reason && text !== '') ?? '')}
        options={ready}
      />
      <Field label={words.label} hint={words.hint} optional>
        <TextArea value={reason} rows={2} maxLength={maxCancelReason} onChange={({ target }) => change(target.value)} />
      </Field>
    </Stack>
  );
}
