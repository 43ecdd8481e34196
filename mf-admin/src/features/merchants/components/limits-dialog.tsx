import { type FormEvent, useState } from 'react';
import { type MerchantCard, maxGrantableLimits } from 'shared-contracts';
import { Button, Dialog, Field, Stack, TextInput, useConfirm, useToast } from 'shared-design-system/office';
import { FailureBanner } from 'shared-runtime/screens';
import { texts } from '../../../texts.ts';
import { useSetMerchantLimitsMutation } from '../api.ts';

const words = texts.card.limits;

type Typed = Record<keyof MerchantCard['limits'], string>;

/** The typed limit: null for an empty field, undefined for anything but a whole number from 1 to `most`. */
const numberOf = (text: string, most: number): number | null | undefined => {
  if (text.trim() === '') return null;
  const number = Number(text);
  return Number.isInteger(number) && number >= 1 && number <= most ? number : undefined;
};

type Limit = MerchantCard['limits']['pictures'];

const isBelow = ({ used, common }: Limit, most: number | null): boolean => used > (most ?? common ?? used);

/** An empty field gives the merchant the limit that all merchants have. */
export function LimitsDialog({
  merchantId,
  limits,
  onClose,
}: {
  merchantId: string;
  limits: MerchantCard['limits'];
  onClose: () => void;
}) {
  const [save, { isLoading }] = useSetMerchantLimitsMutation();
  const confirm = useConfirm();
  const limitText = (limit: Limit) => (limit.is_own ? String(limit.most) : '');
  const [typed, setTyped] = useState<Typed>({
    pictures: limitText(limits.pictures),
    picture_mebibytes: limitText(limits.picture_mebibytes),
  });
  const [tried, setTried] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const { show } = useToast();
  const pictures = numberOf(typed.pictures, maxGrantableLimits.pictures);
  const picture_mebibytes = numberOf(typed.picture_mebibytes, maxGrantableLimits.pictureMebibytes);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (pictures === undefined || picture_mebibytes === undefined) return;
    const below = isBelow(limits.pictures, pictures) || isBelow(limits.picture_mebibytes, picture_mebibytes);
    if (below && (await confirm({ ...words.below, tone: 'danger' })) !== 'confirm') return;
    const { error } = await save({ merchant_id: merchantId, pictures, picture_mebibytes });
    setFailure(error ?? null);
    if (error) return;
    show({ type: 'happy', title: words.saved });
    onClose();
  };
  const field = (name: keyof Typed, isWrong: boolean) => (
    <Field
      label={words.names[name]}
      hint={words.hint(limits[name].common, limits[name].used)}
      optional
      error={tried && isWrong ? words.wrong : undefined}
    >
      <TextInput
        inputMode="numeric"
        maxLength={6}
        value={typed[name]}
        onChange={({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value })}
      />
    </Field>
  );
  return (
    <Dialog open onClose={onClose} title={words.title}>
      <Stack as="form" noValidate onSubmit={(event: FormEvent) => void submit(event)}>
        <FailureBanner title={words.failed} failure={failure} />
        {field('pictures', pictures === undefined)}
        {field('picture_mebibytes', picture_mebibytes === undefined)}
        <Button type="submit" full loading={isLoading}>
          {words.save}
        </Button>
      </Stack>
    </Dialog>
  );
}
