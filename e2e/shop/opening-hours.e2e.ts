import { expect, test } from '@playwright/test';
import { hydrated } from '../support/hydrated.ts';

const now = /^(?:Открыто до\s21:00|Откроется сегодня в\s8:00|Закрыто, откроется завтра в\s8:00)$/;

test('a shop’s hours come with the page, and the browser says whether it is open', async ({ page }) => {
  await page.goto('/b2b/shop/verbena');
  await hydrated(page);
  for (const part of [page.getByRole('main'), page.getByRole('contentinfo')]) {
    await expect(part.getByText('Ежедневно 8:00\u2060–\u206021:00')).toBeAttached();
    await expect(part.getByText(now)).toBeAttached();
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the week is there and nothing is said of the moment; a product leads to others of its categories', async ({
    page,
  }) => {
    await page.goto('/b2b/shop/verbena');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('heading', { name: 'Часы работы' })).toBeVisible();
    await expect(footer.getByText('Ежедневно 8:00\u2060–\u206021:00')).toBeVisible();
    await expect(page.getByText(/Открыто|Закрыто|Откроется/)).toHaveCount(0);

    const first = await page
      .getByRole('main')
      .getByRole('article')
      .first()
      .getByRole('heading')
      .getByRole('link')
      .getAttribute('href');
    await page.goto(first ?? '');
    const related = page.getByRole('region', { name: 'Похожие товары' });
    expect(await related.getByRole('article').count()).toBeGreaterThan(0);
    const other = related.getByRole('article').first().getByRole('heading').getByRole('link');
    const name = (await other.textContent()) ?? '';
    await other.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });
});
