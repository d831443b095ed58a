import { type ApiClientPorts, ApiError, createApiClient, UnreachableError } from './api-client.ts';

function clientAnswering(answer: Response | Error, ports: Partial<ApiClientPorts> = {}) {
  const calls: { address: string; init: RequestInit }[] = [];
  const client = createApiClient({
    baseUrl: '/api',
    ...ports,
    fetch: async (address, init) => {
      calls.push({ address: String(address), init: init ?? {} });
      if (answer instanceof Error) throw answer;
      return answer;
    },
  });
  return { client, calls };
}

const json = (body: unknown, init: ResponseInit = {}) => new Response(JSON.stringify(body), init);

describe('a call of the API', () => {
  test('goes to the path below the base, with the query and without undefined parts', async () => {
    const { client, calls } = clientAnswering(json([]));
    await client.request('/comments/approved', {
      query: { postId: 16, page: undefined, alias: 'Mª José & co' },
    });
    const address = new URL(calls[0]?.address ?? '', 'https://sitio.example');
    expect(address.pathname).toBe('/api/comments/approved');
    expect(Object.fromEntries(address.searchParams)).toEqual({ postId: '16', alias: 'Mª José & co' });
  });

  test('has no question mark when there is nothing to ask', async () => {
    const { client, calls } = clientAnswering(json([]));
    await client.request('/events/api/list/past', { query: { page: undefined } });
    expect(calls[0]?.address).toBe('/api/events/api/list/past');
  });

  test('sends a body as JSON', async () => {
    const { client, calls } = clientAnswering(json({}));
    await client.request('/comments', { method: 'POST', body: { postId: 16, content: '¡Hola!', alias: '' } });
    expect(calls[0]?.init.method).toBe('POST');
    expect(calls[0]?.init.body).toBe('{"postId":16,"content":"¡Hola!","alias":""}');
    expect(calls[0]?.init.headers).toMatchObject({ 'content-type': 'application/json' });
  });

  test('carries the token of whoever is logged in, and none for a visitor', async () => {
    const member = clientAnswering(json({}), { token: () => 'abc' });
    await member.client.request('/user/7');
    expect(member.calls[0]?.init.headers).toMatchObject({ authorization: 'Bearer abc' });

    const visitor = clientAnswering(json({}), { token: () => null });
    await visitor.client.request('/comments/approved');
    expect(visitor.calls[0]?.init.headers).not.toHaveProperty('authorization');
  });

  test('gives what the API answered', async () => {
    const { client } = clientAnswering(json(['uno', 'dos']));
    await expect(client.request('/blog')).resolves.toEqual(['uno', 'dos']);
  });

  test('may be answered with nothing', async () => {
    const { client } = clientAnswering(new Response(null, { status: 204 }));
    await expect(client.request('/auth/logout', { method: 'POST' })).resolves.toBeUndefined();
  });
});

describe('when the API refuses', () => {
  test('the reader gets its sentence, and the form its fields', async () => {
    const problem = {
      code: 'validation',
      message: 'Revisa el formulario.',
      fields: [{ field: 'content', message: 'Escribe tu comentario.' }],
    };
    const { client } = clientAnswering(json(problem, { status: 422 }));
    const error = await client.request('/comments', { method: 'POST', body: {} }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 422,
      code: 'validation',
      message: 'Revisa el formulario.',
      fields: problem.fields,
    });
  });

  test('it says after how many seconds to come back', async () => {
    const { client } = clientAnswering(
      json(
        { code: 'too-many-requests', message: 'Espera un momento.' },
        { status: 429, headers: { 'retry-after': '30' } },
      ),
    );
    await expect(client.request('/comments')).rejects.toMatchObject({ code: 'too-many-requests', retryAfter: 30 });
  });

  test('an answer of some machine in between never reaches the reader as it is', async () => {
    const { client } = clientAnswering(new Response('<h1>502 Bad Gateway</h1>', { status: 502 }));
    await expect(client.request('/comments')).rejects.toMatchObject({
      status: 502,
      code: 'internal',
      message: 'Algo ha fallado por nuestra parte.',
    });
  });

  test('a token that is no longer good is given up, once somebody had one', async () => {
    const given = { code: 'unauthenticated', message: 'Inicia sesión.' };
    const onUnauthenticated = jest.fn();
    const member = clientAnswering(json(given, { status: 401 }), { token: () => 'vencido', onUnauthenticated });
    await expect(member.client.request('/user/7')).rejects.toBeInstanceOf(ApiError);
    expect(onUnauthenticated).toHaveBeenCalledTimes(1);

    const visitor = clientAnswering(json(given, { status: 401 }), { token: () => null, onUnauthenticated });
    await expect(visitor.client.request('/auth/login')).rejects.toBeInstanceOf(ApiError);
    expect(onUnauthenticated).toHaveBeenCalledTimes(1);
  });
});

describe('when no usable answer arrives', () => {
  test('without a network it says so in Spanish and keeps the cause for the log', async () => {
    const cause = new TypeError('Failed to fetch');
    const { client } = clientAnswering(cause);
    const error = await client.request('/comments').catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(UnreachableError);
    expect(error).toMatchObject({ message: 'No hemos podido conectar.', cause });
  });

  test('an answer that is no JSON is not passed on', async () => {
    const { client } = clientAnswering(new Response('hola'));
    await expect(client.request('/blog')).rejects.toBeInstanceOf(UnreachableError);
  });

  test('it gives up after the longest wait', async () => {
    const client = createApiClient({
      baseUrl: '',
      timeoutMs: 1,
      fetch: (_address, init) =>
        new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
    });
    await expect(client.request('/lenta')).rejects.toBeInstanceOf(UnreachableError);
  });

  test('a call that its caller takes back is no failure of the network', async () => {
    const caller = new AbortController();
    const client = createApiClient({
      baseUrl: '',
      fetch: (_address, init) =>
        new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
    });
    const answer = client.request('/comments', { signal: caller.signal });
    caller.abort(new Error('se ha ido a otra página'));
    await expect(answer).rejects.toThrow('se ha ido a otra página');
  });
});

describe('what is sent and not answered', () => {
  const lost = new TypeError('Failed to fetch');
  function clientLosing(...answers: (Response | Error)[]) {
    const keys: unknown[] = [];
    const client = createApiClient({
      baseUrl: '/api',
      fetch: async (_address, init) => {
        keys.push(new Headers(init?.headers).get('idempotency-key') ?? undefined);
        const answer = answers.shift() ?? json({});
        if (answer instanceof Error) throw answer;
        return answer;
      },
    });
    const send = (content: string, elapsedMs = 1) =>
      client.request('/comments', { method: 'POST', body: { content, elapsedMs } });
    return { client, keys, send };
  }

  test('is asked for once more by itself, under the same key', async () => {
    const { keys, send } = clientLosing(lost, json({ id: '1' }));
    await expect(send('Hola')).resolves.toEqual({ id: '1' });
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(/^[\w-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  test.each([
    ['no answer', [lost, lost]],
    ['the words of a machine in between', [new Response('<h1>504</h1>', { status: 504 })]],
    ['half an answer', [new Response('{"id":')]],
  ])('has the same key when it is sent again after %s, however long she took', async (_what, answers) => {
    const { keys, send } = clientLosing(...answers);
    await expect(send('Hola', 5_000)).rejects.toThrow();
    await expect(send('Hola', 60_000)).resolves.toEqual({});
    expect(new Set(keys).size).toBe(1);
  });

  test('is something else once it was changed, and once it was answered', async () => {
    const { keys, send } = clientLosing(lost, lost);
    await expect(send('Hola')).rejects.toThrow();
    await send('Hola a todas');
    expect(keys[2]).not.toBe(keys[0]);
    await send('Hola');
    await send('Hola');
    expect(keys[3]).toBe(keys[0]);
    expect(keys[4]).not.toBe(keys[3]);
  });

  test('is something else by another link', async () => {
    const { client, keys } = clientLosing(lost, lost, lost, lost);
    const cancel = (link: string) => client.request('/cancel', { method: 'POST', headers: { 'x-link-key': link } });
    for (const link of ['one', 'other']) await expect(cancel(link)).rejects.toThrow();
    expect(keys[2]).not.toBe(keys[0]);
  });

  test('has a new key after the API refused it: nothing was done', async () => {
    const refused = () => json({ code: 'validation', message: 'No.' }, { status: 400 });
    const { keys, send } = clientLosing(refused(), refused());
    await expect(send('Hola')).rejects.toBeInstanceOf(ApiError);
    await expect(send('Hola')).rejects.toBeInstanceOf(ApiError);
    expect(new Set(keys).size).toBe(2);
  });

  test('is not asked for again when its sender takes it back; what is only read has no key', async () => {
    const caller = new AbortController();
    const { client, keys } = clientLosing(lost, lost, lost);
    caller.abort();
    const taken = client.request('/comments', { method: 'POST', body: {}, signal: caller.signal });
    await expect(taken).rejects.toThrow();
    expect(keys).toHaveLength(1);
    await expect(client.request('/comments')).rejects.toThrow();
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBeUndefined();
  });
});
