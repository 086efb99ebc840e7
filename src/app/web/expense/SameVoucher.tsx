import { Anchor } from '@mantine/core'
import { osloDay, parseDay, yearOf } from '../../../base/kit/day'
import type { FormState } from '../../../base/ui/form/form-state'
import { Notice } from '../../../base/ui/page/notice'
import { dmy } from '../../../base/ui/words/format'
import { today } from '../../../base/ui/words/today'
import { useWords } from '../../../base/ui/words/use-words'
import type { ExpenseValues } from '../../../books/expense/model'
import { sameAs, type Earlier } from '../../../books/expense/rules-earlier'
import { workbenchWords } from '../../../books/expense/words-workbench'

export interface SameVoucherProps<B> {
  readonly form: FormState<ExpenseValues, B>
  readonly earlier: readonly Earlier[]
  /** The voucher that is changed. */
  readonly own: number | null
}

/** Says that the same sum is recorded of the same day: maybe it is the same receipt. It opens beside the form. */
export function SameVoucher<B>({ form, earlier, own }: SameVoucherProps<B>) {
  const w = useWords(workbenchWords)
  const { sum, date } = form.settled
  const same = sameAs(earlier, sum, parseDay(date, yearOf(today())), own)
  return (
    <div role="status" className="suggest-same">
      {same && (
        <Notice
          kind="warning"
          action={
            <Anchor href={`/home/dashboard?house=${same.houseId}&bilag=${same.id}`} target="_blank" inherit>
              {w('look')}
              <span className="ui-hidden"> {w('newTab')}</span>
            </Anchor>
          }
        >
          {w('same', { date: dmy(osloDay(same.created_at)) })}
        </Notice>
      )}
    </div>
  )
}
