import { type FormEvent, useId, useState } from 'react';
import { cleanText, type ListedMerchant, type MymStatus, mymStatuses } from 'shared-contracts';
import { RadioCards } from 'shared-design-system/fields';
import { Button, Dialog, Field, Stack, TextArea, useFirstErrorFocus, useToast } from 'shared-design-system/office';
import { FailureBanner, useAskBeforeClosing } from 'shared-runtime/screens';
import { ShopLink } from '../../../components/shop-link.tsx';
import { texts } from '../../../texts.ts';
import { useSetMumStatusMutation } from '../api.ts';

const words = texts.decision;

const answers: readonly MymStatus[] = ['submitted', 'rejected'];

/** Characters that the service keeps of a reason at most. */
const longest = 1000;

export function DecisionDialog({ merchant, onClose }: { merchant: ListedMerchant; onClose: () => void }) {
  const id = useId();
  const [status, setStatus] = useState<MymStatus>(merchant.mumStatus);
  const [reason, setReason] = useState(merchant.mumReason);
  const [missing, setMissing] = useState(false);
  const [checks, setChecks] = useState(0);
  useFirstErrorFocus(id, checks);
  const { beforeClose, onInput, close } = useAskBeforeClosing(onClose);
  const [failure, setFailure] = useState<unknown>(null);
  const [setMumStatus, { isLoading }] = useSetMumStatusMutation();
  const toast = useToast();
  const refused = status === 'rejected';
  // What nobody has applied for is neither under review nor refused.
  const offered = mymStatuses.filter((one) => merchant.mumStatus !== 'notFound' || !answers.includes(one));

  const save = async () => {
    setFailure(null);
    try {
      const decision = { merchant_id: merchant.id, mum_status: status };
      await setMumStatus(refused ? { ...decision, reason: cleanText(reason) } : decision).unwrap();
      toast.show({ title: words.saved(merchant.title || merchant.name, texts.mum[status]), type: 'happy' });
      onClose();
    } catch (caught) {
      setFailure(caught);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const silent = refused && cleanText(reason) === '';
    setMissing(silent);
    setChecks((before) => before + 1);
    if (!silent && !isLoading) void save();
  };
  const buttons = (
    <>
      <Button variant="outline" onClick={close}>
        {words.cancel}
      </Button>
      <Button type="submit" form={id} loading={isLoading}>
        {words.save}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} beforeClose={beforeClose} title={merchant.title || merchant.name} footer={buttons}>
      <Stack as="form" id={id} onSubmit={submit} onInput={onInput} noValidate>
        <FailureBanner title={words.failed} failure={failure} />
        <ShopLink name={merchant.name} />
        <Field label={words.status} group>
          <RadioCards
            label={words.status}
            value={status}
            onChange={setStatus}
            options={offered.map((value) => ({ value, label: texts.mum[value], hint: words.hints[value] }))}
          />
        </Field>
        {refused ? (
          <Field label={words.reason} hint={words.reasonHint} error={missing ? words.reasonMissing : undefined}>
            <TextArea
              rows={4}
              maxLength={longest}
              value={reason}
              onChange={({ target }) => {
                setReason(target.value);
                setMissing(false);
              }}
            />
          </Field>
        ) : null}
      </Stack>
    </Dialog>
  );
}
