import type { Meta } from '@storybook/react-webpack5';
import { pictures } from '../../testing/examples.ts';
import { Card } from '../card/card.tsx';
import { Columns } from '../stack/stack.tsx';
import { Picture } from './picture.tsx';

export default { title: 'Shop/Picture' } satisfies Meta;

export const Ratios = () => (
  <Columns count={3} gap={5} phone={2}>
    <Picture src={pictures.peonies[0]} alt="Пионы в крафте" priority />
    <Picture src={pictures.mug[0]} alt="Кружка с пейзажем" ratio="square" />
    <Picture src={pictures.banner} alt="Витрина цветочного магазина" ratio="banner" />
  </Columns>
);

export const States = () => (
  <Columns count={3} gap={5} phone={2}>
    <Picture src={null} alt="Тюльпаны" />
    <Picture src={pictures.broken} alt="Розы" ratio="square" />
    <Picture src={pictures.tulips[0]} alt="Тюльпаны закончились" muted />
    <Card>
      <Picture src={undefined} alt="" ratio="square" />
    </Card>
  </Columns>
);
