import { expect, test } from '@playwright/test';

const line = '<p id="line"><strong>שלום</strong> (2), <span>مرحبا</span> 5 шт.</p>';

test('names written from right to left stand in the order of their line, and a price stays behind its name', async ({
  page,
}) => {
  await page.goto('/b2b/shop/verbena');
  const order = await page.evaluate((markup) => {
    // Beside what React looks after.
    document.body.insertAdjacentHTML('afterbegin', markup);
    const paragraph = document.getElementById('line') as HTMLElement;
    return [...paragraph.childNodes].map((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return Math.round(range.getBoundingClientRect().left);
    });
  }, line);
  expect(order).toEqual([...order].sort((one, other) => one - other));
});
