import { returnCalls } from '../../../year/tax-return/calls'
import { taxCalls } from '../../../year/tax/calls'

/** What of the tax year is another one after a voucher was written. */
export const staleAfterVoucher = [taxCalls.figures, taxCalls.checkList, returnCalls.submissions]
