import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { rowId, useRowFocus } from './use-row-focus.ts';

let askForFocus: () => void;

function Queue({ rows, selectedId }: { rows: string[]; selectedId: string | null }) {
  const [list, detail, empty] = [
    useRef<HTMLDivElement>(null),
    useRef<HTMLHeadingElement>(null),
    useRef<HTMLDivElement>(null),
  ];
  askForFocus = useRowFocus({ selectedId, list, detail, empty, detailOpen: false });
  return (
    <>
      <div ref={list}>
        {rows.map((id) => (
          <button type="button" key={id} id={rowId(id)}>
            {id}
          </button>
        ))}
      </div>
      <button type="button">Buscar</button>
    </>
  );
}

const focused = () => document.activeElement?.textContent;

test('after an undo the focus is on the row that came back, however late it comes', () => {
  const { rerender } = render(<Queue rows={['duda']} selectedId="duda" />);
  screen.getByText('duda').focus();
  askForFocus();
  rerender(<Queue rows={['duda']} selectedId="duda" />);
  expect(focused()).toBe('duda');
  rerender(<Queue rows={['repite', 'duda']} selectedId="repite" />);
  expect(focused()).toBe('repite');
});

test('a row that is selected while the focus is elsewhere does not take it', () => {
  const { rerender } = render(<Queue rows={['repite', 'duda']} selectedId="duda" />);
  screen.getByText('Buscar').focus();
  rerender(<Queue rows={['repite', 'duda']} selectedId="repite" />);
  expect(focused()).toBe('Buscar');
});

test('when the row with the focus is gone, the one that took its place has it', () => {
  const { rerender } = render(<Queue rows={['repite', 'duda']} selectedId="repite" />);
  screen.getByText('repite').focus();
  rerender(<Queue rows={['duda']} selectedId="duda" />);
  expect(focused()).toBe('duda');
});
