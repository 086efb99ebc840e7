import { formatOre, sumOre, type Ore } from '../../../base/kit/money'
import { RouteLink } from '../../../base/ui/page/link'
import { useWords } from '../../../base/ui/words/use-words'
import { costTypes } from '../../../books/expense/model'
import { expenseWords } from '../../../books/expense/words'
import type { HouseTax } from '../model'
import { taxScreenWords } from '../words-screen'
import { taxTableWords } from '../words-table'
import type { VoucherKind } from './tax-address'
import { RowButton, TableLine, type OpenRows } from './TaxLineRows'

interface TaxBookRowsProps extends OpenRows {
  readonly listHref: (kind: VoucherKind, houseId: number) => string
}

const kinds = [
  ['expense', 'expenses', (tax: HouseTax) => tax.bilagsSum, (tax: HouseTax) => tax.bilagsList],
  ['depreciation', 'depreciation', (tax: HouseTax) => tax.depreciationSum, (tax: HouseTax) => tax.depreciationList],
  ['income', 'income', (tax: HouseTax) => tax.incomebilagsSum, (tax: HouseTax) => tax.incomebilagsList],
] as const

const costTypeRow = 'cost_types'

/** What the books have of each house: expenses by their types, depreciation and income, each sum leading to its vouchers. */
export function TaxBookRows({ listHref, ...sight }: TaxBookRowsProps) {
  const t = useWords(taxScreenWords)
  const table = useWords(taxTableWords)
  const expense = useWords(expenseWords)
  const { figures, chosen, nameOf, open, onOpen } = sight
  const sumOf = (of: (tax: HouseTax) => Ore) =>
    formatOre(sumOre(figures.filter(({ houseId }) => chosen.includes(houseId)).map(of)))
  const isOpen = open === costTypeRow
  return (
    <>
      <tr data-group>
        <th scope="rowgroup">{table('books')}</th>
      </tr>
      {kinds.map(([kind, word, amountOf, listOf]) => (
        <TableLine
          key={kind}
          sight={sight}
          head={
            kind === 'expense' ? (
              <RowButton isOpen={isOpen} onClick={() => onOpen(costTypeRow)}>
                {t(word)}
              </RowButton>
            ) : (
              t(word)
            )
          }
          cells={figures.map((tax) => (
            <BookSum
              key={tax.houseId}
              amount={formatOre(amountOf(tax))}
              count={listOf(tax).length}
              what={`${t(word)}, ${nameOf(tax.houseId)}`}
              href={listHref(kind, tax.houseId)}
            />
          ))}
          sum={sumOf(amountOf)}
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
