import { Button } from 'shared-design-system/office';
import type { Meta } from 'shared-design-system/stories';
import { PrintSheet } from './print-sheet.tsx';

export default { title: 'Office/PrintSheet', parameters: { area: 'office' } } satisfies Meta;

export const Order = () => (
  <>
    <PrintSheet>
      <h1>Заказ № 1042</h1>
      <h2>Текст открытки</h2>
      <blockquote>Мама, с днём рождения!</blockquote>
    </PrintSheet>
    <Button icon="printer" onClick={() => window.print()}>
      Распечатать
    </Button>
  </>
);
