import type { Meta } from '@storybook/react-webpack5';
import { useRef, useState } from 'react';
import { words } from '../../testing/examples.ts';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { Heading } from '../heading/heading.tsx';
import { Inline, Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { Carousel, type CarouselProps } from './carousel.tsx';
import { CarouselError } from './errors.ts';
import type { CarouselHandle } from './handle.ts';

export default { title: 'Shop/Carousel' } satisfies Meta;

const numbers = (count: number) => Array.from({ length: count }, (_, index) => String(index + 1));

type NumberedProps = { count?: number; handle?: CarouselProps<string>['handle'] } & Partial<CarouselProps<string>>;

function Numbered({ count = 5, ...rest }: NumberedProps) {
  return (
    <Carousel label="Пронумерованные слайды" items={numbers(count)} keyOf={(number) => number} {...rest}>
      {(number) => (
        <Card>
          <Stack gap={3}>
            <Heading level={3}>{`Слайд ${number}`}</Heading>
            <a href={`#slide-${number}`}>{`Ссылка ${number}`}</a>
          </Stack>
        </Card>
      )}
    </Carousel>
  );
}

const three = { phone: 1, tablet: 2, desktop: 3 };

export const Snap = () => <Numbered />;
export const WithHeading = () => <Numbered heading={<Heading>Слайды</Heading>} />;
export const Circular = () => <Numbered circular bound />;
export const CircularOfTwo = () => <Numbered circular count={2} />;
export const CircularTooFew = () => <Numbered circular count={3} panelsPerView={3} />;
export const CircularOfThree = () => <Numbered circular count={6} panelsPerView={3} />;
export const Bound = () => <Numbered bound count={7} panelsPerView={3} />;
export const Unbound = () => <Numbered count={7} panelsPerView={3} />;
export const BySize = () => <Numbered bound count={7} panelsPerView={three} />;
export const Strict = () => <Numbered moveType="strict" count={9} panelsPerView={3} />;
export const FreeScroll = () => <Numbered moveType="freeScroll" bound count={9} panelsPerView={3} />;
export const Virtual = () => <Numbered virtual count={100} pagination="fraction" />;
export const Fraction = () => <Numbered pagination="fraction" />;
export const ManyBullets = () => <Numbered count={12} />;
export const ScrollingBullets = () => <Numbered count={12} pagination="scroll" />;
export const One = () => <Numbered count={1} />;
export const Slow = () => <Numbered duration={4000} />;
export const LongWords = () => (
  <Carousel
    label="Длинные слова"
    items={[words.unbroken, words.paragraph, words.line]}
    keyOf={(text) => text}
    heading={<Heading>{words.unbroken}</Heading>}
  >
    {(text) => (
      <Card>
        <Text>{text}</Text>
      </Card>
    )}
  </Carousel>
);

const moves: Record<string, (handle: CarouselHandle) => Promise<void>> = {
  next: (handle) => handle.next(),
  prev: (handle) => handle.prev(),
  'moveTo(-1)': (handle) => handle.moveTo(-1),
  'moveTo(2)': (handle) => handle.moveTo(2),
  'moveTo(4, 0)': (handle) => handle.moveTo(4, 0),
  'moveTo(5)': (handle) => handle.moveTo(5),
  'next twice': async (handle) => {
    const first = handle.next();
    await handle.next().finally(() => first);
  },
  'moveToElement("[href=\'#slide-4\']")': (handle) => handle.moveToElement("[href='#slide-4']"),
  'moveToElement("#none")': (handle) => handle.moveToElement('#none'),
  append: (handle) => handle.append(),
  remove: (handle) => handle.remove(),
};

function Asked() {
  const handle = useRef<CarouselHandle>(null);
  const [answer, setAnswer] = useState('');
  const [hidden, setHidden] = useState(false);
  const ask = async (move: (handle: CarouselHandle) => Promise<void>) => {
    if (!handle.current) return;
    setAnswer('…');
    await move(handle.current).then(
      () => setAnswer('done'),
      (error) => setAnswer(error instanceof CarouselError ? error.code : 'unknown'),
    );
  };
  return (
    <Stack gap={4}>
      <div hidden={hidden}>
        <Numbered handle={handle} />
      </div>
      <Inline gap={2}>
        {Object.entries(moves).map(([name, move]) => (
          <Button key={name} size="s" variant="outline" onClick={() => ask(move)}>
            {name}
          </Button>
        ))}
        <Button size="s" variant="outline" onClick={() => setHidden(!hidden)}>
          hide
        </Button>
      </Inline>
      <output>{answer}</output>
    </Stack>
  );
}

export const Handle = () => <Asked />;
