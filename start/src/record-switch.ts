// The registry's switches are sensitive acts: who makes a registry hands it this, so that they are in the audit log.
export { recordRollout, recordSwitch } from '@femcoders/api/audit/release-switch';
