import { expect, it } from 'vitest'
import type { TaxLine } from './model'
import { lineOf, type Lined } from './rules'

const table: [Lined, TaxLine | null][] = [
  [{ kind: 'expense', type: 'maintenance', isDeductible: true }, 'maintenance'],
  [{ kind: 'expense', type: 'municipal_taxes', isDeductible: true }, 'municipal_taxes'],
  [{ kind: 'expense', type: 'attachment_fee', isDeductible: true }, 'other_costs'],
  [{ kind: 'expense', type: 'paid_salary', isDeductible: true }, 'other_costs'],
  [{ kind: 'expense', type: 'other_costs', isDeductible: true }, 'other_costs'],
  [{ kind: 'expense', type: 'maintenance', isDeductible: false }, 'none'],
  [{ kind: 'expense', type: null, isDeductible: true }, null],
  [{ kind: 'income', isTaxed: true }, 'income'],
  [{ kind: 'income', isTaxed: false }, 'none'],
  [{ kind: 'item', isWhole: true }, 'other_costs'],
  [{ kind: 'item', isWhole: false }, 'balance'],
  [{ kind: 'personal' }, 'flat_rate'],
]
it.each(table)('%o lands on %s', (voucher, line) => expect(lineOf(voucher)).toBe(line))
