import { expect, it } from 'vitest'
import type { TaxLine } from './model'
import { taxLineOf, type VoucherWithLine } from './rules'

const cost = { kind: 'expense', other: 'other', isDeductible: true } as const
const table: [VoucherWithLine, TaxLine | null][] = [
  [{ ...cost, type: 'maintenance' }, 'maintenance'],
  [{ ...cost, type: 'municipal_taxes' }, 'municipal_taxes'],
  [{ ...cost, type: 'attachment_fee' }, 'other_costs'],
  [{ ...cost, type: 'paid_salary' }, 'other_costs'],
  [{ ...cost, type: 'other_costs' }, 'other_costs'],
  [{ ...cost, type: 'other_costs', other: 'insurance' }, 'insurance'],
  [{ ...cost, type: 'other_costs', other: 'common_costs' }, 'common_costs'],
  [{ ...cost, type: 'maintenance', isDeductible: false }, 'none'],
  [{ ...cost, type: 'other_costs', other: 'insurance', isDeductible: false }, 'none'],
  [{ ...cost, type: null }, null],
  [{ kind: 'income', isTaxed: true, isShort: false }, 'income'],
  [{ kind: 'income', isTaxed: false, isShort: false }, 'none'],
  [{ kind: 'income', isTaxed: true, isShort: true }, 'short_let'],
  [{ kind: 'income', isTaxed: false, isShort: true }, 'none'],
  [{ kind: 'item', isWhole: true }, 'other_costs'],
  [{ kind: 'item', isWhole: false }, 'balance'],
  [{ kind: 'personal', isConfirmed: true }, 'flat_rate'],
  [{ kind: 'personal', isConfirmed: false }, 'none'],
]
it.each(table)('%o lands on %s', (voucher, line) => expect(taxLineOf(voucher)).toBe(line))
