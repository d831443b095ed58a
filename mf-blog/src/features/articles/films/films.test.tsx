import { InHost } from '@femcoders/kit/test/render-page';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LiveVideoSite } from './live-video-site.tsx';
import { OwnFilm } from './own-film.tsx';
import { VideoSite } from './video-site.tsx';

const address = 'https://www.youtube.com/watch?v=abc_DEF-123';

function showVideoSite(elementsVideoUrl?: string) {
  return render(
    <InHost site={elementsVideoUrl ? { elementsVideoUrl } : {}}>
      <VideoSite title="Vídeo: los elementos">
        <p>Debajo está el vídeo.</p>
      </VideoSite>
    </InHost>,
  );
}

const askForVideo = async () => {
  render(<LiveVideoSite root={document.body} props={{ title: 'Vídeo: los elementos', address }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Cargar el vídeo de YouTube' }));
};

test('a film of ours has the controls of the browser, captions in Spanish and a transcript, and loads nothing before', () => {
  const { container } = render(
    <OwnFilm name="anatomia" title="Vídeo: anatomía">
      <p>Primero llega la etiqueta.</p>
    </OwnFilm>,
  );
  const film = screen.getByLabelText<HTMLVideoElement>('Vídeo: anatomía');
  expect(film).toHaveAttribute('controls');
  expect(film).toHaveAttribute('preload', 'none');
  const captions = container.querySelector('track');
  expect(captions).toHaveAttribute('kind', 'captions');
  expect(captions).toHaveAttribute('srclang', 'es');
  expect(captions).toHaveAttribute('src', '/assets/video/anatomia.es.vtt');
  expect(screen.getByText('Transcripción del vídeo').closest('details')).toHaveTextContent(
    'Primero llega la etiqueta.',
  );
});

test('as long as nobody has named a video, neither it nor the sentence that announces it is there', () => {
  const { container } = showVideoSite();
  expect(screen.queryByText('Debajo está el vídeo.')).not.toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(container.querySelector('[data-island]')).toBeNull();
});

test('without JavaScript a named video is a link', () => {
  const { container } = showVideoSite(address);
  expect(screen.getByText('Debajo está el vídeo.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ver el vídeo en YouTube' })).toHaveAttribute('href', address);
  expect(container.querySelector('iframe')).toBeNull();
});

test('the video is framed only once she has asked for it, and then has her focus', async () => {
  await askForVideo();
  const frame = screen.getByTitle('Vídeo: los elementos');
  expect(frame).toHaveAttribute(
    'src',
    'https://www.youtube-nocookie.com/embed/abc_DEF-123?autoplay=1&cc_load_policy=1&hl=es&rel=0',
  );
  expect(frame).toHaveFocus();
});

test('a frame that lost her focus while the video was on its way has it again, unless she has gone elsewhere', async () => {
  await askForVideo();
  const frame = screen.getByTitle('Vídeo: los elementos');
  frame.blur();
  fireEvent.load(frame);
  expect(frame).toHaveFocus();

  const link = screen.getByRole('link', { name: 'verlo en su web' });
  link.focus();
  fireEvent.load(frame);
  expect(link).toHaveFocus();
});

test('anyone who watches is taken for present, and nobody else', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const presence = jest.fn();
  window.addEventListener('message', presence);
  await askForVideo();
  act(() => jest.advanceTimersByTime(60_000));
  expect(presence).toHaveBeenCalledTimes(1);

  screen.getByTitle('Vídeo: los elementos').blur();
  act(() => jest.advanceTimersByTime(120_000));
  expect(presence).toHaveBeenCalledTimes(1);
  window.removeEventListener('message', presence);
  jest.useRealTimers();
});
