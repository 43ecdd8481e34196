import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { qrTexts as words } from '../../lazy-texts.ts';
import { cssOf, type Recipe, type VariantsOf } from '../../recipes/recipe.ts';
import { Button } from '../button/button.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { Inline } from '../stack/stack.tsx';
import { useToast } from '../toasts/toasts.tsx';
import { darkPath, pngFile, sideOf, svgFile } from './drawing.ts';
import type { Matrix } from './matrix.ts';
import { saveFile } from './save-file.ts';

interface QrCodeProps extends VariantsOf<typeof look> {
  value: string;
  label: string;
  fileName?: string;
  saves?: 'picture' | 'files';
}

const Root = styled.figure`
  display: grid;
  justify-items: start;
  gap: var(--space-3);
`;

/** White in both themes, otherwise phones could not read the code; square before the code is drawn, so that nothing moves. */
const look = {
  base: `
    display: grid;
    place-items: center;
    width: min(100%, 12.5rem);
    aspect-ratio: 1;
    overflow: hidden;
    border-radius: var(--radius-m);
    background: var(--color-paper);
    color: var(--color-ink);
    box-shadow: 0 0 0 var(--stroke-s) var(--color-border);

    > svg {
      width: 100%;
      height: 100%;
    }

    > p {
      padding: var(--space-4);
      font-size: var(--font-size-s);
      text-align: center;
    }
  `,
  variants: { size: { m: '', l: 'width: min(100%, 22rem);' } },
} satisfies Recipe;

const Paper = styled.div(cssOf(look));

function useMatrix(value: string): Matrix | 'failed' | undefined {
  const [computed, setComputed] = useState<{ value: string; matrix: Matrix | 'failed' }>();
  useEffect(() => {
    let current = true;
    const show = (matrix: Matrix | 'failed') => {
      if (current) setComputed({ value, matrix });
    };
    import(/* webpackChunkName: "qr-code" */ './matrix.ts')
      .then(({ qrMatrix }) => show(qrMatrix(value)))
      .catch(() => show('failed'));
    return () => {
      current = false;
    };
  }, [value]);
  return computed?.value === value ? computed.matrix : undefined;
}

function Save({ matrix, name, saves }: { matrix: Matrix; name: string; saves: 'picture' | 'files' }) {
  const picture = saves === 'picture';
  const { show } = useToast();
  const savePng = async () => {
    const file = await pngFile(matrix, document);
    if (file) saveFile(file, `${name}.png`, document);
    else show({ type: 'danger', text: picture ? words.pictureNotSaved : words.notSaved });
  };
  return (
    <Inline>
      <Button variant="outline" size="s" icon="download" onClick={savePng}>
        {picture ? words.savePicture : 'PNG'}
      </Button>
      {picture ? null : (
        <Button
          variant="outline"
          size="s"
          icon="download"
          onClick={() => saveFile(svgFile(matrix), `${name}.svg`, document)}
        >
          SVG
        </Button>
      )}
    </Inline>
  );
}

export function QrCode({ value, label, fileName, saves = 'files', size = 'm' }: QrCodeProps) {
  const matrix = useMatrix(value);
  const drawn = matrix === 'failed' ? undefined : matrix;
  return (
    <Root>
      <Paper aria-busy={matrix === undefined} data-size={size}>
        {matrix === undefined ? <Skeleton shape="block" /> : null}
        {matrix === 'failed' ? <p role="alert">{words.failed}</p> : null}
        {drawn ? (
          <svg
            role="img"
            aria-label={label}
            viewBox={`0 0 ${sideOf(drawn)} ${sideOf(drawn)}`}
            shapeRendering="crispEdges"
          >
            <path d={darkPath(drawn)} fill="currentColor" />
          </svg>
        ) : null}
      </Paper>
      {drawn && fileName !== undefined ? <Save matrix={drawn} name={fileName} saves={saves} /> : null}
    </Root>
  );
}
