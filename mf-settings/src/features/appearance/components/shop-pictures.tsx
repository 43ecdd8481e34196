import { Card, FormErrorSummary, Skeleton } from 'shared-design-system/office';
import { PictureField } from 'shared-design-system/pictures';
import { describeFailure } from 'shared-runtime';
import { Loaded } from 'shared-runtime/screens';
import { appearanceTexts } from '../texts.ts';
import type { ShopPicture } from '../use-shop-picture.ts';

const words = appearanceTexts;

interface PictureProps {
  picture: ShopPicture;
  label: string;
  hint: string;
  /** Width by height. */
  aspect: number;
}

function Picture({ picture, label, hint, aspect }: PictureProps) {
  return (
    <Loaded query={picture.query} failed={words.picturesFailed} skeleton={<Skeleton shape="block" />}>
      {() => <PictureField label={label} hint={hint} src={picture.src} aspect={aspect} onChange={picture.choose} />}
    </Loaded>
  );
}

export function ShopPictures({ logo, banner }: { logo: ShopPicture; banner: ShopPicture }) {
  const failures = [
    { label: words.logo, caught: logo.failure },
    { label: words.banner, caught: banner.failure },
  ].filter(({ caught }) => caught !== null);
  return (
    <Card title={words.pictures} gap={4}>
      {failures.length ? (
        <FormErrorSummary
          title={words.partly}
          errors={[
            ...failures.map(({ label, caught }) => words.pictureFailed(label, describeFailure(caught))),
            words.partlyHint,
          ].map((message) => ({ message }))}
        />
      ) : null}
      <Picture picture={logo} label={words.logo} hint={words.logoHint} aspect={1} />
      <Picture picture={banner} label={words.banner} hint={words.bannerHint} aspect={6 / 5} />
    </Card>
  );
}
