import { noAnswerText } from '@femcoders/contracts/no-answer-text';
import { FakeApi } from '@femcoders/kit/test/fake-api';
import { InHost, impatientQueryClient } from '@femcoders/kit/test/render-page';
import { ApiError } from '@femcoders/platform';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EndAlert } from './end-alert.tsx';

const show = (api: FakeApi) =>
  render(
    <InHost api={api} queryClient={impatientQueryClient()}>
      <EndAlert token="a1.firma" />
    </InHost>,
  );

test('the link of a mail names its alert and asks before it ends; what came of it takes the focus', async () => {
  const api = new FakeApi()
    .on('GET /job-alert', { state: 'on', filters: { level: 'junior', mode: 'remoto' } })
    .on('POST /job-alerts/unsubscribe', { state: 'gone', filters: null });
  show(api);
  expect(await screen.findByText('En remoto · Junior')).toBeInTheDocument();
  expect(api.sent).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Quitar esta alerta' }));
  expect(await screen.findByRole('heading', { name: 'Ya no te avisamos de esa búsqueda' })).toHaveFocus();
  expect(api.sent[0]?.path).toBe('/job-alerts/unsubscribe');
  expect(api.keys).toEqual(['a1.firma', 'a1.firma']);
});

test('when it does not arrive the alert stays, and can be ended after all', async () => {
  const api = new FakeApi().on('GET /job-alert', { state: 'on', filters: { level: 'junior' } });
  show(api);
  await userEvent.click(await screen.findByRole('button', { name: 'Quitar esta alerta' }));
  expect(await screen.findByText(noAnswerText)).toBeInTheDocument();
  api.on('POST /job-alerts/unsubscribe', { state: 'gone', filters: null });
  await userEvent.click(screen.getByRole('button', { name: 'Quitar esta alerta' }));
  expect(await screen.findByRole('heading', { name: 'Ya no te avisamos de esa búsqueda' })).toBeInTheDocument();
});

test('a link that this site has not made ends nothing', async () => {
  show(
    new FakeApi().on('GET /job-alert', () => {
      throw new ApiError(404, 'not-found', 'Este enlace no es de ninguno de nuestros correos.');
    }),
  );
  expect(await screen.findByText(/Esta alerta no existe o ya está quitada/)).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
