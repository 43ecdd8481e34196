import { useMemo, useRef, useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { type DeliveryConditions, isEditable, type Order } from 'shared-contracts';
import { ButtonLink, Card, EmptyState, Page, Skeleton, useToast } from 'shared-design-system/office';
import { type EditForm, EditPage, Loaded, useEditForm, useShopZone } from 'shared-runtime/screens';
import { useReadMerchantOrderQuery } from '../features/orders/api.ts';
import { useDeliveryConditionsToWriteQuery, useEditOrderMutation } from '../features/orders/write/api.ts';
import { writeFieldWordsOf } from '../features/orders/write/field-words.ts';
import { useConfirmFarDate } from '../features/orders/write/use-confirm-far-date.ts';
import { useConfirmMissingContact } from '../features/orders/write/use-confirm-missing-contact.ts';
import { useWriteOrder } from '../features/orders/write/use-write-order.ts';
import { writeWireFields } from '../features/orders/write/wire-fields.ts';
import { WriteFields } from '../features/orders/write/write-fields.tsx';
import { otherDiscounts, valuesOf, type WriteValues, writeSchemaOf } from '../features/orders/write/write-form.ts';
import { editRequestOf } from '../features/orders/write/write-request.ts';
import { writeTexts as words } from '../features/orders/write/write-texts.ts';
import { texts } from '../texts.ts';

export default function EditOrderScreen() {
  const { id = '' } = useParams();
  const order = useReadMerchantOrderQuery({ orderId: id });
  const conditions = useDeliveryConditionsToWriteQuery({});
  const back = { to: `/merchant/orders/${id}`, label: words.backToOrder };
  const [savedId, setSavedId] = useState<string | null>(null);
  if (savedId === id) return <Navigate to={back.to} replace />;
  if (order.currentData && conditions.currentData !== undefined) {
    return isEditable(order.currentData) ? (
      <Edited
        key={id}
        order={order.currentData}
        conditions={conditions.currentData}
        back={back}
        onSaved={() => setSavedId(id)}
      />
    ) : (
      <Page title={words.editTitle(order.currentData.number)} back={back}>
        <EmptyState
          title={words.late.title}
          text={words.late.text}
          actions={<ButtonLink to={back.to}>{words.late.action}</ButtonLink>}
        />
      </Page>
    );
  }
  return (
    <Page title={texts.order.unknown} back={back}>
      {order.currentData ? (
        <Loaded query={conditions} failed={words.failed} skeleton={<WriteSkeleton />}>
          {() => null}
        </Loaded>
      ) : (
        <Loaded query={order} failed={words.failed} skeleton={<WriteSkeleton />}>
          {() => null}
        </Loaded>
      )}
    </Page>
  );
}

const WriteSkeleton = () => (
  <Card>
    <Skeleton lines={8} />
  </Card>
);

interface EditedProps {
  order: Order;
  conditions: DeliveryConditions | null;
  back: { to: string; label: string };
  onSaved: () => void;
}

function Edited({ order, conditions, back, onSaved }: EditedProps) {
  const [send] = useEditOrderMutation();
  const toast = useToast();
  const draft = `order:${order.id}`;
  const { write, changes } = useWriteOrder<ReturnType<typeof editRequestOf>>(draft, (body) => send(body).unwrap());
  const outdated = useRef(false);
  const asksAnew = useRef(false);
  const saved = useMemo(() => valuesOf(order), [order]);
  const askUnsaid = useConfirmMissingContact(conditions, saved);
  const zone = useShopZone();
  const askFar = useConfirmFarDate(saved, zone);
  const edit: EditForm<WriteValues> = useEditForm({
    draft,
    saved,
    schema: useMemo(() => writeSchemaOf(saved, zone), [saved, zone]),
    fieldWords: useMemo(() => writeFieldWordsOf(conditions), [conditions]),
    wireFields: writeWireFields,
    // If another device has saved meanwhile, the merchant first chooses between the values.
    before: async () => {
      if (outdated.current) toast.show({ title: words.outdated, type: 'danger' });
      return !outdated.current && (await askFar(edit.form)) && askUnsaid(edit.form);
    },
    save: async (values) => {
      asksAnew.current = (await write(editRequestOf(values, order))).unconfirmed && !order.unconfirmed;
    },
  });
  outdated.current = edit.outdated;
  const show = () => {
    toast.show({
      title: words.saved,
      text: [asksAnew.current ? words.savedAnew : '', edit.form.getValues('email') ? words.savedText : words.savedAlone]
        .filter(Boolean)
        .join(' '),
      type: 'happy',
    });
    onSaved();
  };
  return (
    <EditPage edit={edit} title={words.editTitle(order.number)} back={back} submitLabel={words.save} onSaved={show}>
      <WriteFields
        form={edit.form}
        conditions={conditions}
        others={otherDiscounts(order)}
        before={order.deliveryInfo.deliveryMethod}
        changes={changes}
        held={saved.lines}
      />
    </EditPage>
  );
}
