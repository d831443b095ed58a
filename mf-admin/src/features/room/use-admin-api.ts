import { type ApiClient, ApiError, type ApiRequest, useApi, useLocation, useNavigate } from '@femcoders/platform';
import { useEffect, useMemo, useRef } from 'react';
import { loginAddress } from './login-address.ts';

/** The host's API client; when the session has ended (401) it leads to the login page, which leads back here. */
export function useAdminApi(): ApiClient {
  const api = useApi();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const login = useRef({ navigate, address: '' });
  useEffect(() => {
    login.current = { navigate, address: loginAddress({ pathname, search }) };
  }, [navigate, pathname, search]);

  return useMemo(
    () => ({
      async request<T = void>(path: string, request?: ApiRequest) {
        try {
          return await api.request<T>(path, request);
        } catch (error) {
          if (error instanceof ApiError && error.status === 401) {
            login.current.navigate(login.current.address, { replace: true });
          }
          throw error;
        }
      },
    }),
    [api],
  );
}
