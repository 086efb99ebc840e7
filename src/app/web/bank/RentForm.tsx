import { Button } from '@mantine/core'
import { Plus } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { z } from 'zod'
import { bankMatchingCalls } from '../../../bank/matching/calls'
import type { ShownSuggestion } from '../../../bank/transaction/model'
import { isDay } from '../../../base/kit/day'
import { isSame } from '../../../base/kit/is-same'
import { Money, ore, toKroner, type Ore } from '../../../base/kit/money'
import { requiredOrError } from '../../../base/kit/schemas'
import { FormDialog } from '../../../base/ui/dialog/form-dialog'
import { MoneyField } from '../../../base/ui/field/money-field'
import { SelectField } from '../../../base/ui/field/select-field'
import type { FormState } from '../../../base/ui/form/form-state'
import { FormSection } from '../../../base/ui/form/form'
import { useForm } from '../../../base/ui/form/use-form'
import { ErrorLine } from '../../../base/ui/page/error-line'
import { Loading } from '../../../base/ui/page/loading'
import { useEndpointMutation, useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { dmy, kr, monthAndYear } from '../../../base/ui/words/format'
import { useLanguage, useWords } from '../../../base/ui/words/use-words'
import { useHouse } from '../../../landlord/house/web/use-house'
import type { Contract } from '../../../lease/contract/model'
import { allTenants } from '../../../lease/party/rules-tenant'
import { rentAccountCalls } from '../../../lease/rent-account/calls'
import { fittingContract } from './fitting-contract'
import type { MatchDialogProps } from './match-dialog'
import {
  refillRemainingParts,
  nextMonthAfter,
  unpaidPart,
  restOfPayment,
  initialRentParts,
  type PayableMonth,
  type RentPartValues,
} from './rent-parts'
import { bankMatchWords } from './words-match'

interface RentMonthsProps {
  readonly form: Pick<
    FormState<{ readonly contractId: string; readonly months: readonly RentPartValues[] }>,
    'id' | 'values' | 'inside'
  >
  readonly payment: Ore
  readonly known: readonly PayableMonth[]
  readonly error: unknown
  readonly isLoading: boolean
  readonly children: ReactNode
}

function RentMonths({ form, payment, known, error, isLoading, children }: RentMonthsProps) {
  const t = useWords(bankMatchWords)
  const [language] = useLanguage()
  const { months } = form.values
  if (error) return <ErrorLine error={error} />
  if (isLoading) return <Loading label={t('loading')} />
  const rest = restOfPayment(payment, months)
  const labelOf = (month: string): string => {
    const first = `${month}-01`
    const name = isDay(first) ? monthAndYear(first, language) : month
    const open = unpaidPart(month, known)
    if (open === null) return t('monthUnknown', { month: name })
    return open > 0 ? t('month', { month: name, open: kr(open) }) : t('monthPaid', { month: name })
  }
  return (
    <FormSection title={t('months')} help={t('monthsHelp')}>
      <div className="bank-months">
        {months.map(({ month }, index) => (
          <MoneyField key={month} {...form.inside('months', index).field('sum')} label={labelOf(month)} />
        ))}
      </div>
      <div className="bank-months-foot">
        {children}
        <p id={`${form.id}-months`} role="status" className={rest < 0 ? 'ui-problem' : 'ui-figures'}>
          {rest < 0
            ? t('tooMuch', { amount: kr(ore(Math.abs(rest))) })
            : rest === 0
              ? t('noRest')
              : t('rest', { amount: kr(rest) })}
        </p>
      </div>
    </FormSection>
  )
}

const RentChoice = z.object({
  contractId: z.string({ error: requiredOrError('choose') }).min(1, 'choose'),
  months: z.array(z.object({ month: z.string(), sum: Money.nullable() })),
})

const none: readonly never[] = []

/** The body of the call. Without any months, the oldest unpaid ones are paid. */
function rentBody({ contractId, months }: { contractId: string; months: readonly RentPartValues[] }) {
  const parts = months.flatMap(({ month, sum }) => (sum === null || sum === 0 ? [] : [{ month, sum: toKroner(sum) }]))
  return { contractId: Number(contractId), ...(parts.length > 0 && { months: parts }) }
}

type RentFormState = FormState<
  { readonly contractId: string; readonly months: readonly RentPartValues[] },
  z.input<typeof RentChoice>
>

interface FilledMonthsSettings {
  readonly row: MatchDialogProps['row']
  readonly suggested: Extract<ShownSuggestion, { kind: 'rent' }> | null
  readonly isSaving: boolean
}

/** Fills in the months, and fills them in again when the account changes. Typed values stay. */
function useFilledMonths(form: RentFormState, { row, suggested, isSaving }: FilledMonthsSettings) {
  const { contractId, months } = form.values
  // The rent account is read when the accepted rows are saved, and again after every change.
  const account = useEndpointQuery(
    rentAccountCalls.read,
    { params: { id: contractId || '0' } },
    { enabled: contractId !== '' && !isSaving, keepPreviousData: false, staleTime: 0 },
  )
  // Data from before the form was opened may be out of date, so it is not used.
  const known = account.isFetchedAfterMount ? account.data?.months : undefined
  const filled = useRef<{ readonly of: string; readonly months: readonly RentPartValues[] }>({ of: '', months: [] })
  const fill = useEffectEvent((of: string, open: readonly PayableMonth[], rent: typeof suggested) => {
    const own = rent?.contractId === Number(of) ? rent.months : []
    const now = initialRentParts(row.sum, row.date, open, own)
    if (filled.current.of === of && !isSame(filled.current.months, months)) {
      const merged = refillRemainingParts(months, filled.current.months, now, row.sum)
      filled.current = { of, months: now }
      if (!isSame(merged, months)) form.set('months', merged)
      return
    }
    filled.current = { of, months: now }
    form.reset({ contractId: of, months: now })
  })
  useEffect(() => {
    if (contractId !== '' && known) fill(contractId, known, suggested)
  }, [contractId, known, suggested])
  return { account, known }
}

/** The form that matches a payment with rent. The rest of the payment covers the following months. */
export function RentForm({
  row,
  says,
  contracts,
  isSaving,
  onDone,
  onClose,
}: MatchDialogProps & { contracts: readonly Contract[] }) {
  const t = useWords(bankMatchWords)
  const [language] = useLanguage()
  const { houses } = useHouse()
  const suggested = row.suggestion?.kind === 'rent' ? row.suggestion : null
  const only = contracts.length === 1 ? contracts[0]!.id : null
  const startId = suggested?.contractId ?? only ?? fittingContract(row, contracts)
  const form = useForm({
    schema: RentChoice,
    initial: { contractId: startId === null ? '' : String(startId), months: [] as readonly RentPartValues[] },
    toBody: ({ contractId, months }) => ({
      contractId,
      months: months.map(({ month, sum }) => ({ month, sum: sum === null ? null : toKroner(sum) })),
    }),
    check: ({ months }) => (restOfPayment(row.sum, months) < 0 ? { months: 'monthsAboveSum' } : {}),
    // No draft is kept, since the form is quick to type and only about this payment.
    isStored: () => true,
  })
  const { contractId, months } = form.values
  const { account, known } = useFilledMonths(form, { row, suggested, isSaving })

  const match = useEndpointMutation(bankMatchingCalls.match)
  return (
    <FormDialog
      title={t('rentTitle')}
      form={form}
      note={false}
      submitText={t('rentSave')}
      onSubmit={() => match.mutateAsync({ params: { id: String(row.id) }, body: { rent: rentBody(form.values) } })}
      onDone={onDone}
      onClose={onClose}
    >
      <p>{t('payment', { who: says.who, date: dmy(row.date), amount: kr(row.sum) })}</p>
      <SelectField
        {...form.field('contractId')}
        label={t('contract')}
        required
        options={contracts.map((one) => {
          const house = houses.find(({ id }) => id === one.houseId)?.name ?? ''
          return { value: String(one.id), label: [allTenants(one, language), house].filter(Boolean).join(' · ') }
        })}
      />
      {contractId !== '' && (
        <RentMonths
          form={form}
          payment={row.sum}
          known={known ?? none}
          error={account.error}
          isLoading={known === undefined}
        >
          <Button
            variant="default"
            leftSection={<Plus size={18} aria-hidden />}
            onClick={() => form.set('months', [...months, { month: nextMonthAfter(months, row.date), sum: null }])}
          >
            {t('addMonth')}
          </Button>
        </RentMonths>
      )}
    </FormDialog>
  )
}
