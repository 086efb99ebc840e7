/**
 * Proof that a living session of this account made the request. Only the session gate creates it
 * (landlord/credentials/service-session.ts).
 */
export type OwnerId = number & { readonly proof: 'OwnerId' }
