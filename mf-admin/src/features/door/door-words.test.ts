import { caughtUpWords, connectionWords, noticeWords } from './door-words.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('a door without a connection counts what waits, and says whether a reload would lose it', () => {
  const door = { live: false, at: '2026-12-12T18:40:00Z', stored: true, waiting: 3 };
  const said = (parts: object = {}) => Object.values(connectionWords({ ...door, ...parts })).map(plain);
  expect(said()).toEqual([
    'Sin conexión: 3 marcas por enviar',
    'Ves la lista de las 7:40 p. m. Sigue anotando: lo enviamos cuando vuelva.',
  ]);
  expect(said({ waiting: 0 })[0]).toBe('Sin conexión');
  expect(said({ waiting: 1, stored: false })).toEqual([
    'Sin conexión: 1 marca por enviar',
    'Ves la lista de las 7:40 p. m. Sigue anotando y no cierres esta pestaña: tu navegador no deja guardarlo.',
  ]);
  expect(said({ live: true })).toEqual(['', '']);
  expect(caughtUpWords({ sent: 0, elsewhere: 0 })).toBe('Vuelve a haber conexión.');
});

test('what other doors decided is said with its time', () => {
  const notice = {
    ...{ id: 'm', eventId: 'e1', registration: 'r1', act: 'check-in' as const, made_at: '2026-12-12T18:50:00Z' },
    ...{ outcome: 'already' as const, elsewhere_at: '2026-12-12T18:42:00Z', message: null },
  };
  const said = (parts: object) => plain(noticeWords({ ...notice, ...parts }, 'Ana'));
  expect(said({})).toBe('Ana ya entró a las 7:42 p. m. por otra puerta.');
  expect(said({ made_at: '2026-12-12T18:40:00Z' })).toBe(
    'Ana entró aquí a las 7:40 p. m. y se volvió a anotar a las 7:42 p. m. en otra puerta. Queda la primera hora.',
  );
  expect(said({ outcome: 'superseded' })).toMatch(/^La llegada de Ana se quitó a las 7:42 p\. m\. en otra puerta/);
  expect(said({ outcome: 'superseded', act: 'undo-check-in' })).toMatch(/se anotó a las 7:42/);
  expect(said({ outcome: 'refused', message: 'Ha dejado su plaza.' })).toBe('Ana: Ha dejado su plaza.');
});
