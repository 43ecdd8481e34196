import { Card, Icon, ListRow, RowList, Show } from 'shared-design-system/office';
import { officeItems } from '../../navigation/office-items.ts';
import { useRemotes } from '../../remotes/remotes-context.tsx';
import { texts } from './texts.ts';

const { settings, sections } = texts.dashboard;

export function SettingsLinks() {
  const { manifests } = useRemotes();
  const items = officeItems(manifests, { area: 'merchant', pathname: '' });
  return (
    <Show below={1024}>
      <Card flush title={settings}>
        <RowList label={sections} compact>
          {items
            .filter(({ group }) => group === 'settings')
            .map(({ to, label, icon }) => (
              <ListRow key={to} to={to} title={label} leading={<Icon name={icon} />} />
            ))}
        </RowList>
      </Card>
    </Show>
  );
}
