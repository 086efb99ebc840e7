/** What a link's type says: whose it is, and which paper it is about (`/r/:type/:slug`). */
const kinds = {
  tc: { signer: 'tenant', documentType: 'contract' },
  lc: { signer: 'landlord', documentType: 'contract' },
  tcl: { signer: 'tenant', documentType: 'checklist' },
  lcl: { signer: 'landlord', documentType: 'checklist' },
} as const

export type LinkKind = (typeof kinds)[keyof typeof kinds]

/** What is behind a link of that type; null: there is no such type. */
export const linkKind = (type: string): LinkKind | null =>
  Object.hasOwn(kinds, type) ? kinds[type as keyof typeof kinds] : null
