import { type ComponentType, lazy, Suspense } from 'react';
import { styled } from 'shared-design-system/office';

const StyleScene = lazy<ComponentType<{ slug: string }>>(() =>
  import('./style-scene.tsx').then(
    (loaded) => ({ default: loaded.StyleScene }),
    () => ({ default: () => null }),
  ),
);

const Drawing = styled.svg`
  display: block;
  width: 100%;
  border-radius: var(--radius-s);
  background: var(--color-sunken);
  forced-color-adjust: none;
`;

export function StylePicture({ slug }: { slug: string }) {
  return (
    <Drawing viewBox="0 0 90 60" aria-hidden="true">
      <Suspense fallback={null}>
        <StyleScene slug={slug} />
      </Suspense>
    </Drawing>
  );
}
