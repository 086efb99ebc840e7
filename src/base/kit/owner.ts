/**
 * Proves that a living session of this account made the request. Only landlord/credentials/service-session.ts makes it.
 */
export type OwnerId = number & { readonly proof: 'OwnerId' }
