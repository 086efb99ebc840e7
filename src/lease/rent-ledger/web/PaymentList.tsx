import { ActionIcon, Anchor } from '@mantine/core'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { toKroner } from '../../../base/kit/money'
import { RouteLink } from '../../../base/ui/page/link'
import { toast } from '../../../base/ui/page/toast'
import { call } from '../../../base/ui/query/call'
import { newIdempotencyKey } from '../../../base/ui/query/call-request'
import { refresh } from '../../../base/ui/query/endpoint-query'
import { useErrorText } from '../../../base/ui/words/error-text'
import { dmy, kr, krShort, monthAndYear } from '../../../base/ui/words/format'
import { useLanguage, useWords } from '../../../base/ui/words/use-words'
import { rentAccountChangeCalls } from '../../rent-account/calls-change'
import type { PaymentAnswer } from '../../rent-account/model'
import { firstOf } from '../rules-payment'
import { rentLedgerWords } from '../words'
import { paymentRows, useTakeBack } from './payments'

/** Where payments from the bank are worked. */
const bankHref = '/home/bank'

export interface PaymentListProps {
  readonly contractId: number
  readonly payments: readonly PaymentAnswer[]
}

/** The payments of a contract, the newest first: what each pays, and its deletion with a way back. */
export function PaymentList({ contractId, payments }: PaymentListProps) {
  const t = useWords(rentLedgerWords)
  if (payments.length === 0)
    return (
      <div>
        <p>{t('noPayments')}</p>
        <p className="ui-fine">
          {t('noPaymentsText')}{' '}
          <Anchor component={RouteLink} href={bankHref}>
            {t('toBank')}
          </Anchor>
        </p>
      </div>
    )
  return (
    <ul className="rent-payments" aria-label={t('payments')}>
      {payments.toReversed().map((payment) => (
        <PaymentRow key={payment.id} contractId={contractId} payment={payment} />
      ))}
    </ul>
  )
}

function PaymentRow({ contractId, payment }: { readonly contractId: number; readonly payment: PaymentAnswer }) {
  const t = useWords(rentLedgerWords)
  const [busy, setBusy] = useState(false)
  const takeBack = useTakeBack()
  const register = useRegisterAgain(contractId)
  const { id, date, sum, transactionId } = payment
  const remove = async () => {
    setBusy(true)
    if (await takeBack(contractId, id)) {
      toast.success(t('removed'), { undo: { run: () => void register(payment) } })
      // The row is gone: the focus goes to the part that it stood in.
      document.querySelector<HTMLElement>('[data-name="payments"] > summary')?.focus()
    }
    setBusy(false)
  }
  return (
    <li>
      <span className="ui-figures">{dmy(date)}</span>
      <PaymentSays payment={payment} />
      <span className="ui-figures">{kr(sum)}</span>
      {transactionId === null ? (
        <ActionIcon
          loading={busy}
          aria-label={t('removeOf', { sum: krShort(sum), day: dmy(date) })}
          onClick={() => void remove()}
        >
          <Trash2 size={18} aria-hidden />
        </ActionIcon>
      ) : (
        <Anchor component={RouteLink} href={bankHref}>
          {t('fromBank')}
        </Anchor>
      )}
    </li>
  )
}

/** What a payment is for, in words. */
function PaymentSays({ payment: { sum, months, rest, note } }: { readonly payment: PaymentAnswer }) {
  const t = useWords(rentLedgerWords)
  const [language] = useLanguage()
  const named = months.map((part) => {
    const name = monthAndYear(firstOf(part.month), language)
    return months.length > 1 || part.sum !== sum ? `${name}: ${krShort(part.sum)}` : name
  })
  return (
    <span className="rent-payments-says">
      <span>{[...(sum < 0 ? [t('refund')] : []), ...named].join(' · ')}</span>
      {rest > 0 && <span className="ui-fine">{t('rest', { sum: krShort(rest) })}</span>}
      {note !== '' && <span className="ui-fine">{note}</span>}
    </span>
  )
}

/** Registers a deleted payment once more, for the same months. */
function useRegisterAgain(contractId: number): (payment: PaymentAnswer) => Promise<void> {
  const t = useWords(rentLedgerWords)
  const errorText = useErrorText()
  return async ({ date, sum, note, months, rest }) => {
    // What was left over went to the oldest: it is registered so again.
    const named = rest === 0 && months.every((part) => part.sum > 0)
    try {
      await call(
        rentAccountChangeCalls.pay,
        {
          params: { id: String(contractId) },
          body: {
            date,
            sum: toKroner(sum),
            note,
            ...(named && { months: months.map((part) => ({ month: part.month, sum: toKroner(part.sum) })) }),
          },
        },
        { idempotencyKey: newIdempotencyKey() },
      )
      toast.success(t('restored'))
    } catch (error) {
      toast.error(errorText(error))
    } finally {
      refresh(paymentRows)
    }
  }
}
