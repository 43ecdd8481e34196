import { Inline, Stack } from 'shared-design-system/office';
import type { Meta } from 'shared-design-system/stories';
import { ColourSample, FontSample, TemplateSample } from './appearance-samples.tsx';

export default { title: 'Office/LookSamples', parameters: { area: 'office' } } satisfies Meta;

export const All = () => (
  <Stack align="start">
    <Inline>
      <ColourSample colour="#fc2b2b" />
      <ColourSample colour="#ffcc00" />
      <ColourSample colour="#2f7d5b" />
    </Inline>
    <TemplateSample inRow={2} />
    <TemplateSample inRow={3} />
    <FontSample font="raleway">Весенние букеты, 4 900 ₽</FontSample>
    <FontSample font="roboto">Весенние букеты, 4 900 ₽</FontSample>
  </Stack>
);
