import { useMemo, useRef, useState } from 'react';
import { Controller } from 'react-hook-form';
import { Navigate } from 'react-router-dom';
import { type DeliveryConditions, paymentTypes } from 'shared-contracts';
import { RadioCards } from 'shared-design-system/fields';
import { Card, Field, Skeleton, useToast } from 'shared-design-system/office';
import { type EditForm, EditPage, LoadedPage, useEditForm, useShopZone } from 'shared-runtime/screens';
import { useDeliveryConditionsToWriteQuery, usePlaceByHandMutation } from '../features/orders/write/api.ts';
import { useConfirmFarDate } from '../features/orders/write/use-confirm-far-date.ts';
import { useConfirmMissingContact } from '../features/orders/write/use-confirm-missing-contact.ts';
import { useWriteOrder } from '../features/orders/write/use-write-order.ts';
import { writeWireFields } from '../features/orders/write/wire-fields.ts';
import { WriteFields } from '../features/orders/write/write-fields.tsx';
import { newValues, type WriteValues, writeSchemaOf } from '../features/orders/write/write-form.ts';
import { byHandRequestOf } from '../features/orders/write/write-request.ts';
import { writeTexts as words } from '../features/orders/write/write-texts.ts';

const back = { to: '/merchant/orders', label: words.back };
const paymentOptions = paymentTypes.map((value) => ({ value, label: words.payment.options[value] }));

export default function NewOrderScreen() {
  const query = useDeliveryConditionsToWriteQuery({});
  const [madeId, setMadeId] = useState<string | null>(null);
  if (madeId) return <Navigate to={`/merchant/orders/${madeId}`} replace />;
  return (
    <LoadedPage
      query={query}
      title={words.newTitle}
      back={back}
      failed={words.failed}
      skeleton={
        <Card>
          <Skeleton lines={8} />
        </Card>
      }
    >
      {(conditions) => <NewOrder conditions={conditions} onMade={setMadeId} />}
    </LoadedPage>
  );
}

interface NewOrderProps {
  conditions: DeliveryConditions | null;
  onMade: (id: string) => void;
}

const draft = 'order:new';

function NewOrder({ conditions, onMade }: NewOrderProps) {
  const [placeOrder] = usePlaceByHandMutation();
  const toast = useToast();
  const { write, changes } = useWriteOrder<ReturnType<typeof byHandRequestOf>>(draft, (body) =>
    placeOrder(body).unwrap(),
  );
  const created = useRef({ id: '', number: '' });
  const saved = useMemo(() => newValues('p2p'), []);
  const askUnsaid = useConfirmMissingContact(conditions, saved);
  const zone = useShopZone();
  const askFar = useConfirmFarDate(saved, zone);
  const edit: EditForm<WriteValues> = useEditForm({
    draft,
    saved,
    schema: useMemo(() => writeSchemaOf(saved, zone), [saved, zone]),
    before: async () => (await askFar(edit.form)) && askUnsaid(edit.form),
    fieldWords: {},
    wireFields: writeWireFields,
    save: async (values) => {
      created.current = await write(byHandRequestOf(values));
    },
  });
  const show = () => {
    toast.show({ title: words.created(created.current.number), text: words.createdText, type: 'happy' });
    onMade(created.current.id);
  };
  return (
    <EditPage edit={edit} title={words.newTitle} back={back} submitLabel={words.create} always onSaved={show}>
      <WriteFields
        form={edit.form}
        conditions={conditions}
        others={[]}
        before=""
        changes={changes}
        payment={
          <Card title={words.payment.title}>
            <Field label={words.payment.label} group error={edit.form.formState.errors.payment?.message}>
              <Controller
                control={edit.form.control}
                name="payment"
                render={({ field }) => (
                  <RadioCards
                    label={words.payment.label}
                    value={field.value}
                    onChange={field.onChange}
                    options={paymentOptions}
                  />
                )}
              />
            </Field>
          </Card>
        }
      />
    </EditPage>
  );
}
