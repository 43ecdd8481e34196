import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { goods } from '../../testing/examples.ts';
import { Held } from '../../testing/held.tsx';
import { GoodLine } from '../good-line/good-line.tsx';
import { Stack } from '../stack/stack.tsx';
import { KeptFocus } from './kept-focus.tsx';

export default { title: 'Actions/KeptFocus' } satisfies Meta;

/** Take a line out by keys: the focus goes on to the next one. */
export const Lines: StoryObj = {
  render: () => (
    <Held start={[goods.peonies.name, goods.roses.name, goods.tulips.name]}>
      {(names, change) => (
        <KeptFocus>
          <Stack as="ul" gap={0}>
            {names.map((name) => (
              <li key={name}>
                <GoodLine
                  name={name}
                  price={goods.tulips.price}
                  count={1}
                  onRemove={() => change(names.filter((other) => other !== name))}
                />
              </li>
            ))}
          </Stack>
        </KeptFocus>
      )}
    </Held>
  ),
};
