import { render, screen } from '@testing-library/react';
import { ConsolePane } from './console-pane.tsx';

// jsdom scrolls nothing.
Element.prototype.scrollTo = () => {};

/** As the frame sends it. */
const said = (entry: unknown) => ({ kind: 'console', entry });
/** A value that throws when it is made a text. */
const noText = { toString: 1, valueOf: 1 };

test('what a script sends past its console is shown as far as it is text', () => {
  const entries = [
    said({ level: noText, text: noText }),
    said({ level: 'log', text: 'a'.repeat(5_000) }),
    said({ level: 'table', text: '', table: [['(índice)', 'x'], [noText, 'b'.repeat(5_000)], noText] }),
    said({ level: 'log', text: 'sigue', line: noText }),
    said(null),
    'nada',
  ];
  render(<ConsolePane title="Prueba" entries={entries} />);
  const lines = screen.getAllByRole('listitem');
  expect(lines).toHaveLength(4);
  expect(lines[1]?.textContent).toHaveLength(2_020);
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent?.length)).toEqual([0, 2_020]);
  expect(lines[3]).toHaveTextContent(/^sigue$/);
});
