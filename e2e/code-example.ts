import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { answerCookies, untilLive } from './visitor.ts';

/** An article with an example that can be changed. */
export const article = '/recursos/css/css-grid';
/** CSS that does what the example asks for. */
export const solved =
  '.galeria { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 10rem), 1fr)); }';

export const exampleId = '#ejemplo-galeria';
export const exampleOf = (page: Page, id = exampleId) => page.locator(id);
export const resultOf = (example: Locator): FrameLocator => example.frameLocator('iframe[title^="Resultado"]');

/** Opens an article at an example, which is live then. */
export async function openExample(page: Page, address = article, id = exampleId): Promise<Locator> {
  await answerCookies(page);
  await page.goto(address);
  await untilLive(page);
  return goToExample(page, id);
}

/** Scrolls to an example of the open page and waits until it is live. */
export async function goToExample(page: Page, id: string): Promise<Locator> {
  const example = exampleOf(page, id);
  await example.scrollIntoViewIfNeeded();
  await expect(example.getByRole('button', { name: 'Ejecutar' }).first()).toBeVisible();
  return example;
}

/** Replaces what the editor of a language holds. */
export async function write(example: Locator, text: string, language = 'CSS') {
  const { keyboard } = example.page();
  await example.getByRole('tab', { name: language }).click();
  const editor = example.getByRole('textbox', { name: language });
  const opener = example.getByRole('button', { name: /^Editar/ });
  await expect(editor.or(opener)).toBeVisible();
  if (await opener.isVisible()) await opener.click();
  await editor.click();
  await keyboard.press('ControlOrMeta+a');
  await keyboard.insertText(text);
}
