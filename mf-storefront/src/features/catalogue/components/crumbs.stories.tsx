import { type Meta, type StoryObj, words } from 'shared-design-system/stories';
import { Crumbs } from './crumbs.tsx';

export default { title: 'Shop/Crumbs' } satisfies Meta;

export const Default: StoryObj = {
  render: () => (
    <Crumbs
      items={[{ label: 'Каталог', to: '/' }, { label: 'Букеты', to: '/c/1' }, { label: 'Пионы «Сара Бернар»' }]}
    />
  ),
};

export const LongWords: StoryObj = {
  render: () => <Crumbs items={[{ label: 'Каталог', to: '/' }, { label: words.company }]} />,
};
