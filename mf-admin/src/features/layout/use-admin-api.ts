import { interceptFailures } from '@femcoders/kit/data/intercept-failures';
import { uploadFile } from '@femcoders/kit/files/upload-file';
import { type ApiClient, ApiError, useApi, useLocation, useNavigate } from '@femcoders/platform';
import { useEffect, useMemo, useRef } from 'react';
import { loginAddress } from './login-address.ts';

export interface AdminApi extends ApiClient {
  /**
   * Sends a file as it is, as `uploadFile` does.
   * @throws like `request`
   */
  upload: typeof uploadFile;
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
      ...interceptFailures(api, leadToLogin),
      upload: (...sent) => uploadFile(...sent).catch(leadToLogin),
    };
  }, [api]);
}
