import { type StaffRole, staffRoles } from 'shared-contracts';
import { RadioCards } from 'shared-design-system/fields';
import { Field } from 'shared-design-system/office';
import { texts } from '../texts.ts';

const options = staffRoles.map((value) => ({ value, label: texts.roles[value], hint: texts.roleHints[value] }));

export function RoleField({ value, onChange }: { value: StaffRole; onChange: (role: StaffRole) => void }) {
  return (
    <Field label={texts.role} group>
      <RadioCards label={texts.role} value={value} onChange={onChange} options={options} />
    </Field>
  );
}
