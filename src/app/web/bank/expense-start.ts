import { ore } from '../../../base/kit/money'
import { describedPayment } from '../../../bank/file/rules-other-side'
import { normalizedWords, withBlanksAround } from '../../../bank/suggestion/rules-fold'
import type { BankTransaction } from '../../../bank/transaction/model'
import type { ExpenseValues } from '../../../books/expense/model'
import { habitValues, supplierFields, valuesOfEarlierVoucher } from '../../../books/expense/web/expense-form'
import type { Supplier } from '../../../books/supplier/model'
import type { House } from '../../../landlord/house/model'

const maxDescription = 1000
/** A shorter name, such as `H&M`, is found in texts that mean something else. */
const shortestName = 4

/** The record that the text names by one of its names. Null if there is none, or several. */
function onlyNamed<T>(records: readonly T[], namesOf: (record: T) => readonly string[], text: string): T | null {
  const words = withBlanksAround(normalizedWords(text))
  const named = records.filter((record) =>
    namesOf(record).some((name) => {
      const sought = normalizedWords(name).join(' ')
      return sought.length >= shortestName && words.includes(` ${sought} `)
    }),
  )
  return named.length === 1 ? named[0]! : null
}

export interface ExpenseStartSource {
  readonly suppliers: readonly Supplier[]
  readonly houses: readonly Pick<House, 'id' | 'name' | 'address'>[]
}

/**
 * The first values of a new voucher for a payment. They are those of the last voucher to the same payee. Without one,
 * they are the supplier and the house that the bank's text names, or the only house. "No supplier" is no supplier.
 */
export function startOfExpense(
  row: BankTransaction,
  { suppliers, houses }: ExpenseStartSource,
): Partial<ExpenseValues> {
  const { suggestion } = row
  const last = suggestion?.kind === 'new-bilag' ? valuesOfEarlierVoucher(habitValues(suggestion.values), suppliers) : {}
  const text = `${row.counterparty ?? ''} ${row.text}`
  const inUse = suppliers.filter(({ archived, isDefault }) => !archived && !isDefault)
  const supplier = onlyNamed(inUse, ({ name }) => [name], text)
  const isLastNobody = suppliers.some(({ id, isDefault }) => isDefault && String(id) === last.supplierId)
  const house = houses.length === 1 ? houses[0]! : onlyNamed(houses, ({ name, address }) => [name, address], text)
  return {
    description: describedPayment(row).slice(0, maxDescription),
    ...(house && { houseId: String(house.id) }),
    ...last,
    ...(supplier &&
      (last.supplierId === undefined || isLastNobody) && {
        supplierId: String(supplier.id),
        ...supplierFields(supplier),
      }),
    // Money that came in is a credit note.
    sum: ore(0 - row.sum),
    date: row.date,
  }
}
