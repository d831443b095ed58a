import { beNewMember } from '../new-member.ts';
import { violationsOf } from '../violations.ts';
import { answerCookies, expect, test, untilLive } from '../visitor.ts';

const goal = 'Quiero aprender a revisar la seguridad de lo que publico cada semana.';

test('a member asks for a mentor step by step: back, a reload and what is missing lose nothing', async ({ page }) => {
  await answerCookies(page);
  await beNewMember(page, 'Pasos de Prueba');
  await page.goto('/mentoria/pedir');
  await untilLive(page);
  const form = page.getByRole('form', { name: 'Pedir mentora' });
  const next = form.getByRole('button', { name: 'Siguiente' });
  const step = (title: string) => form.getByRole('heading', { level: 2, name: title });

  await next.click();
  await expect(form.getByRole('alert')).toBeFocused();
  await form.getByLabel('¿Qué quieres conseguir?').fill(goal);
  await form.getByRole('radio', { name: 'Llevo de 2 a 5 años' }).check();
  await next.click();
  await expect(step('Paso 2 de 4 Temas y formato')).toBeFocused();
  expect(await violationsOf(page)).toEqual([]);

  // The limit holds while she chooses.
  const chip = (name: string) => form.getByRole('checkbox', { name, exact: true });
  for (const name of ['React', 'Backend', 'Seguridad']) await chip(name).check();
  await chip('Producto').click({ force: true });
  await expect(form.getByText('Ya has elegido 3: quita uno para poner otro.')).toBeVisible();
  await expect(form.getByRole('checkbox', { checked: true })).toHaveCount(3);
  expect(await violationsOf(page)).toEqual([]);

  await page.reload();
  await untilLive(page);
  await expect(step('Paso 2 de 4 Temas y formato')).toBeVisible();
  await expect(form.getByRole('checkbox', { checked: true })).toHaveCount(3);
  await page.goBack();
  await expect(form.getByLabel('¿Qué quieres conseguir?')).toHaveValue(goal);
  await page.goForward();
  await form.getByRole('radio', { name: 'Ciclo de 3 meses' }).check();

  // Sent too early, it leads to what is missing.
  await form.getByRole('link', { name: /Para terminar/ }).click();
  await form.getByLabel('¿Cómo prefieres que te escriba la primera vez?').fill('Por Slack');
  await form.getByRole('checkbox', { name: /Me comprometo/ }).check();
  await form.getByRole('button', { name: 'Pedir mentora' }).click();
  await expect(step('Paso 3 de 4 Cómo y cuándo')).toBeVisible();
  await expect(form.getByRole('alert')).toBeFocused();
  for (const name of ['Lengua de signos', 'En línea', 'martes por la tarde'])
    await form.getByRole('checkbox', { name }).check();
  await next.click();
  await expect(form.getByLabel('¿Cómo prefieres que te escriba la primera vez?')).toHaveValue('Por Slack');
  await form.getByRole('button', { name: 'Pedir mentora' }).click();
  await expect(page).toHaveURL(/\/mentoria\/mi-mentoria$/);
  await expect(page.getByRole('heading', { name: 'Estamos buscando' })).toBeVisible();
});

test('each step fits into a narrow window, and two screens of a phone hold the longest', async ({ page }) => {
  await answerCookies(page);
  await beNewMember(page, 'Estrecha de Prueba');
  await page.setViewportSize({ width: 320, height: 844 });
  for (const number of [1, 2, 3, 4]) {
    await page.goto(`/mentoria/pedir#paso-${number}`);
    await untilLive(page);
    await expect(page.getByRole('heading', { name: `Paso ${number} de 4` })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    const box = await page.getByRole('form', { name: 'Pedir mentora' }).boundingBox();
    expect(box?.height, `step ${number}`).toBeLessThan(1_900);
  }
});
