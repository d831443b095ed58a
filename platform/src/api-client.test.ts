import { type ApiClientPorts, ApiError, type ApiRequest, createApiClient, UnreachableError } from './api-client.ts';

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

  test('carries the token of the member who is logged in, and none for a visitor', async () => {
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

  test.each([
    ['a gateway that waits in vain', () => new Response('<h1>504 Gateway Time-out</h1>', { status: 504 })],
    ['a network that asks her to log in', () => new Response('<h1>Wifi gratis</h1>', { status: 403 })],
    ['a machine that speaks JSON', () => json({ message: 'Unauthorized' }, { status: 401 })],
  ])(
    'what %s answers is no answer of the API: it is unknown what arrived, and no session ends',
    async (_who, answer) => {
      const onUnauthenticated = jest.fn();
      const { client, calls } = clientAnswering(answer(), { token: () => 'abc', onUnauthenticated });
      await expect(client.request('/comments', { method: 'POST', body: {} })).rejects.toMatchObject({
        name: 'UnreachableError',
        keyed: true,
      });
      // Who is overloaded is not asked again at once.
      expect(calls).toHaveLength(1);
      expect(onUnauthenticated).not.toHaveBeenCalled();
    },
  );

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
  beforeEach(() => sessionStorage.clear());

  /** @param answers in their order; when there are no more, everything is taken */
  function clientLosing(...answers: (Response | Error)[]) {
    const keys: unknown[] = [];
    const open = () =>
      createApiClient({
        baseUrl: '/api',
        fetch: async (_address, init) => {
          keys.push(new Headers(init?.headers).get('idempotency-key') ?? undefined);
          const answer = answers.shift() ?? json({});
          if (answer instanceof Error) throw answer;
          return answer;
        },
      });
    const client = open();
    const sendBy =
      (by: typeof client, path = '/comments') =>
      (content: string, more: ApiRequest = {}) =>
        by.request(path, { method: 'POST', body: { content }, ...more });
    return { client, keys, send: sendBy(client), sendBy, reload: () => sendBy(open()) };
  }

  test('is asked for once more by itself, under the same key', async () => {
    const { keys, send } = clientLosing(lost, json({ id: '1' }));
    await expect(send('Hola')).resolves.toEqual({ id: '1' });
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(/^[\w-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  const losses = [
    ['no answer', () => [lost, lost]],
    ['the words of a machine in between', () => [new Response('<h1>504</h1>', { status: 504 })]],
    ['half an answer', () => [new Response('{"id":'), new Response('{"id":')]],
  ] as const;
  test.each(losses)('has the same key when it is sent again after %s', async (_what, answers) => {
    const { keys, send } = clientLosing(...answers());
    await expect(send('Hola')).rejects.toThrow();
    await expect(send('Hola')).resolves.toEqual({});
    expect(new Set(keys).size).toBe(1);
    await send('Hola');
    expect(new Set(keys).size).toBe(2);
  });

  test.each(losses)('has it also when the page was loaded again after %s', async (_what, answers) => {
    const { keys, send, reload } = clientLosing(...answers());
    await expect(send('Hola')).rejects.toThrow();
    await reload()('Hola');
    expect(new Set(keys).size).toBe(1);
  });

  test('has it when the page was left before anything came back', async () => {
    const { keys, reload } = clientLosing();
    const waiting = createApiClient({
      baseUrl: '/api',
      fetch: (_address, init) => {
        keys.push(new Headers(init?.headers).get('idempotency-key'));
        return new Promise(() => {});
      },
    });
    void waiting.request('/comments', { method: 'POST', body: { content: 'Hola' } });
    await reload()('Hola');
    expect(keys[1]).toBe(keys[0]);
  });

  test('has it when a word was changed: the API says whether the first had arrived, and then it is something new', async () => {
    const first = { id: '1', editToken: 'secret' };
    const arrived = json({ code: 'conflict', message: 'Ya nos había llegado.', sent: first }, { status: 409 });
    const { keys, send } = clientLosing(lost, lost, arrived);
    await expect(send('Hola')).rejects.toThrow(UnreachableError);
    await expect(send('Hola a todas')).rejects.toMatchObject({ status: 409, sent: first });
    await send('Hola a todas');
    expect(new Set(keys.slice(0, 3)).size).toBe(1);
    expect(keys[3]).not.toBe(keys[0]);
  });

  test.each([
    ['refused', () => json({ code: 'validation', message: 'No.' }, { status: 400 })],
    ['asked to wait', () => json({ code: 'too-many-requests', message: 'No.' }, { status: 429 })],
    ['asked to enter again', () => json({ code: 'unauthenticated', message: 'No.' }, { status: 401 })],
  ])('is still looked for after she was %s: that says nothing of what she sent before', async (_what, answer) => {
    const { keys, send } = clientLosing(lost, lost, answer());
    await expect(send('Hola')).rejects.toThrow();
    await expect(send('Hola a todas')).rejects.toBeInstanceOf(ApiError);
    await send('Hola a todas');
    expect(new Set(keys).size).toBe(1);
  });

  test('is what that form sent, on that page: others have keys of their own', async () => {
    const { client, keys, send, sendBy } = clientLosing(lost, lost);
    await expect(send('Hola')).rejects.toThrow();
    await sendBy(client, '/contact')('Hola');
    const here = location.pathname;
    history.pushState({}, '', '/recursos/css/css-grid');
    await send('Hola');
    history.pushState({}, '', here);
    await send('Hola');
    const [first, , contact, elsewhere, again] = keys;
    expect(new Set([first, contact, elsewhere]).size).toBe(3);
    expect(again).toBe(first);
  });

  test('keeps two things apart that one form sends at the same moment', async () => {
    const { keys, send } = clientLosing();
    await Promise.all([send('una'), send('otra')]);
    expect(new Set(keys).size).toBe(2);
    await Promise.all([send('la misma'), send('la misma')]);
    expect(keys[3]).toBe(keys[2]);
  });

  test('is known also when something else from the same form never ends', async () => {
    const { keys, sendBy } = clientLosing();
    let n = 0;
    const client = createApiClient({
      baseUrl: '/api',
      fetch: async (_address, init) => {
        keys.push(new Headers(init?.headers).get('idempotency-key'));
        n += 1;
        if (n === 1) return new Promise(() => {});
        if (n < 4) throw lost;
        return json({});
      },
    });
    const send = sendBy(client);
    void send('una');
    await expect(send('otra')).rejects.toThrow(UnreachableError);
    await send('otra');
    expect(new Set(keys).size).toBe(2);
    expect(new Set(keys.slice(1)).size).toBe(1);
  });

  test('leaves nothing of what was sent on the device but a number, which goes with the answer', async () => {
    const { send } = clientLosing(lost, lost);
    await expect(send('un secreto')).rejects.toThrow();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('secreto');
    expect(sessionStorage).toHaveLength(1);
    await send('un secreto');
    expect(sessionStorage).toHaveLength(0);
  });

  test('leaves nothing at all where its form says so, and is known until the page is left', async () => {
    const { keys, send, reload } = clientLosing(lost, lost, lost, lost);
    await expect(send('sin nombre', { onDevice: false })).rejects.toThrow();
    expect(sessionStorage).toHaveLength(0);
    await expect(send('con nombre')).rejects.toThrow();
    await send('sin nombre', { onDevice: false });
    expect(keys[4]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
    await reload()('sin nombre', { onDevice: false });
    expect(keys[5]).not.toBe(keys[0]);
  });

  test('has its key where the browser stores nothing, until the page is left', async () => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError');
    });
    const { keys, send } = clientLosing(lost, lost);
    await expect(send('Hola')).rejects.toThrow(UnreachableError);
    await send('Hola');
    expect(new Set(keys).size).toBe(1);
    full.mockRestore();
  });

  test('is not asked for again when its sender takes it back; what is only read has no key', async () => {
    const caller = new AbortController();
    const { client, keys, send } = clientLosing(lost, lost, lost);
    caller.abort();
    await expect(send('Hola', { signal: caller.signal })).rejects.toThrow();
    expect(keys).toHaveLength(1);
    await expect(client.request('/comments')).rejects.toThrow();
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBeUndefined();
    await send('Otra cosa');
    expect(keys[2]).not.toBe(keys[0]);
  });
});
