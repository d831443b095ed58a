import { adminPage } from '../layout/admin-page.tsx';

/** `/admin/personas`: everybody's accounts. */
export const accounts = adminPage({
  load: async () => (await import(/* webpackChunkName: "accounts-list" */ './components/accounts.tsx')).Accounts,
});

/** `/admin/personas/:id`: an account, and what may be done about it. */
export const account = adminPage({
  title: 'Cuenta',
  description: 'Una cuenta, con sus notas y lo que se ha hecho con ella.',
  load: async () => (await import(/* webpackChunkName: "open-account" */ './components/open-account.tsx')).OpenAccount,
});

/** `/admin/personas/:id/unir`: makes another account part of this one. */
export const mergeAccounts = adminPage({
  title: 'Unir cuentas',
  description: 'Dos cuentas de la misma persona pasan a ser una.',
  load: async () =>
    (await import(/* webpackChunkName: "merge-form" */ './components/merge-accounts.tsx')).MergeAccounts,
});
