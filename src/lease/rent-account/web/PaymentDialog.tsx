import './rent-account.css'
import { useState, useEffect, useRef } from 'react'
import type { z } from 'zod'
import { ConfirmDialog } from '../../../base/ui/dialog/confirm-dialog'
import { FormDialog } from '../../../base/ui/dialog/form-dialog'
import { sumTyped, toKroner, type Ore } from '../../../base/kit/money'
import { CheckField } from '../../../base/ui/field/check-field'
import { MoneyField } from '../../../base/ui/field/money-field'
import { SelectField } from '../../../base/ui/field/select-field'
import { FieldPair, FormSection } from '../../../base/ui/form/form'
import { RecordField, recordLines } from '../../../base/ui/form/record-field'
import { LinkButton } from '../../../base/ui/page/link'
import { toast } from '../../../base/ui/page/toast'
import { CallError } from '../../../base/ui/query/call-request'
import { useEndpointMutation, useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { dmy, krShort, monthAndYear } from '../../../base/ui/words/format'
import { today } from '../../../base/ui/words/today'
import { useLanguage, useWords } from '../../../base/ui/words/use-words'
import { rentAccountCalls } from '../calls'
import { rentAccountChangeCalls } from '../calls-change'
import type { PaymentAnswer, RentAccountAnswer } from '../model'
import { paymentRecord, PaymentForm, type PaymentValues } from '../model-form'
import type { MonthTerms } from '../rules-months'
import {
  firstDayOfMonth,
  likelyPaidMonth,
  openMonths,
  paysWholeMonth,
  type UnpaidMonth,
  monthsOfPayment,
} from '../rules-payment'
import { rentPaymentWords } from '../words-payment'
import { briefDay, briefMonth } from './brief'
import { useUnmatchedRentText } from './UnmatchedRentNote'
import { callsReadingPayments } from '../calls-stale'
import { useUndoPayment } from './payments'
import type { FormState } from '../../../base/ui/form/form-state'
import { useForm } from '../../../base/ui/form/use-form'

/** The values of the form: how the months are chosen, not the months as they are sent. */
export interface PaymentInput extends PaymentValues {
  /** The month that is chosen. Empty: the payment pays the oldest unpaid months. */
  readonly month: string
  readonly isSplit: boolean
  /** The part of each month. Used only when the payment is split. */
  readonly months: readonly { readonly month: string; readonly sum: Ore | null }[]
}

/** A month as it is sent, in kroner, with the open sum that the landlord saw. */
function inKroner({ month, sum }: { readonly month: string; readonly sum: Ore }, open: readonly UnpaidMonth[]) {
  const seen = open.find((each) => each.month === month)
  return { month, sum: toKroner(sum), ...(seen && { open: toKroner(seen.open) }) }
}

interface PaymentPreset {
  readonly account: RentAccountAnswer
  readonly open: readonly UnpaidMonth[]
  readonly chosen: UnpaidMonth | null
  readonly isFollowed: boolean
}

/**
 * The form starts with a month, its open sum, and today. If the account has changed meanwhile, what was typed stays for
 * months that are still open.
 */
function usePaymentForm({
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
      const named = monthsOfPayment({ sum: payment.sum, month, isSplit, parts }, open, isFollowed)
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

export interface PaymentDialogProps {
  readonly contractId: number
  readonly account: RentAccountAnswer
  readonly terms: MonthTerms
  /** The tenants' names. Empty when no name can be read. */
  readonly tenants: string
  /** The month that the form starts with: `2026-11`. Empty: the likely month. */
  readonly month: string
  readonly onClose: () => void
  readonly onChanged: () => void
}

/** The form starts with the oldest unpaid month, its open sum and today, so that one more click is enough. */
export default function PaymentDialog(props: PaymentDialogProps) {
  const { contractId, account, terms, tenants, month, onClose, onChanged } = props
  const t = useWords(rentPaymentWords)
  const [language] = useLanguage()
  const undo = useUndoPayment()
  const isFollowed = account.follows_from !== null
  const open = openMonths(account, terms, today())
  const chosen = open.find((each) => each.month === month) ?? likelyPaidMonth(open, account, today())
  const form = usePaymentForm({ account, open, chosen, isFollowed })
  const pay = useEndpointMutation(rentAccountChangeCalls.pay, { invalidates: callsReadingPayments })
  const line = recordLines(paymentRecord, form, t)
  const name = (of: string) => monthAndYear(firstDayOfMonth(of), language)
  const [asked, setAsked] = useState<number | null>(null)
  const send = async (body: z.input<typeof PaymentForm>, anyway: boolean) => {
    try {
      return await pay.mutateAsync({ params: { id: String(contractId) }, body: { ...body, ...(anyway && { anyway }) } })
    } catch (error) {
      if (error instanceof CallError && error.message === 'rentChanged') onChanged()
      const { transactionId } = error instanceof CallError && error.message === 'inBank' ? error.details : {}
      if (typeof transactionId === 'number') setAsked(transactionId)
      throw error
    }
  }
  const { sum, date, month: at, isSplit, months: parts } = form.settled
  const isWhole = paysWholeMonth({ sum, month: at, isSplit, parts }, open)
  const done = ({ id }: PaymentAnswer) => {
    toast.success(isWhole ? t('paidWhole', { month: briefMonth(firstDayOfMonth(at), language) }) : t('registered'), {
      undo: { run: () => undo(contractId, id) },
    })
    onClose()
  }
  return (
    <FormDialog
      title={t('register')}
      onClose={onClose}
      form={form}
      note={false}
      submitText={
        isWhole
          ? t('paidWholeOn', { month: briefMonth(firstDayOfMonth(at), language), day: briefDay(date) })
          : sum === null || Number.isNaN(sum)
            ? t('register')
            : t('paidSum', { sum: krShort(sum) })
      }
      onSubmit={(body) => send(body, false)}
      onDone={done}
    >
      {tenants !== '' && <p>{t('paidBy', { who: tenants })}</p>}
      {isFollowed && open[0] !== undefined && open[0].laterOn === undefined && account.owed === 0 && (
        <p>{t('nothingOpen')}</p>
      )}
      {!form.values.isSplit && <MonthChoice form={form} open={open} name={name} isFollowed={isFollowed} />}
      <FieldPair>
        <RecordField {...line('sum')} />
        <RecordField {...line('date')} />
      </FieldPair>
      {open.length > 1 && <CheckField {...form.field('isSplit')} label={t('split')} />}
      {form.values.isSplit && <Parts form={form} open={open} name={name} />}
      <RecordField {...line('note')} />
      {asked !== null && (
        <InBankQuestion
          transactionId={asked}
          busy={form.busy}
          onCancel={() => setAsked(null)}
          onAnyway={() => {
            void form.submit((body) => send(body, true), done)
          }}
        />
      )}
    </FormDialog>
  )
}

interface InBankQuestionProps {
  readonly transactionId: number
  readonly busy: boolean
  readonly onCancel: () => void
  readonly onAnyway: () => void
}

/** Asks whether to register a payment by hand although its money is in the bank. */
function InBankQuestion({ transactionId, busy, onCancel, onAnyway }: InBankQuestionProps) {
  const t = useWords(rentPaymentWords)
  const says = useUnmatchedRentText()
  const { data } = useEndpointQuery(rentAccountCalls.inBank, {}, { staleTime: 0 })
  const rents = (data?.rents ?? []).filter((rent) => rent.transactionId === transactionId)
  return (
    <ConfirmDialog
      title={t('inBankTitle')}
      text={
        <>
          <p>{rents.length === 0 ? t('inBankAskPlain') : t('inBankAsk', { payments: says(rents) })}</p>
          <p>
            <LinkButton href="/home/bank">{t('toBank')}</LinkButton>
          </p>
        </>
      }
      opened
      onCancel={onCancel}
      confirmText={t('inBankAnyway')}
      quiet
      onConfirm={onAnyway}
      busy={busy}
    />
  )
}

interface PartsProps {
  readonly form: ReturnType<typeof usePaymentForm>
  readonly open: readonly UnpaidMonth[]
  readonly name: (month: string) => string
}

/** Returns a function that labels a month with its open sum, and with the day if that sum is due later. */
function useMonthLabel(name: PartsProps['name']) {
  const t = useWords(rentPaymentWords)
  return ({ month, open, laterOn }: UnpaidMonth): string =>
    laterOn === undefined
      ? t('monthOpen', { month: name(month), sum: krShort(open) })
      : t('monthLater', { month: name(month), sum: krShort(open), day: dmy(laterOn) })
}

/** The choice of the month. Choosing another month also changes the sum of the payment. */
function MonthChoice({ form, open, name, isFollowed }: PartsProps & { readonly isFollowed: boolean }) {
  const t = useWords(rentPaymentWords)
  const label = useMonthLabel(name)
  return (
    <SelectField
      {...form.field('month')}
      label={t('month')}
      onChange={(next) => {
        const found = open.find((each) => each.month === next)
        form.setMany(found ? { month: next, sum: found.open } : { month: next })
      }}
      help={isFollowed ? form.settled.month === '' && t('oldestHelp') : t('begins')}
      options={[
        ...open.map((each) => ({
          value: each.month,
          label: label(each),
        })),
        ...(isFollowed ? [{ value: '', label: t('oldest') }] : []),
      ]}
      placeholder={false}
    />
  )
}

/** The sums of a split payment by month. A month that is left empty gets none of the payment. */
function Parts({ form, open, name }: PartsProps) {
  const t = useWords(rentPaymentWords)
  const label = useMonthLabel(name)
  const { error, id } = form.field('months')
  const { sum, months } = form.settled
  const placed = sumTyped(months.map((part) => part.sum))
  return (
    <FormSection title={t('month')}>
      {open.map((each, at) => (
        <MoneyField key={each.month} {...form.inside('months', at).field('sum')} label={label(each)} />
      ))}
      <p className="ui-fine" role="status">
        {t('splitOf', { placed: krShort(placed), sum: krShort(sumTyped([sum])) })}
      </p>
      {error !== undefined && (
        <p className="ui-problem" id={id}>
          {error}
        </p>
      )}
    </FormSection>
  )
}
