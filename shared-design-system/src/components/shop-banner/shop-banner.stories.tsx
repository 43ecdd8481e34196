import type { Meta } from '@storybook/react-webpack5';
import { pictures, words } from '../../testing/examples.ts';
import { ButtonLink } from '../button/button.tsx';
import { Link } from '../link/link.tsx';
import { Loading } from '../skeleton/skeleton.tsx';
import { ShopBanner, ShopBannerSkeleton } from './shop-banner.tsx';

export default { title: 'Shop/ShopBanner' } satisfies Meta;

const actions = (
  <>
    <ButtonLink to="/all">Выбрать букет</ButtonLink>
    <Link to="/about" variant="strong">
      О нас
    </Link>
  </>
);

export const Default = () => (
  <ShopBanner
    eyebrow="Цветы · Петроградская сторона"
    title="Вербена"
    lead="Букеты из сезонных цветов. Привозим за два часа."
    picture={pictures.banner}
    actions={actions}
  />
);

export const Low = () => (
  <ShopBanner low title="Вербена" lead={words.paragraph} picture={pictures.banner} actions={actions} />
);

export const WithoutPicture = () => <ShopBanner title="Лён и мёд" lead={words.line} actions={actions} />;

export const OnlyTitle = () => <ShopBanner title="Вербена" />;

export const LongWords = () => (
  <ShopBanner
    eyebrow={words.company}
    title={words.unbroken}
    lead={words.paragraph}
    picture={pictures.banner}
    actions={actions}
  />
);

export const Waiting = () => (
  <Loading>
    <ShopBannerSkeleton />
  </Loading>
);
