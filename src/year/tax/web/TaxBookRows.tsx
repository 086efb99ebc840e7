import { formatOre, sumOre, type Ore } from '../../../base/kit/money'
import { RouteLink } from '../../../base/ui/page/link'
import { useWords } from '../../../base/ui/words/use-words'
import { costTypes } from '../../../books/expense/model'
import { expenseWords } from '../../../books/expense/words'
import type { HouseTax } from '../model'
import { expensedSum, bookKindsOf, booksOf, type BookKind } from '../rules-books'
import { taxScreenWords } from '../words-screen'
import { taxTableWords } from '../words-table'
import type { VoucherKind } from './tax-address'
import { RowButton, TableLine, type OpenRows } from './TaxLineRows'

interface TaxBookRowsProps extends OpenRows {
  readonly listHref: (kind: VoucherKind, houseId: number) => string
}

/** Each is named by what is in it. */
const kindWords = {
  expense: 'expenses',
  depreciation: 'depreciation',
  personal: 'inPersonalUse',
  income: 'income',
} as const satisfies Record<BookKind, keyof typeof taxScreenWords.texts>

const costTypeRow = 'cost_types'

/** What the books have of each house, grouped as the lines are; each sum leads to its vouchers, expenses open by their types. */
export function TaxBookRows({ listHref, ...sight }: TaxBookRowsProps) {
  const t = useWords(taxScreenWords)
  const table = useWords(taxTableWords)
  const expense = useWords(expenseWords)
  const { figures, chosen, nameOf, open, onOpen } = sight
  const sumOf = (of: (tax: HouseTax) => Ore) =>
    formatOre(sumOre(figures.filter(({ houseId }) => chosen.includes(houseId)).map(of)))
  const isOpen = open === costTypeRow
  const hasExpensed = figures.some((tax) => expensedSum(tax) !== 0)
  return (
    <>
      <tr data-group>
        <th scope="rowgroup">{table('books')}</th>
      </tr>
      {bookKindsOf(figures).map((kind) => (
        <TableLine
          key={kind}
          sight={sight}
          head={
            kind === 'expense' ? (
              <RowButton isOpen={isOpen} onClick={() => onOpen(costTypeRow)}>
                {t(kindWords[kind])}
              </RowButton>
            ) : (
              t(kindWords[kind])
            )
          }
          cells={figures.map((tax) => (
            <BookSum
              key={tax.houseId}
              amount={formatOre(booksOf(tax)[kind].sum)}
              count={booksOf(tax)[kind].vouchers.length}
              what={`${t(kindWords[kind])}, ${nameOf(tax.houseId)}`}
              href={listHref(kind, tax.houseId)}
            />
          ))}
          sum={sumOf((tax) => booksOf(tax)[kind].sum)}
        >
          {kind === 'expense' &&
            isOpen &&
            costTypes.map((type) => (
              <TableLine
                key={type}
                sight={sight}
                basis
                head={expense(type)}
                cells={figures.map(({ bilagsListCostType }) => formatOre(bilagsListCostType[type]))}
                sum={sumOf(({ bilagsListCostType }) => bilagsListCostType[type])}
              />
            ))}
          {kind === 'expense' && isOpen && hasExpensed && (
            <TableLine
              sight={sight}
              basis
              head={table('expensed')}
              cells={figures.map((tax) => formatOre(expensedSum(tax)))}
              sum={sumOf(expensedSum)}
            />
          )}
        </TableLine>
      ))}
    </>
  )
}

interface BookSumProps {
  readonly amount: string
  /** Of the vouchers behind it. */
  readonly count: number
  readonly what: string
  readonly href: string
}

/** A sum of the books, which leads to its vouchers where there are some. */
function BookSum({ amount, count, what, href }: BookSumProps) {
  const t = useWords(taxScreenWords)
  if (count === 0) return amount
  return (
    <RouteLink href={href} aria-label={`${amount}, ${t('vouchers', { count })}: ${what}`}>
      {amount}
    </RouteLink>
  )
}
