/**
 * Proves that a valid session of this account made the request. Only landlord/credentials/service-session.ts makes it.
 */
export type OwnerId = number & { readonly proof: 'OwnerId' }
