import { Field, Icon, type IconName, RadioCards } from 'shared-design-system';

interface KindCardsProps<Kind extends string> {
  label: string;
  kinds: readonly Kind[];
  labels: Record<Kind, string>;
  icons: Record<Kind, IconName>;
  value: Kind;
  onChange: (kind: Kind) => void;
}

/** What an entry of a list is: a card with a picture for each kind. */
export function KindCards<Kind extends string>({ label, kinds, labels, icons, value, onChange }: KindCardsProps<Kind>) {
  const options = kinds.map((kind) => ({
    value: kind,
    label: labels[kind],
    picture: <Icon name={icons[kind]} size="l" />,
  }));
  return (
    <Field label={label} group>
      <RadioCards label={label} columns={2} value={value} onChange={onChange} options={options} />
    </Field>
  );
}
