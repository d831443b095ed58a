import * as loaded from './data/loaded.examples.tsx';
import * as confirmDialog from './forms/confirm-dialog.examples.tsx';
import * as form from './forms/kit-form.examples.tsx';
import * as privacyNotice from './forms/privacy-notice.examples.tsx';

/** The examples of what kit draws, for `/sistema`, as `componentExamples` of shared-ui has those of its components. */
export const kitExamples = [
  { id: 'kit-form', importedFrom: '@femcoders/kit/forms/form', ...form },
  { id: 'kit-confirm-dialog', importedFrom: '@femcoders/kit/forms/confirm-dialog', ...confirmDialog },
  { id: 'kit-privacy-notice', importedFrom: '@femcoders/kit/forms/privacy-notice', ...privacyNotice },
  { id: 'kit-loaded', importedFrom: '@femcoders/kit/data/loaded', ...loaded },
];
