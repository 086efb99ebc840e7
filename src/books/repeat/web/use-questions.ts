import { useState } from 'react'
import { parseDay, yearOf } from '../../../base/kit/day'
import { maxOre } from '../../../base/kit/money'
import type { FieldErrors } from '../../../base/kit/refusal'
import type { ChosenAnswers } from '../../../base/ui/form/form-draft'
import { today } from '../../../base/ui/words/today'
import { expenseInput, type ExpenseDetail, type ExpenseValues } from '../../expense/model'
import { repeatedFields } from '../../expense/rules'
import { chosenRhythm } from '../../expense/rules-repeat'
import { isBookedRepeat } from '../rules-change'
import { vouchersToAskAbout, type ManyVouchersToMake } from '../rules-many'

/** The vouchers that change: this one, or all from a date on. Empty if the landlord hasn't answered yet. */
export type ChangeScope = '' | 'this' | 'later'

export interface RepeatQuestions {
  readonly concerns: ChangeScope
  readonly setConcerns: (concerns: ChangeScope) => void
  /** The part that a draft stores. */
  readonly chosen: ChosenAnswers
  readonly reset: () => void
  /** The vouchers to ask about. Null if there are too few to ask. */
  readonly many: (values: ExpenseValues) => ManyVouchersToMake | null
  readonly isAgreed: (many: ManyVouchersToMake) => boolean
  readonly agree: (many: ManyVouchersToMake, yes: boolean) => void
  readonly check: (values: ExpenseValues) => FieldErrors
}

const concernsOf = ({ concerns }: ChosenAnswers): ChangeScope | undefined =>
  concerns === 'this' || concerns === 'later' ? concerns : undefined

/** The questions before saving. `restored` has answers from a draft. */
export function useRepeatQuestions(
  expense: ExpenseDetail | null,
  quota: number | null,
  restored: ChosenAnswers = {},
): RepeatQuestions {
  const start = expense?.isAutoGenerate ? 'this' : ''
  const [concerns, setConcerns] = useState<ChangeScope>(concernsOf(restored) ?? start)
  // The landlord agrees to this number only. If the start date changes, the question is asked
  // again.
  const [agreed, setAgreed] = useState(0)
  const many = ({ repeat, date, sum }: ExpenseValues): ManyVouchersToMake | null => {
    const isNew = expense === null || (!expense.isRepeated && expense.seriesTotal === 0 && !expense.isAutoGenerate)
    const isOther = concerns === 'later' && expense !== null && !expense.isAutoGenerate && repeat !== expense.repeat
    const first = parseDay(date, yearOf(today()))
    const rhythm = chosenRhythm(repeat)
    if ((!isNew && !isOther) || first === null || rhythm === null) return null
    return vouchersToAskAbout(
      { date: first, repeat: rhythm },
      sum !== null && Math.abs(sum) <= maxOre ? sum : null,
      today(),
      quota,
    )
  }
  const isAsked = (values: ExpenseValues) => {
    if (expense === null || concerns !== '' || !isBookedRepeat(expense, today())) return false
    const before = expenseInput.toForm(expense)
    return repeatedFields.some((field) => values[field] !== before[field])
  }
  const isAgreed = ({ count }: ManyVouchersToMake) => agreed === count
  return {
    concerns,
    setConcerns,
    chosen: concerns === '' ? {} : { concerns },
    reset: () => {
      setConcerns(start)
      setAgreed(0)
    },
    many,
    isAgreed,
    agree: ({ count }, yes) => setAgreed(yes ? count : 0),
    check: (values) => {
      const found = many(values)
      return {
        ...(isAsked(values) && { concerns: 'whichVouchers' }),
        ...(found !== null && !isAgreed(found) && { many: 'manyVouchers' }),
      }
    },
  }
}
