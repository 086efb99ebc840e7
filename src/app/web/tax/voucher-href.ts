import type { VoucherKind } from '../../../year/tax/web/tax-address'

/** The parameters that open a voucher. Personal use is identified by its year, in the house that the address names. */
export function voucherParams(
  kind: VoucherKind,
  { id, name }: { readonly id: number; readonly name: string },
  houseId: number,
): Readonly<Record<string, number>> {
  if (kind === 'expense') return { bilag: id }
  if (kind === 'income' || kind === 'short') return { income: id }
  return name === 'inPersonalUse' ? { personal: id, house: houseId } : { item: id }
}
