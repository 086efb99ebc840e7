import { toKroner, type Ore } from '../../../base/kit/money'
import type { FormState } from '../../../base/ui/form/form-state'
import { useForm } from '../../../base/ui/form/use-form'
import { today } from '../../../base/ui/words/today'
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

interface PaymentPreset {
  readonly open: readonly UnpaidMonth[]
  readonly chosen: UnpaidMonth | null
  readonly isFollowed: boolean
}

/** The form of a payment, preset with a month, what is open of it, and today. */
export const usePaymentForm = ({
  open,
  chosen,
  isFollowed,
}: PaymentPreset): FormState<PaymentInput, z.input<typeof PaymentForm>> =>
  useForm<PaymentInput, typeof PaymentForm>({
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
        ...(named && { months: named.map((part) => ({ month: part.month, sum: toKroner(part.sum) })) }),
      }
    },
  })
