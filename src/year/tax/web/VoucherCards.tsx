import { Totals } from '../../../base/ui/list/totals'
import { RouteLink } from '../../../base/ui/page/link'
import { kr } from '../../../base/ui/words/format'
import { useWords } from '../../../base/ui/words/use-words'
import type { HouseTax } from '../model'
import { taxScreenWords } from '../words-screen'

export interface VoucherCardsProps {
  readonly tax: HouseTax
  /** Its name. */
  readonly house: string
  /** Where the list of a card's vouchers lies. */
  readonly listHref: (kind: 'expense' | 'depreciation' | 'income' | 'short') => string
}

/** A card for expenses, depreciation and income, each leading to its vouchers. */
export function VoucherCards({ tax, house, listHref }: VoucherCardsProps) {
  const t = useWords(taxScreenWords)
  const isLeftOut = tax.state === 'taxFree' || tax.state === 'shortLets'
  const cards = [
    // What is left out is deducted nowhere.
    [
      'expense',
      'expenses',
      tax.bilagsSum,
      t(isLeftOut ? 'notDeducted' : 'expensesNote', { year: tax.year }),
      tax.bilagsList,
    ],
    ['depreciation', 'depreciation', tax.depreciationSum, t('depreciationNote'), tax.depreciationList],
    ['income', 'income', tax.incomebilagsSum, t('incomeNote'), tax.incomebilagsList],
  ] as const
  return (
    <Totals
      label={t('sums', { house })}
      items={cards.map(([kind, name, sum, note, { length: count }]) => ({
        label: t(name),
        value: kr(sum),
        note: (
          <>
            {note}
            <br />
            {count === 0 ? (
              t('noVouchers')
            ) : (
              <RouteLink href={listHref(kind)} aria-label={`${t('vouchers', { count })}: ${t(name)}, ${house}`}>
                {t('vouchers', { count })}
              </RouteLink>
            )}
          </>
        ),
      }))}
    />
  )
}
