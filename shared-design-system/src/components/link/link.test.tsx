import { screen } from '@testing-library/react';
import { renderPage } from '../../testing/render.tsx';
import { DisplaySettingsProvider } from '../../theme/display-settings.tsx';
import { ButtonLink } from '../button/button.tsx';
import { Link } from './link.tsx';

const links = (
  <>
    <Link to="/shop/verbena">Страница</Link>
    <Link mail="a@b.ru" />
    <Link phone="+79991234567" />
    <Link href="https://t.me/verbena">Telegram</Link>
    <ButtonLink to="/order">Кнопка</ButtonLink>
  </>
);

describe('links', () => {
  it('[2.11.1] lead to a page, a mail address or a phone number', () => {
    renderPage(links);
    const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(addresses).toEqual(['/shop/verbena', 'mailto:a@b.ru', 'tel:+79991234567', 'https://t.me/verbena', '/order']);
    expect(screen.getByRole('link', { name: '+7 (999) 123-45-67' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Telegram' })).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('are underlined within sentences, and by the brand’s rule on their own', () => {
    renderPage(
      <>
        <Link to="/a">В тексте</Link>
        <Link to="/b" variant="plain">
          Отдельно
        </Link>
      </>,
    );
    const lineOf = (name: string) => getComputedStyle(screen.getByRole('link', { name })).textDecorationLine;
    expect(lineOf('В тексте')).toBe('underline');
    expect(lineOf('Отдельно')).toBe('var(--link-decoration)');
  });

  it('[2.11.1] are plain content when links are disabled', () => {
    renderPage(<DisplaySettingsProvider settings={{ disabledLinks: true }}>{links}</DisplaySettingsProvider>);
    expect(screen.queryAllByRole('link')).toEqual([]);
    for (const text of ['Страница', 'a@b.ru', '+7 (999) 123-45-67', 'Telegram', 'Кнопка'])
      expect(screen.getByText(text)).toBeVisible();
  });
});

it('what is no address keeps its words and leads nowhere', () => {
  renderPage(
    <>
      <Link href={`java${'script'}:alert(1)`}>Первая</Link>
      <Link mail="a@b.ru?bcc=c@d.ru">Вторая</Link>
      <Link phone="javascript:alert(1)">Третья</Link>
      <Link href="//evil.example">Четвёртая</Link>
    </>,
  );
  for (const words of ['Первая', 'Вторая', 'Третья', 'Четвёртая']) {
    expect(screen.getByText(words).closest('a')?.hasAttribute('href')).toBe(false);
  }
});
