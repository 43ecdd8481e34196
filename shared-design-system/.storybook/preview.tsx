import '../src/components/icon/checkout-icons.ts';
import '../src/components/icon/office-icons.ts';
import type { Preview } from '@storybook/react-webpack5';
import { StoryPage } from './story-page.tsx';

document.documentElement.lang = 'ru';

const viewport = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
});

/** Rules that a component alone cannot meet: only a whole page has one main heading and landmarks around everything. */
const pageRules = ['region', 'page-has-heading-one', 'landmark-one-main'];

const preview: Preview = {
  decorators: [(Story, context) => <StoryPage {...context}>{Story()}</StoryPage>],
  globalTypes: {
    brand: {
      description: 'Бренд',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [
          { value: 'bloom', title: 'Bloom, цветы' },
          { value: 'mum', title: 'Mum, мастера' },
        ],
      },
    },
    theme: {
      description: 'Тема',
      toolbar: {
        icon: 'circlehollow',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Светлая', icon: 'sun' },
          { value: 'dark', title: 'Тёмная', icon: 'moon' },
        ],
      },
    },
    area: {
      description: 'Где показано',
      toolbar: {
        icon: 'grid',
        dynamicTitle: true,
        items: [
          { value: 'own', title: 'На своём месте' },
          { value: 'shop', title: 'В магазине' },
          { value: 'office', title: 'В кабинете' },
        ],
      },
    },
  },
  initialGlobals: { brand: 'bloom', theme: 'light', area: 'own', a11y: { manual: false } },
  parameters: {
    options: {
      storySort: { order: ['Theme', 'Layout', 'Actions', 'Forms', 'Feedback', 'Shop', 'Office', 'Pictures'] },
    },
    viewport: {
      options: {
        narrow: viewport('Узкий телефон, 320', 320, 640),
        phone: viewport('Телефон, 360', 360, 740),
        tablet: viewport('Планшет, 768', 768, 1024),
        desktop: viewport('Компьютер, 1280', 1280, 800),
      },
    },
    a11y: { options: { rules: Object.fromEntries(pageRules.map((id) => [id, { enabled: false }])) } },
  },
};

export default preview;
