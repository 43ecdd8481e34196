import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { type ReactElement, useState } from 'react';
import { Button } from '../button/button.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { Dialog, type DialogProps, Modal, Sidebar } from './modal.tsx';

const meta: Meta = { title: 'Feedback/Modal' };
export default meta;

interface OpenedProps extends Omit<DialogProps, 'open' | 'onClose' | 'title'> {
  kind: (props: DialogProps) => ReactElement | null;
}

/** Open at once, and again by a button. */
function Opened({ kind: Kind, children, ...rest }: OpenedProps): ReactElement {
  const [open, setOpen] = useState(true);
  return (
    <Stack>
      <Button onClick={() => setOpen(true)}>Открыть</Button>
      <Kind
        open={open}
        onClose={() => setOpen(false)}
        title="Условия доставки"
        footer={<Button onClick={() => setOpen(false)}>Понятно</Button>}
        {...rest}
      >
        <Stack>
          <Text>Привезём в день заказа, если он сделан до 16 часов.</Text>
          {children}
        </Stack>
      </Kind>
    </Stack>
  );
}

export const OfSizeM: StoryObj = { render: () => <Opened kind={Dialog} /> };
export const OfSize4xl: StoryObj = { render: () => <Opened kind={Modal} size="4xl" /> };
export const FromTheRight: StoryObj = { render: () => <Opened kind={Sidebar} /> };
export const FromTheLeft: StoryObj = {
  render: () => <Opened kind={(props) => <Sidebar side="left" {...props} />} size="m" />,
};

const later = () => new Promise<boolean>((resolve) => setTimeout(() => resolve(true), 1500));

/** Its cross shows that it waits for an answer. */
export const WaitsToClose: StoryObj = { render: () => <Opened kind={Dialog} beforeClose={later} /> };

function Nested(): ReactElement {
  const [inner, setInner] = useState(false);
  return (
    <Opened kind={Sidebar}>
      <Button variant="outline" onClick={() => setInner(true)}>
        Ещё одно окно
      </Button>
      <Dialog open={inner} onClose={() => setInner(false)} title="Поверх">
        <Text>Escape закроет только это окно.</Text>
      </Dialog>
    </Opened>
  );
}

export const OneOverAnother: StoryObj = { render: () => <Nested /> };
