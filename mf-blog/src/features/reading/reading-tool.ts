import { type ApiClient, sessionStore, showToast } from '@femcoders/platform';
import { codeMark } from '../articles/code-marks.ts';
import { adoptReading, saveReading } from './account-reading.ts';
import { articleMark } from './article-name.ts';
import { isRead, markArticle, storedReading } from './stored-reading.ts';

/** Shows on the buttons of this page whether their articles were read. */
export function showReading(): void {
  const reading = storedReading.read();
  for (const button of document.querySelectorAll(`[${codeMark}=read]`))
    button.ariaPressed = String(isRead(reading, button.getAttribute(articleMark) ?? ''));
}

/**
 * Marks the article of a button as read, or takes it back, and sends it to her account where she has one: what does not arrive
 * there goes along the next time.
 */
export function toggleRead(button: Element, api: ApiClient): void {
  const article = button.getAttribute(articleMark) ?? '';
  const kept = markArticle(article, !isRead(storedReading.read(), article));
  showReading();
  if (!kept) showToast('Este navegador no deja guardarlo: durará mientras la página esté abierta.', { tone: 'error' });
  const { user } = sessionStore.getState();
  if (!user) return;
  adoptReading(user.id);
  // Her account may know more of this article than the device did.
  saveReading(api, { userId: user.id }).then(showReading, () => undefined);
}
