import { toKroner, type Ore } from '../../../base/kit/money'
import { useEffect, useRef } from 'react'
import type { FormState } from '../../../base/ui/form/form-state'
import { useForm } from '../../../base/ui/form/use-form'
import { today } from '../../../base/ui/words/today'
import type { RentAccountAnswer } from '../../rent-account/model'
import { PaymentForm, paymentRecord, type PaymentValues } from '../../rent-account/model-form'
import { monthsToSend, type UnpaidMonth } from '../rules-payment'
import type { z } from 'zod'

/** What the form of a payment holds: instead of the months as they are sent, how they are chosen. */
export interface PaymentInput extends PaymentValues {
  /** Empty: the oldest that are unpaid. */
  readonly month: string
  readonly isSplit: boolean
  /** Where it is split: what is for which. */
  readonly months: readonly { readonly month: string; readonly sum: Ore | null }[]
}

/** A month of a payment as it is sent, with what the landlord saw as open of it. */
function inKroner({ month, sum }: { readonly month: string; readonly sum: Ore }, open: readonly UnpaidMonth[]) {
  const seen = open.find((each) => each.month === month)
  return { month, sum: toKroner(sum), ...(seen && { open: toKroner(seen.open) }) }
}

interface PaymentPreset {
  /** What the months were read from. */
  readonly account: RentAccountAnswer
  readonly open: readonly UnpaidMonth[]
  readonly chosen: UnpaidMonth | null
  readonly isFollowed: boolean
}

/**
 * The form of a payment, preset with a month, what is open of it, and today. Where the account is another one by now, what
 * was typed stays, for months that are still open.
 */
export function usePaymentForm({
  account,
  open,
  chosen,
  isFollowed,
}: PaymentPreset): FormState<PaymentInput, z.input<typeof PaymentForm>> {
  const form = useForm<PaymentInput, typeof PaymentForm>({
    schema: PaymentForm,
    initial: {
      ...paymentRecord.empty,
      date: today(),
      sum: chosen?.open ?? null,
      month: chosen?.month ?? '',
      isSplit: false,
      months: open.map(({ month }) => ({ month, sum: month === chosen?.month ? chosen.open : null })),
    },
    toBody: ({ month, isSplit, months: parts, ...payment }) => {
      const named = monthsToSend({ sum: payment.sum, month, isSplit, parts }, open, isFollowed)
      return {
        ...paymentRecord.toBody(payment),
        ...(named && { months: named.map((part) => inKroner(part, open)) }),
      }
    },
  })
  const filled = useRef(account)
  useEffect(() => {
    if (filled.current === account) return
    filled.current = account
    const { month: at, months } = form.values
    const typed = (of: string) => months.find(({ month }) => month === of)?.sum ?? null
    form.setMany({
      month: open.some(({ month }) => month === at) ? at : '',
      months: open.map(({ month }) => ({ month, sum: typed(month) })),
    })
  }, [account, form, open])
  return form
}
