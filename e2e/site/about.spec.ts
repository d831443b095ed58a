import { answerCookies, expect, test, untilLive } from '../visitor.ts';

const path = '/femcoders-quienes-somos';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the about page reads whole: mission, vision, eleven values and eleven ideas', async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const name of ['Misión', 'Visión', 'Nuestro Compromiso', 'Nuestras Ideas']) {
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    }
    const values = page.getByRole('region', { name: 'Nuestros valores' }).getByRole('heading', { level: 3 });
    await expect(values).toHaveCount(11);
    await values.last().scrollIntoViewIfNeeded();
    await expect(values.last()).toBeInViewport();

    const idea = page.getByRole('region', { name: 'Nuestras Ideas' }).getByRole('group').nth(4);
    await idea.getByText('Mentorías').click();
    await expect(idea.getByRole('link', { name: 'Pide u ofrece mentoría' })).toBeVisible();
  });
});

test('the keyboard alone turns a value, and opens and closes an idea', async ({ page }) => {
  await answerCookies(page);
  await page.goto(path);
  await untilLive(page);

  const carousel = page.getByRole('region', { name: 'Nuestros valores' });
  await carousel.getByRole('button', { name: 'Diapositiva siguiente' }).focus();
  await page.keyboard.press('Enter');
  await expect(carousel.getByRole('heading', { name: 'Inclusión' })).toBeVisible();
  await expect(carousel.getByRole('heading', { name: 'Equidad' })).toBeHidden();

  const ideas = page.getByRole('region', { name: 'Nuestras Ideas' });
  await ideas.getByText('Alianzas Estratégicas').focus();
  const summary = ideas.locator('summary', { hasText: 'Alianzas Estratégicas' });
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(ideas.getByRole('link', { name: 'Propón una alianza' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(ideas.getByRole('link', { name: 'Propón una alianza' })).toBeFocused();
  await summary.press('Enter');
  await expect(ideas.getByRole('link', { name: 'Propón una alianza' })).toBeHidden();
});
