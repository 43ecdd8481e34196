import styled from '@emotion/styled';
import { pictureTexts as words } from '../../picture-texts.ts';
import { Hint } from '../field/hint.ts';
import { Loading, Skeleton } from '../skeleton/skeleton.tsx';
import { Stack } from '../stack/stack.tsx';
import { PictureTools } from './current-picture.tsx';
import { Box, Large, Root } from './editor-styles.ts';

const Reserved = styled.div`
  visibility: hidden;
`;

const noop = () => {};

export function EditorSkeleton({ max }: { max: number }) {
  const tools = { index: 0, count: 1, cropping: false, disabled: true };
  return (
    <Loading label={words.loading}>
      <Box>
        <Root>
          <Large>
            <Skeleton shape="picture" />
            <Reserved>
              <PictureTools {...tools} onCrop={noop} onMove={noop} onRemove={noop} />
            </Reserved>
          </Large>
          <Stack>
            <Skeleton shape="picture" />
            <Skeleton shape="picture" />
          </Stack>
        </Root>
        <Reserved>
          <Hint>{words.hint(max)}</Hint>
        </Reserved>
      </Box>
    </Loading>
  );
}
