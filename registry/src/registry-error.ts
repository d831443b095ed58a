/** Why the registry refuses or cannot answer. */
export type RegistryErrorCode =
  /** The release's folder lacks files, or holds others than `release.json` says. */
  | 'incomplete-release'
  /** The store does not take it, or does not give it. */
  | 'not-stored'
  /** A piece of it weighs more than any remote may. */
  | 'too-heavy'
  /** That version was published before with other files. */
  | 'version-taken'
  /** There is no earlier version to go back to. */
  | 'nothing-to-roll-back'
  /** Somebody has made another version live than the one that was to be taken back. */
  | 'another-is-live'
  /** That version is held: it has to be let go first. */
  | 'pinned'
  /** It misses something of what else is live, or leaves a remote without what that needs. */
  | 'does-not-fit'
  /** An address of it belongs to another part that is live. */
  | 'path-taken'
  /** It adds a link to the header's menu, where all places for remotes are taken. */
  | 'no-header-place'
  /** It was tried before it went live, and a page of it failed. */
  | 'does-not-render'
  /** Nothing new of it goes live for now. */
  | 'frozen'
  /** Somebody else has to approve it first. */
  | 'not-approved'
  /** The person who started a roll-out cannot approve it. */
  | 'own-approval'
  /** Its roll-out has stopped itself. */
  | 'stopped-itself'
  /** A roll-out of that name goes on, or of what is live already. */
  | 'another-rollout'
  /** No roll-out of that name goes on. */
  | 'no-rollout'
  /** No such version was ever published. */
  | 'unknown-release'
  /** Nothing is live of that name. */
  | 'not-live'
  /** The token that asked was revoked before it was done. */
  | 'token-ended'
  /** There is no site without a shell. */
  | 'shell-stays'
  /** No shell is live yet, so there is no document. */
  | 'empty'
  /** Neither the registry nor a snapshot can be read. */
  | 'unavailable';

/** An error of the registry. Its message is Spanish, complete, and may be shown in the terminal. */
export class RegistryError extends Error {
  override readonly name = 'RegistryError';
  readonly code: RegistryErrorCode;

  constructor(code: RegistryErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
