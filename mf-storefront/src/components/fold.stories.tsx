import { Text } from 'shared-design-system/shop';
import { type Meta, words } from 'shared-design-system/stories';
import { Fold } from './fold.tsx';

export default { title: 'Shop/Fold' } satisfies Meta;

export const Closed = () => (
  <Fold show="Показать реквизиты" hide="Скрыть реквизиты">
    <Text>2200 0000 0041 7281</Text>
  </Fold>
);

export const LongWords = () => (
  <Fold show={words.line} hide={words.line} lazy>
    <Text>{words.line}</Text>
  </Fold>
);
