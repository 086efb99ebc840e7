import { ore } from '../../base/kit/money'
import type { HouseTax, TaxLines, TaxVoucher } from '../tax/model'

type Voucher = Omit<TaxVoucher, 'line'> & Partial<Pick<TaxVoucher, 'line'>>
type Lists = 'bilagsList' | 'depreciationList' | 'incomebilagsList'
type New = 'insurance' | 'common_costs' | 'short_let' | 'short_taxable'

/** Stored figures. Older ones don't have the lines and states that were added later. */
export type StoredFigures = Omit<HouseTax, Lists | 'lines' | 'state' | 'short' | 'home_use'> &
  Partial<Pick<HouseTax, 'state' | 'home_use'>> &
  Readonly<Record<Lists, readonly Voucher[]>> & { readonly short?: StoredShort } & {
    readonly lines: Omit<TaxLines, New> & Partial<Pick<TaxLines, New>>
  }

type StoredShort = (Omit<NonNullable<HouseTax['short']>, 'taxable_share'> & Partial<HouseTax['short']>) | null

const withLine = (voucher: Voucher): TaxVoucher => ({ line: null, ...voucher })

/** Completes stored figures. A line that didn't exist yet is 0. Every house counts as entered. */
export const completeFigures = (stored: StoredFigures): HouseTax => ({
  state: 'entered',
  home_use: 'let_only',
  ...stored,
  short: stored.short ? { taxable_share: stored.short.taxable, ...stored.short } : null,
  bilagsList: stored.bilagsList.map(withLine),
  depreciationList: stored.depreciationList.map(withLine),
  incomebilagsList: stored.incomebilagsList.map(withLine),
  lines: { insurance: ore(0), common_costs: ore(0), short_let: ore(0), short_taxable: ore(0), ...stored.lines },
})
