import { renderInHost } from '@femcoders/kit/test/render-page';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { examRules } from '../engine/run.ts';
import type { Question } from '../quiz.ts';
import { begin, type Wish } from '../quiz-steps.ts';
import { storedQuiz } from '../stored-quiz.ts';
import {
  completeQuestion,
  multipleQuestion,
  orderQuestion,
  singleQuestion,
  trialQuiz,
  trialSummary,
} from '../testing/trial-quiz.ts';
import { useStoredQuiz } from '../use-stored-quiz.ts';
import { QuizPlayer } from './quiz-player.tsx';

jest.mock('../check-fix.ts', () => ({}));
jest.mock('./fix-field.tsx', () => ({}));

const onBegin = jest.fn();
const practice: Wish = { mode: 'practice', count: 20 };

function Playing({ quiz }: { quiz: typeof trialQuiz }) {
  const { run } = useStoredQuiz(quiz.id);
  if (!run || run.paused) return <p>La portada</p>;
  return <QuizPlayer quiz={quiz} summary={trialSummary} run={run} onBegin={onBegin} />;
}

/** A quiz of these questions, just begun. */
function play(questions: Question[], wish: Wish = practice) {
  const quiz = { ...trialQuiz, questions };
  begin(quiz, wish, 1);
  return renderInHost(<Playing quiz={quiz} />);
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const storedRun = () => storedQuiz('css').run.read();

beforeEach(() => {
  localStorage.clear();
  storedQuiz('css').run.write(null);
  localStorage.clear();
  jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
});
afterEach(() => jest.useRealTimers());

test('a right answer is said to be right, with its reason and that of every option', async () => {
  play([singleQuestion]);
  expect(screen.getByRole('heading', { name: /^Pregunta 1 de 1 ¿Qué es fr/ })).toHaveFocus();
  await userEvent.click(screen.getByRole('radio', { name: 'Una parte del espacio libre' }));
  await press('Comprobar');
  expect(screen.getByRole('heading', { name: 'Correcto.' })).toHaveFocus();
  expect(screen.getByRole('heading', { name: 'Correcto.' })).toHaveAccessibleDescription(/^Porque sí/);
  for (const { text } of singleQuestion.kind === 'single' ? singleQuestion.options : [])
    expect(screen.getByText(`${text}: el motivo.`)).toBeVisible();
  expect(screen.getByText('Correcta · Tu respuesta')).toBeVisible();
});

test('a wrong answer says why and where to read it up', async () => {
  play([singleQuestion]);
  await userEvent.click(screen.getByRole('radio', { name: 'Un píxel' }));
  await press('Comprobar');
  expect(screen.getByRole('heading', { name: 'No del todo:' })).toHaveAccessibleDescription(
    /^Porque sí.*Repásalo en subgrid \(CSS Grid\)/,
  );
  expect(screen.getByRole('link', { name: 'subgrid (CSS Grid)' })).toHaveAttribute(
    'href',
    '/recursos/css/css-grid#subgrid',
  );
  expect(screen.getByText('Incorrecta · Tu respuesta')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Avisar de un error' })).toHaveAttribute(
    'href',
    '/contacto?motivo=web#escribenos',
  );
});

test('without an answer nothing is checked, and it says what is missing', async () => {
  play([multipleQuestion]);
  await press('Comprobar');
  expect(screen.getByText('Elige al menos una respuesta.')).toBeVisible();
  expect(screen.getAllByRole('checkbox')[0]).toHaveFocus();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Flex' }));
  expect(screen.queryByText('Elige al menos una respuesta')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Grid' }));
  await press('Comprobar');
  expect(screen.getByRole('heading', { name: 'Correcto.' })).toBeVisible();
});

test('things are ordered with buttons, by keyboard, and each move is announced', async () => {
  play([orderQuestion]);
  const order = () =>
    screen.getAllByRole('listitem').map((item) => /Origen|Capa|Especificidad/.exec(item.textContent ?? '')?.[0]);
  for (const name of ['Especificidad', 'Capa', 'Origen'])
    for (let times = 0; times < 2 && order()[0] !== name; times++) {
      const up = screen.getByRole('button', { name: `Subir «${name}»` });
      up.focus();
      await userEvent.keyboard('{Enter}');
      expect(screen.getByRole('button', { name: `Subir «${name}»` })).toHaveFocus();
    }
  expect(order()).toEqual(['Origen', 'Capa', 'Especificidad']);
  expect(screen.getByRole('status')).toHaveTextContent('«Origen»: puesto 1 de 3.');
  expect(screen.getByRole('button', { name: 'Subir «Origen»' })).toHaveAttribute('aria-disabled', 'true');
  await press('Comprobar');
  expect(screen.getByRole('heading', { name: 'Correcto.' })).toBeVisible();
});

test('gaps are filled in the code, and the solution stands in them afterwards', async () => {
  play([completeQuestion]);
  await userEvent.type(screen.getByRole('textbox', { name: 'Hueco 1' }), 'minmax(0,1fr);');
  await press('Comprobar');
  expect(screen.getByText('Hueco 1 · Correcto')).toBeVisible();
  expect(screen.getByText('Hueco 2 · Incorrecto')).toBeVisible();
  expect(screen.getByText('Lo dejaste vacío.')).toBeVisible();
  expect(
    screen.getByText(
      (_, element) => element?.tagName === 'PRE' && /columns: minmax\(0, 1fr\);/.test(element.textContent ?? ''),
    ),
  ).toBeVisible();
});

test('what she has typed is there again when she comes back', async () => {
  const { unmount } = play([completeQuestion]);
  await userEvent.type(screen.getByRole('textbox', { name: 'Hueco 1' }), 'mi');
  unmount();
  renderInHost(<Playing quiz={{ ...trialQuiz, questions: [completeQuestion] }} />);
  expect(screen.getByRole('textbox', { name: 'Hueco 1' })).toHaveValue('mi');
});

test('a question that is skipped comes back at the end, and the last one can be left out', async () => {
  play([singleQuestion, orderQuestion]);
  const first = screen.getByRole('heading', { level: 2 }).textContent;
  await press('Saltar por ahora');
  expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
  expect(screen.getByRole('heading', { level: 2 }).textContent).not.toBe(first);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Pregunta 1 de 2');
  await press('Terminar ya');
  expect(screen.getByText('La portada')).toBeVisible();
});

test('practice with answers is ended after one question', async () => {
  play([singleQuestion, multipleQuestion]);
  const radio = screen.queryByRole('radio', { name: 'Un píxel' });
  await userEvent.click(radio ?? screen.getByRole('checkbox', { name: 'Flex' }));
  await press('Comprobar');
  await press('Terminar ya');
  const dialog = await screen.findByRole('dialog', { name: '¿Terminar la práctica?' });
  expect(dialog).toHaveTextContent('Verás el resultado de lo que has contestado');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Terminar' }));
  expect(screen.queryByRole('button', { name: 'Terminar ya' })).not.toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a mistake is kept for the review, and the result names topics, places to read and what to look at again', async () => {
  play([singleQuestion, multipleQuestion]);
  for (let times = 0; times < 2; times++) {
    const radio = screen.queryByRole('radio', { name: 'Un píxel' });
    await userEvent.click(radio ?? screen.getByRole('checkbox', { name: 'Flex' }));
    if (!radio) await userEvent.click(screen.getByRole('checkbox', { name: 'Grid' }));
    await press('Comprobar');
    await press(/Siguiente|Ver el resultado/);
  }
  expect(screen.getByRole('heading', { name: '1 de 2 acertadas', level: 1 })).toHaveFocus();
  expect(storedQuiz('css').progress.read().questions).toMatchObject({
    una: { right: false, step: 0 },
    varias: { right: true, step: null },
  });
  const topics = within(screen.getByRole('region', { name: 'Por temas' })).getAllByRole('listitem');
  expect(topics[0]).toHaveTextContent('Grid0 de 1Repasa subgrid (CSS Grid).');
  expect(topics[1]).toHaveTextContent('Flexbox1 de 1');
  const review = within(screen.getByRole('region', { name: 'Para revisar' }));
  expect(review.getAllByRole('listitem')[0]).toHaveTextContent('¿Qué es fr?');
  await press('Repasar mis fallos');
  expect(onBegin).toHaveBeenCalledWith({ mode: 'review', early: false });
});

test('her result is only shared when she says so', async () => {
  play([singleQuestion]);
  await userEvent.click(screen.getByRole('radio', { name: 'Una parte del espacio libre' }));
  await press('Comprobar');
  await press('Ver el resultado');
  const sharing = () =>
    screen
      .getAllByRole('link', { name: /^Compartir en/ })
      .map((link) => decodeURIComponent(link.getAttribute('href') ?? ''));
  expect(sharing().join()).toContain(trialSummary.path);
  expect(sharing().join()).not.toMatch(/1 de/);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Contar también mi resultado' }));
  expect(sharing().join().replaceAll('+', ' ')).toMatch(/He acertado 1 de 1 pregunta/);
});

describe('a mock interview', () => {
  const exam: Wish = { mode: 'exam', clock: true };

  test('explains nothing before its end, and keeps its result', async () => {
    play([singleQuestion, orderQuestion], exam);
    while (storedRun()?.current !== 2) {
      const radio = screen.queryByRole('radio', { name: 'Una parte del espacio libre' });
      if (radio) await userEvent.click(radio);
      await press('Responder y seguir');
      expect(screen.queryByText('Porque sí.')).not.toBeInTheDocument();
    }
    expect(screen.getByRole('heading', { name: 'Todavía no: 1 de 2', level: 1 })).toBeVisible();
    expect(screen.getByText(/Con una respuesta más llegas al 70 %/)).toBeVisible();
    expect(storedQuiz('css').progress.read().exams).toMatchObject([{ right: 1, total: 2 }]);
  });

  test('is passed at seventy per cent', async () => {
    play([singleQuestion], exam);
    await userEvent.click(screen.getByRole('radio', { name: 'Una parte del espacio libre' }));
    await press('Responder y seguir');
    expect(screen.getByRole('heading', { name: 'Aprobado: 1 de 1', level: 1 })).toBeVisible();
  });

  test('runs against a clock that speaks seldom, can be given more time and can be taken away', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    play([singleQuestion], exam);
    expect(screen.getByText('25:00')).toBeVisible();
    act(() => jest.advanceTimersByTime(1000));
    expect(screen.getByText('24:59')).toBeVisible();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    act(() => jest.advanceTimersByTime(899_000));
    expect(screen.getByRole('status')).toHaveTextContent('Quedan 10 minutos.');
    act(() => jest.advanceTimersByTime(10_000));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await user.click(screen.getByRole('button', { name: 'Añadir 5 minutos' }));
    expect(screen.getByText('14:50')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Quitar el reloj' }));
    act(() => jest.advanceTimersByTime(3_600_000));
    expect(screen.getByRole('radio', { name: 'Un píxel' })).toBeVisible();
    expect(storedRun()?.secondsLeft).toBeNull();
  });

  test('stops its clock while nobody looks', () => {
    jest.useFakeTimers();
    play([singleQuestion], exam);
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => jest.advanceTimersByTime(60_000));
    expect(storedRun()?.secondsLeft).toBe(examRules.seconds);
  });

  test('runs at the same pace in two windows', () => {
    jest.useFakeTimers();
    play([singleQuestion], exam);
    renderInHost(<Playing quiz={{ ...trialQuiz, questions: [singleQuestion] }} />);
    act(() => jest.advanceTimersByTime(60_000));
    expect(storedRun()?.secondsLeft).toBe(examRules.seconds - 60);
  });

  test('asks how to go on when the time is over, and loses nothing', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    play([singleQuestion], exam);
    await user.click(screen.getByRole('radio', { name: 'Una parte del espacio libre' }));
    act(() => jest.advanceTimersByTime(examRules.seconds * 1000));
    expect(screen.getByRole('heading', { name: 'Se ha acabado el tiempo' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Seguir sin reloj' }));
    expect(screen.getByRole('radio', { name: 'Una parte del espacio libre' })).toBeChecked();
  });

  test('is ended early only after a second word, and then what is missing counts as wrong', async () => {
    play([singleQuestion, orderQuestion], exam);
    await press('Terminar ya');
    const dialog = await screen.findByRole('dialog', { name: '¿Terminar el simulacro?' });
    expect(dialog).toHaveTextContent('Las 2 preguntas que faltan contarán como falladas.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Terminar' }));
    expect(screen.getByRole('heading', { name: 'Todavía no: 0 de 2', level: 1 })).toBeVisible();
    expect(screen.getAllByText('Sin responder')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Repasar mis fallos' })).not.toBeInTheDocument();
  });

  test('can be put aside and taken up where it was', async () => {
    play([singleQuestion, orderQuestion], exam);
    await press('Saltar por ahora');
    await press('Dejarlo para luego');
    expect(screen.getByText('La portada')).toBeVisible();
    expect(storedRun()).toMatchObject({ paused: true, mode: 'exam' });
  });
});

test('nobody is sent home while she thinks', () => {
  const { container } = play([singleQuestion]);
  expect(container.querySelector('[data-quiz-running]')).not.toBeNull();
});
