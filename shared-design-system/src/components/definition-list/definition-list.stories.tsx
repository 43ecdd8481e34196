import type { Meta } from '@storybook/react-webpack5';
import { words } from '../../testing/examples.ts';
import { DefinitionList } from './definition-list.tsx';

export default { title: 'Feedback/DefinitionList', parameters: { area: 'office' } } satisfies Meta;

export const Default = () => (
  <DefinitionList
    items={[
      { term: 'Получатель', value: 'Ольга, +7 (921) 555-01-84' },
      { term: 'Адрес', value: words.address },
      { term: 'Комментарий', value: '--' },
      { term: words.unbroken, value: words.unbroken },
    ]}
  />
);
