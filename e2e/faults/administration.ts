import { admin, type FaultySite } from './faulty-site.ts';

/** Asks the administration as its first administrator. @returns path and method in, the answer out */
export async function administration(site: FaultySite): Promise<(path: string, method?: string) => Promise<Response>> {
  const login = await fetch(`${site.api}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  });
  const { authToken } = (await login.json()) as { authToken: string };
  return (path, method = 'GET') =>
    fetch(`${site.api}/admin/${path}`, { method, headers: { authorization: `Bearer ${authToken}` } });
}
