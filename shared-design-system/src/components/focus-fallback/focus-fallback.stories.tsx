import type { Meta } from '@storybook/react-webpack5';
import { products } from '../../testing/examples.ts';
import { WithValue } from '../../testing/with-value.tsx';
import { LineItem } from '../line-item/line-item.tsx';
import { Stack } from '../stack/stack.tsx';
import { FocusFallback } from './focus-fallback.tsx';

export default { title: 'Actions/FocusFallback' } satisfies Meta;

export const Lines = () => (
  <WithValue start={[products.peonies.name, products.roses.name, products.tulips.name]}>
    {(names, change) => (
      <FocusFallback>
        <Stack as="ul" gap={0}>
          {names.map((name) => (
            <li key={name}>
              <LineItem
                name={name}
                price={products.tulips.price}
                count={1}
                onRemove={() => change(names.filter((other) => other !== name))}
              />
            </li>
          ))}
        </Stack>
      </FocusFallback>
    )}
  </WithValue>
);
