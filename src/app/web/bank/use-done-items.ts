import { useMemo } from 'react'
import { useWords } from '../../../base/ui/words/use-words'
import { dmy } from '../../../base/ui/words/format'
import type { BankTransaction } from '../../../bank/transaction/model'
import type { LineItem } from '../inbox/line-item'
import { useRowTexts } from './use-row-texts'
import { bankWords } from './words'

/**
 * The lines of payments that are matched or set aside. The button of a line opens its payment
 * again.
 */
export function useDoneItems(rows: readonly BankTransaction[] | undefined): readonly LineItem[] | undefined {
  const t = useWords(bankWords)
  const saysOf = useRowTexts()
  return useMemo(
    () =>
      rows?.map((row): LineItem => {
        const { who, payment, what } = saysOf(row)
        const verb = t(row.state === 'ignored' ? 'bringBack' : 'undo')
        const text = [dmy(row.date), who, row.text === who ? '' : row.text].filter((part) => part !== '')
        return {
          key: `row ${row.id}`,
          icon: row.sum > 0 ? 'in' : 'out',
          says: what ?? who,
          why: text.join(' · '),
          sum: row.sum,
          verb,
          spoken: t('ofPayment', { action: verb, payment }),
          press: 'open',
          isQuiet: true,
          second: null,
          moreLabel: '',
          more: [],
          href: null,
          row,
          line: null,
        }
      }),
    [rows, saysOf, t],
  )
}
