/** Proof that a living session of this account made the request. Minted only by the session gate (landlord/session/service.ts). */
export type OwnerId = number & { readonly proof: 'OwnerId' }
