import { render } from '@testing-library/react';
import { CodeEditor } from './code-editor.tsx';

function openEditor(): { place: HTMLElement; content: Element } {
  const { container } = render(
    <>
      <p id="pista">Para salir, pulsa Esc y después Tab.</p>
      <CodeEditor
        language="html"
        label="Tu HTML"
        describedBy="pista"
        value="<p>Hola"
        focusAt={null}
        onChange={() => {}}
        onRun={() => {}}
      />
    </>,
  );
  const place = container.querySelector<HTMLElement>('div');
  const content = place?.shadowRoot?.querySelector('[role=textbox]');
  if (!place || !content) throw new Error('There is no editor.');
  return { place, content };
}

describe('the code editor', () => {
  it('is a field to all that listens to the page’s keys: a slash belongs to the code, not to the search', () => {
    const { content } = openEditor();
    let isInField = false;
    const listen = ({ target }: KeyboardEvent) => {
      isInField = target instanceof Element && target.closest('input,textarea,select,[contenteditable]') !== null;
    };
    document.addEventListener('keydown', listen);
    content.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true, composed: true }));
    document.removeEventListener('keydown', listen);
    expect(isInField).toBe(true);
  });

  it('has its name, and the words that say how to leave it next to it', () => {
    const { place, content } = openEditor();
    expect(content.getAttribute('aria-label')).toBe('Tu HTML');
    const described = place.shadowRoot?.getElementById(content.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe('Para salir, pulsa Esc y después Tab.');
  });
});
