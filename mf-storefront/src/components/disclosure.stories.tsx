import { Text } from 'shared-design-system/shop';
import { type Meta, words } from 'shared-design-system/stories';
import { Disclosure } from './disclosure.tsx';

export default { title: 'Shop/Fold' } satisfies Meta;

export const Closed = () => (
  <Disclosure show="Показать реквизиты" hide="Скрыть реквизиты">
    <Text>2200 0000 0041 7281</Text>
  </Disclosure>
);

export const LongWords = () => (
  <Disclosure show={words.line} hide={words.line} lazy>
    <Text>{words.line}</Text>
  </Disclosure>
);
