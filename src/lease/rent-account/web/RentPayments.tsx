import { ActionIcon, Anchor, Button } from '@mantine/core'
import { FileDown, Trash2, X } from 'lucide-react'
import { useId, useState } from 'react'
import { toKroner } from '../../../base/kit/money'
import { TextField } from '../../../base/ui/field/text-field'
import { ErrorLine } from '../../../base/ui/page/error-line'
import { RouteLink } from '../../../base/ui/page/link'
import { toast } from '../../../base/ui/page/toast'
import { useDialogParams } from '../../../base/ui/page/use-search-params'
import { call } from '../../../base/ui/query/call'
import { CallError, newIdempotencyKey } from '../../../base/ui/query/call-request'
import { refresh, useEndpointMutation, useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { useErrorText, useFieldText } from '../../../base/ui/words/error-text'
import { dmy, kr, krShort, monthAndYear } from '../../../base/ui/words/format'
import { useLanguage, useWords } from '../../../base/ui/words/use-words'
import type { Contract } from '../../contract/model'
import { rentAccountChangeCalls } from '../calls-change'
import type { PaymentAnswer, RentAccountAnswer } from '../model'
import { rentYearCalls } from '../calls-year'
import { firstDayOfMonth } from '../rules-payment'
import { rentPaymentWords } from '../words-payment'
import { FollowForm } from './FollowForm'
import { callsReadingPayments } from '../calls-stale'
import { useRemovePayment } from './payments'

const bankHref = '/home/bank'

export interface PaymentListProps {
  readonly contractId: number
  readonly payments: readonly PaymentAnswer[]
}

/** Lists the payments, the newest first. Each can be deleted with undo. */
function PaymentList({ contractId, payments }: PaymentListProps) {
  const t = useWords(rentPaymentWords)
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
  const t = useWords(rentPaymentWords)
  const [busy, setBusy] = useState(false)
  const takeBack = useRemovePayment()
  const register = useRegisterAgain(contractId)
  const { id, date, sum, transactionId } = payment
  const remove = async () => {
    setBusy(true)
    if (await takeBack(contractId, id)) {
      toast.success(t('removed'), { undo: { run: () => void register(payment) } })
      // The row is gone, so the focus goes to the section that contained it.
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

function PaymentSays({ payment: { sum, months, rest, note } }: { readonly payment: PaymentAnswer }) {
  const t = useWords(rentPaymentWords)
  const [language] = useLanguage()
  const named = months.map((part) => {
    const name = monthAndYear(firstDayOfMonth(part.month), language)
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

/** Returns a function that registers a deleted payment again, for the same months. */
function useRegisterAgain(contractId: number): (payment: PaymentAnswer) => Promise<void> {
  const t = useWords(rentPaymentWords)
  const errorText = useErrorText()
  return async ({ date, sum, note, months, rest }) => {
    // If a part was left over, no month is named, so that the payment goes to the oldest months again.
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
      refresh(callsReadingPayments)
    }
  }
}

function ReferenceList({ contractId }: { readonly contractId: number }) {
  const t = useWords(rentPaymentWords)
  const fieldText = useFieldText()
  const id = useId()
  const [typed, setTyped] = useState('')
  const input = { params: { id: String(contractId) } }
  const named = useEndpointQuery(rentYearCalls.references, input)
  const update = useEndpointMutation(rentAccountChangeCalls.update, { invalidates: [rentYearCalls.references] })
  const known = named.data?.references
  const save = async (references: readonly string[], done: string) => {
    try {
      await update.mutateAsync({ ...input, body: { references: [...references] } })
      setTyped('')
      toast.success(done)
    } catch {
      // The field or the line below says what failed.
    }
  }
  const problem =
    update.error instanceof CallError && update.error.fields ? Object.values(update.error.fields)[0] : undefined
  return (
    <section className="contract-part" aria-label={t('kids')}>
      <h3>{t('kids')}</h3>
      <p className="ui-fine">{t('kidsText')}</p>
      {known !== undefined && known.length > 0 && (
        <ul className="rent-kids">
          {known.map((kid) => (
            <li key={kid}>
              {kid}
              <ActionIcon
                disabled={update.isPending}
                aria-label={t('kidRemove', { kid })}
                onClick={() =>
                  void save(
                    known.filter((each) => each !== kid),
                    t('kidRemoved'),
                  )
                }
              >
                <X size={16} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      <form
        className="rent-follow-row"
        onSubmit={(event) => {
          event.preventDefault()
          if (known !== undefined && typed.trim() !== '') void save([...known, typed], t('kidAdded'))
        }}
      >
        <TextField
          id={id}
          name="reference"
          label={t('kid')}
          value={typed}
          maxLength={30}
          onChange={setTyped}
          error={problem === undefined ? undefined : fieldText(problem)}
        />
        <Button type="submit" variant="default" loading={update.isPending} disabled={known === undefined}>
          {t('kidAdd')}
        </Button>
      </form>
      {problem === undefined && <ErrorLine error={update.error ?? named.error} />}
    </section>
  )
}

export interface RentPaymentsProps {
  readonly contract: Contract
  readonly account: RentAccountAnswer
}

export function RentPayments({ contract, account }: RentPaymentsProps) {
  const t = useWords(rentPaymentWords)
  const dialogs = useDialogParams()
  return (
    <>
      <PaymentList contractId={contract.id} payments={account.payments} />
      {account.months.length > 0 && contract.tenant_erased_at === null && (
        <div>
          <Button
            variant="default"
            leftSection={<FileDown size={18} aria-hidden />}
            onClick={() => dialogs.open({ do: 'rentStatement' })}
          >
            {t('statement')}
          </Button>
        </div>
      )}
      <ReferenceList contractId={contract.id} />
      {account.follows_from !== null && <FollowForm contract={contract} account={account} />}
    </>
  )
}
