import { type Meta, words } from 'shared-design-system/stories';
import { Crumbs } from './crumbs.tsx';

export default { title: 'Shop/Crumbs' } satisfies Meta;

export const Default = () => (
  <Crumbs items={[{ label: 'Каталог', to: '/' }, { label: 'Букеты', to: '/c/1' }, { label: 'Пионы «Сара Бернар»' }]} />
);

export const LongWords = () => <Crumbs items={[{ label: 'Каталог', to: '/' }, { label: words.company }]} />;
