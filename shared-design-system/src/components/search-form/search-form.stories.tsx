import type { Meta } from '@storybook/react-webpack5';
import { noop, words } from '../../testing/examples.ts';
import { SearchForm } from './search-form.tsx';

export default { title: 'Shop/SearchForm' } satisfies Meta;

const order = {
  label: 'Порядок',
  name: 'sort',
  value: '',
  options: [
    { value: '', label: 'По порядку' },
    { value: 'price', label: 'Сначала дешёвые' },
  ],
  onChange: noop,
};
const form = { action: '', label: 'Найти товар', submit: 'Найти', name: 'search', onSearch: noop };

export const Empty = () => <SearchForm {...form} value="" order={order} />;

export const Searched = () => <SearchForm {...form} value="Пионы" order={{ ...order, value: 'price' }} />;

export const LongWords = () => <SearchForm {...form} value={words.unbroken} />;
