/**
 * Proves that the account was checked: by a valid session, or, for a job, the command line or a signed link, by its own
 * record (`actAsOwner`). Only landlord/credentials/service-session.ts makes it.
 */
export type OwnerId = number & { readonly proof: 'OwnerId' }
