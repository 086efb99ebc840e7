/** A text of a paper; without `en` it is Norwegian alone, or the same in both languages. */
export type Shown = { readonly nb: string; readonly en?: string }

/** A line of a table: what it is called, and what it says. */
export type FactRow = { readonly label: Shown; readonly value: Shown }

/** The parties of an agreement side by side: one column each, and rows of what identifies them. */
export type PartyTable = {
  readonly roles: readonly [Shown, Shown]
  readonly rows: readonly { readonly label: Shown; readonly values: readonly [Shown, Shown] }[]
}

/** Where one party signs. */
export type Signer = { readonly role: Shown; readonly name: string }

/** A finished document and the name it is saved under. */
export interface Paper {
  readonly bytes: Uint8Array
  readonly name: string
}
