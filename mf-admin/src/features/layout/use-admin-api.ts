import type { AnswerOf, Endpoint } from '@femcoders/contracts/endpoints/endpoint';
import { type FileInput, sendFile } from '@femcoders/kit/files/send-file';
import { type ApiClient, ApiError, type ApiRequest, useApi, useLocation, useNavigate } from '@femcoders/platform';
import { useEffect, useMemo, useRef } from 'react';
import { loginAddress } from './login-address.ts';

export interface AdminApi extends ApiClient {
  /** Calls an endpoint that takes a file as it is. @throws like `request` */
  upload<E extends Endpoint>(
    endpoint: E,
    input: FileInput<E>,
    file: File,
    options?: Parameters<typeof sendFile>[3],
  ): Promise<AnswerOf<E>>;
}

/** The host's API client; when the session has ended (401) it leads to the login page, which leads back here. */
export function useAdminApi(): AdminApi {
  const api = useApi();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const login = useRef({ navigate, address: '' });
  useEffect(() => {
    login.current = { navigate, address: loginAddress({ pathname, search }) };
  }, [navigate, pathname, search]);

  return useMemo(() => {
    function leadToLogin(error: unknown): never {
      if (error instanceof ApiError && error.status === 401) {
        login.current.navigate(login.current.address, { replace: true });
      }
      throw error;
    }
    return {
      request: <T = void>(path: string, request?: ApiRequest) => api.request<T>(path, request).catch(leadToLogin),
      upload: (endpoint, input, file, options) => sendFile(endpoint, input, file, options).catch(leadToLogin),
    };
  }, [api]);
}
