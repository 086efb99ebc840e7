/** The parameters of the address that open a dialog of each kind, besides `add`. */
const keys = {
  expense: ['bilag', 'edit'],
  income: ['income', 'editIncome', 'rent', 'trashIncome'],
  depreciation: ['item', 'table', 'editItem', 'personal'],
} as const
type DialogKind = keyof typeof keys

/** The dialog of a voucher that the address names. `isNew`: it records a new voucher. */
export function dialogOf(search: string): { readonly kind: DialogKind | null; readonly isNew: boolean } {
  const params = new URLSearchParams(search)
  const add = params.get('add')
  const kinds = Object.keys(keys) as DialogKind[]
  const made = kinds.find((kind) => kind === add)
  if (made) return { kind: made, isNew: true }
  return { kind: kinds.find((kind) => keys[kind].some((key) => params.has(key))) ?? null, isNew: false }
}
