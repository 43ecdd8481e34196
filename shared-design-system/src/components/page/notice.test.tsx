import { screen } from '@testing-library/react';
import { renderPage } from '../../testing/render.tsx';
import { OfficeLayout } from '../office-layout/office-layout.tsx';
import { Page } from './page.tsx';

it("keeps what the whole office says below a page's header, in one piece with it", () => {
  renderPage(
    <OfficeLayout items={[]} notice={<p>Нет связи</p>}>
      <Page title="Доставка">Поля</Page>
    </OfficeLayout>,
  );
  const notice = screen.getByText('Нет связи');
  const header = screen.getByRole('heading', { name: 'Доставка' }).closest('header');
  expect(notice.previousElementSibling).toBe(header);
});
