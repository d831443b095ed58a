// The public face: all that a remote may use of its host at run time. What is exported here owes compatibility.

// Routing and data fetching are owned here so that their libraries are evaluated once and only these names are shared.
export {
  type DehydratedState,
  hydrate,
  QueryClient,
  QueryClientProvider,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
  useSuspenseQuery,
} from '@tanstack/react-query';
export { Link, NavLink, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
export {
  type ApiClient,
  type ApiClientPorts,
  ApiError,
  type ApiRequest,
  createApiClient,
  UnreachableError,
} from './api-client.ts';
export { type BlockLoader, type BlockModule, type BlockRoute, blockId } from './block.ts';
export { type CallArguments, type CallOptions, callApi } from './call-api.ts';
export type { DocumentArgs, DocumentModule, DocumentRoute } from './document.ts';
export { type Host, HostProvider, useApi, usePublicUrl, useSite } from './host.tsx';
export { ProofRefused, useProofRequest, withProof } from './identity-proof.ts';
export { useLinkToken } from './link-token.ts';
export { closeModal, type ModalType, openModal, useModals, useOpenModal } from './modals.ts';
export {
  type PageAddress,
  type PageHead,
  type PageHeadFactory,
  type PageLoader,
  type PageModule,
  PageNotFound,
  type PagePoster,
  type PageRoute,
  pageId,
  type RemoteModule,
} from './page.ts';
export type { PageLoaderArgs } from './page-loader-args.ts';
export { createQueryClient, queryDefaults, retryDelay, shouldRetry } from './query-client.ts';
export { keepServerHtml, keptHtmlMark, serverHtml } from './server-html.ts';
export {
  checkSession,
  forgetSession,
  type Session,
  type SessionEnd,
  SessionNotKept,
  type SignedInUser,
  sessionKeys,
  sessionStore,
  sessionToken,
  signIn,
  signOut,
  useSession,
  watchSession,
} from './session.ts';
export { type ErrorSource, onError, reportError } from './telemetry.ts';
export { dismissToast, showToast, type Toast, useToasts } from './toasts.ts';
