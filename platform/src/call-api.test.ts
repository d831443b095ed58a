import { countApprovedComments, editComment, withdrawOwnComment } from '@femcoders/contracts/endpoints/comments';
import { addPicture } from '@femcoders/contracts/endpoints/pictures';
import type { ApiRequest } from './api-client.ts';
import { callApi } from './call-api.ts';

/** An API that notes what it is asked. */
function listeningApi() {
  const asked: { path: string; request: ApiRequest | undefined }[] = [];
  return {
    asked,
    request: async <T>(path: string, request?: ApiRequest) => {
      asked.push({ path, request });
      return {} as T;
    },
  };
}

it('asks the endpoint’s own path with its method, what stands in the path written for an address', async () => {
  const api = listeningApi();
  await callApi(api, withdrawOwnComment, { params: { id: 'a/b ñ', comment: '7' } });
  const signal = new AbortController().signal;
  await callApi(api, countApprovedComments, { query: { postId: 3 }, signal });
  expect(api.asked).toEqual([
    { path: '/user/a%2Fb%20%C3%B1/comments/7', request: { method: 'DELETE' } },
    { path: '/comments/approved/count', request: { method: 'GET', query: { postId: 3 }, signal } },
  ]);
});

it('is the same where an endpoint is only its row, as in a release', async () => {
  const api = listeningApi();
  await callApi(api, 'PATCH /comments/:id' as unknown as typeof editComment, {
    params: { id: '7' },
    headers: { 'x-comment-token': 'secreto' },
    body: { content: 'Hola' },
  });
  expect(api.asked).toEqual([
    {
      path: '/comments/7',
      request: { method: 'PATCH', headers: { 'x-comment-token': 'secreto' }, body: { content: 'Hola' } },
    },
  ]);
});

it('does not compile without what the endpoint needs, nor with what it does not take', () => {
  const api = listeningApi();
  const wrong = async () => {
    // @ts-expect-error the comment's id is missing
    await callApi(api, editComment, { headers: { 'x-comment-token': '' }, body: { content: 'Hola' } });
    const own = { params: { id: '7' }, headers: { 'x-comment-token': '' } };
    // @ts-expect-error it takes no such field
    await callApi(api, editComment, { ...own, body: { text: 'Hola' } });
    // @ts-expect-error the number of the post is missing
    await callApi(api, countApprovedComments, {});
    // @ts-expect-error no endpoint of the catalogue
    await callApi(api, 'POST /contacto-nuevo', {});
    // @ts-expect-error it takes a file as it is
    await callApi(api, addPicture, {});
    // @ts-expect-error nor is a file given as text
    await callApi(api, addPicture, { body: { content: '' } });
    const { total } = await callApi(api, countApprovedComments, { query: { postId: 3 } });
    // @ts-expect-error it is a number
    total.toUpperCase();
  };
  expect(wrong).toBeInstanceOf(Function);
});
