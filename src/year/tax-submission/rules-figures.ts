import { ore } from '../../base/kit/money'
import type { HouseTax, TaxLines, TaxVoucher } from '../tax/model'

type Voucher = Omit<TaxVoucher, 'line'> & Partial<Pick<TaxVoucher, 'line'>>
type Lists = 'bilagsList' | 'depreciationList' | 'incomebilagsList'
type New = 'insurance' | 'common_costs'

/** Figures as they are stored; those of before the return had these lines and states lack them. */
export type StoredFigures = Omit<HouseTax, Lists | 'lines' | 'state' | 'short'> &
  Partial<Pick<HouseTax, 'state' | 'short'>> &
  Readonly<Record<Lists, readonly Voucher[]>> & { readonly lines: Omit<TaxLines, New> & Partial<Pick<TaxLines, New>> }

const withLine = (voucher: Voucher): TaxVoucher => ({ line: null, ...voucher })

/** The figures as they are today: what wasn't told apart then had no amount, and every house had an entry. */
export const asFigures = (stored: StoredFigures): HouseTax => ({
  state: 'entered',
  short: null,
  ...stored,
  bilagsList: stored.bilagsList.map(withLine),
  depreciationList: stored.depreciationList.map(withLine),
  incomebilagsList: stored.incomebilagsList.map(withLine),
  lines: { insurance: ore(0), common_costs: ore(0), ...stored.lines },
})
