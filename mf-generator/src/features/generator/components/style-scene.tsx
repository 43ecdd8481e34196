interface ProductProps {
  colour: string;
}

// All objects stand on y = 52 of a drawing of 90 by 60.

const leaf = '#5c8a58';
const ceramic = '#fdfaf6';
const dim = '#e3d8cb';
const heart = '#fff3c4';

const flowers = [
  [33, 18],
  [45, 11],
  [57, 18],
  [39, 24],
  [51, 24],
] as const;

function Vase({ colour }: ProductProps) {
  return (
    <>
      <path d="M45 36 33 18m12 18V11m0 25 12-18M45 36l-6-12m6 12 6-12" stroke={leaf} strokeWidth="1.5" fill="none" />
      <path d="M43 33c-7 1-11-2-13-6 6-1 11 1 13 6Zm4 0c7 1 11-2 13-6-6-1-11 1-13 6Z" fill={leaf} />
      {flowers.map(([x, y]) => (
        <g key={x}>
          <circle cx={x} cy={y} r="5.5" fill={colour} />
          <circle cx={x} cy={y} r="2" fill={heart} />
        </g>
      ))}
      <path d="M39 32h12l-1 4c5 4 5 12 1 16H39c-4-4-4-12 1-16Z" fill={ceramic} />
      <path d="M48 36c4 5 4 11 0 16h3c4-4 4-12-1-16Z" fill={dim} />
    </>
  );
}

function Box({ colour }: ProductProps) {
  return (
    <>
      <path d="M30 29h30v23H30Z" fill={ceramic} />
      <path d="M54 29h6v23h-6Z" fill={dim} />
      <path d="M28 23h34v7H28Z" fill={ceramic} stroke={dim} />
      <path d="M42 23h6v29h-6Z" fill={colour} />
      <path d="M45 23c-4-10-14-9-11-3 1 2 6 3 11 3Zm0 0c4-10 14-9 11-3-1 2-6 3-11 3Z" fill={colour} />
      <circle cx="45" cy="22" r="2.5" fill={colour} />
    </>
  );
}

function Cake({ colour }: ProductProps) {
  return (
    <>
      <path d="M43 44h4l1 6h5v2H37v-2h5Z" fill={dim} />
      <path d="M27 42h36l-3 3H30Z" fill={ceramic} stroke={dim} />
      <path d="M31 24h28v18H31Z" fill={ceramic} />
      <path d="M53 24h6v18h-6Z" fill={dim} />
      <path d="M31 33h28v3H31Z" fill={colour} />
      <path d="M29 22h32v3c-1 4-4 4-5 0-1 5-5 5-6 0-1 4-4 4-5 0-1 5-5 5-6 0-1 4-4 4-5 0-1 4-4 4-5 0Z" fill={ceramic} />
      {[35, 40, 45, 50, 55].map((x) => (
        <circle key={x} cx={x} cy={x % 2 ? 20 : 18.5} r="3" fill={colour} />
      ))}
      <path d="M45 17c0-5 3-7 7-7 0 4-3 7-7 7Z" fill={leaf} />
    </>
  );
}

type Scene = readonly [wall: string, surface: string, Product: typeof Vase, colour: string];

const whiteScene: Scene = ['#ffffff', '#f1f1f3', Box, '#d9c7b0'];

const scenes: Readonly<Record<string, Scene>> = {
  gentle: ['#fbe3e0', '#f1c4bf', Vase, '#e5738f'],
  white: whiteScene,
  table: ['#f0e6d8', '#b98a5b', Cake, '#c8344a'],
  linen: ['#f3eee5', '#ddd3c2', Vase, '#c79a6b'],
  marble: ['#e7eaee', '#fafafa', Cake, '#4f5fb0'],
  spring: ['#e4f3da', '#bddba9', Vase, '#f0b429'],
  autumn: ['#f4e2c6', '#c98d53', Vase, '#c2502e'],
  winter: ['#dbe8f6', '#f6faff', Box, '#3f6fb5'],
  party: ['#4b2a63', '#6a3f88', Cake, '#f2b632'],
};

const shade = '#000000';

export function StyleScene({ slug }: { slug: string }) {
  const [wall, surface, Product, colour] = scenes[slug] ?? whiteScene;
  return (
    <>
      <rect width="90" height="60" fill={wall} />
      <rect y="40" width="90" height="20" fill={surface} />
      <ellipse cx="45" cy="52" rx="18" ry="3" fill={shade} opacity="0.2" />
      <Product colour={colour} />
    </>
  );
}
