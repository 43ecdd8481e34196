import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Inline } from '../stack/stack.tsx';
import { IconButton, IconLink } from './icon-button.tsx';

export default { title: 'Actions/IconButton' } satisfies Meta;

export const States = () => (
  <Inline>
    <IconButton icon="search" label="Найти" />
    <IconButton icon="copy" label="Копировать" variant="outline" />
    <IconButton icon="trash" label="Удалить" variant="danger" />
    <IconButton icon="refresh" label="Обновить" loading />
    <IconButton icon="plus" label="Добавить" disabled />
    <IconButton icon="plus" label="Добавить ещё" variant="outline" disabled />
    <IconLink icon="arrow-left" label="Назад" to="/" />
  </Inline>
);

export const StatesInTheOffice: StoryObj = { render: States, parameters: { area: 'office' } };
