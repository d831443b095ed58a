import { InHost } from '@femcoders/kit/test/render-page';
import { createQueryClient, onError, PageNotFound } from '@femcoders/platform';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { asLoadFailure } from './load-failures.ts';
import { SectionError } from './section-error.tsx';
import { SitePage } from './site-page.ts';

const page = new SitePage({ id: 'mf-events:0', path: '/eventos' }, { name: 'mf-events', version: '1' }, () =>
  Promise.reject(),
);
const apology = 'Esta parte no ha podido cargarse';

let reports: unknown[];
let stopTelling: () => void;
let asked: number;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => {});
  // The registry still names the version that this tab runs.
  Object.assign(globalThis, { fetch: async () => Response.json({ 'mf-events': '1' }) });
  reports = [];
  stopTelling = onError((error) => reports.push(error));
  asked = 0;
});

afterEach(() => {
  stopTelling();
  jest.useRealTimers();
});

/** Opens the page. @param outcomes of its loader, one for each time that it is asked; after the last it arrives */
async function openPage(outcomes: (() => Error)[]) {
  const router = createMemoryRouter([
    {
      path: '/',
      loader: async () => {
        const outcome = outcomes[asked++];
        await new Promise((answer) => setTimeout(answer, 60));
        if (outcome) throw outcome();
        return null;
      },
      element: <h1>Próximos eventos tech</h1>,
      errorElement: <SectionError page={page} />,
    },
  ]);
  render(
    <InHost api={{ request: () => Promise.reject() }} queryClient={createQueryClient('server')}>
      <RouterProvider router={router} />
    </InHost>,
  );
  await wait(100);
}

/** Advances timer by timer, so that React renders between them: it must see that the router is loading. @param ms */
async function wait(ms: number) {
  let over = false;
  setTimeout(() => {
    over = true;
  }, ms);
  while (!over) await act(() => jest.advanceTimersToNextTimerAsync());
}
const lost = () => asLoadFailure(new Error('Its code did not arrive.'));

test('a page whose code did not arrive is retried by itself, reported once, and comes', async () => {
  await openPage([lost, lost]);
  expect(screen.getByText(apology)).toBeInTheDocument();
  await wait(1_200);
  expect(screen.getByText(apology)).toBeInTheDocument();
  await wait(3_000);
  expect(screen.getByRole('heading', { name: 'Próximos eventos tech' })).toBeInTheDocument();
  expect(reports).toHaveLength(1);
});

test('the pauses grow, up to half a minute', async () => {
  await openPage(Array(30).fill(lost));
  await wait(10_000);
  expect(asked).toBeLessThanOrEqual(6);
  await wait(60_000);
  const before = asked;
  await wait(60_000);
  expect(asked - before).toBeGreaterThanOrEqual(1);
  expect(asked - before).toBeLessThanOrEqual(5);
});

test('what cannot be drawn, and what does not exist, is not asked for again', async () => {
  await openPage([() => new Error('It throws when it is drawn.')]);
  await wait(60_000);
  expect(asked).toBe(1);
});

test('an address without a page is left alone', async () => {
  await openPage([() => asLoadFailure(new PageNotFound())]);
  await wait(60_000);
  expect(asked).toBe(1);
});
