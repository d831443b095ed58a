import { type Comment, commentListSchema } from '@femcoders/contracts/comment';
import { type LoginAnswer, loginAnswerSchema } from '@femcoders/contracts/session';

/** The credentials of a login. */
export interface Credentials {
  userEmail: string;
  userPassword: string;
}

/** Logs in at a site that is not the one under test. */
export async function logInAt(url: string, credentials: Credentials): Promise<LoginAnswer> {
  const login = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  });
  return loginAnswerSchema.parse(await login.json());
}

/** Every comment of a post that waits for moderation, page by page, as an admin reads them. */
export async function everyPendingComment(url: string, postId: number, admin: Credentials): Promise<Comment[]> {
  const { authToken } = await logInAt(url, admin);
  const comments: Comment[] = [];
  let query: string | undefined = `?postId=${postId}&page=1&limit=100`;
  while (query) {
    const response: Response = await fetch(`${url}/api/comments/pending${query}`, {
      headers: { authorization: `Bearer ${authToken}` },
    });
    comments.push(...commentListSchema.parse(await response.json()));
    query = /<(.*)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
  }
  return comments;
}
