import { Button } from '@mantine/core'
import { Plus } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { z } from 'zod'
import { Money, toKroner } from '../../../base/kit/money'
import { requiredOr } from '../../../base/kit/schemas'
import { FormDialog } from '../../../base/ui/dialog/form-dialog'
import { SelectField } from '../../../base/ui/field/select-field'
import { useForm } from '../../../base/ui/form/use-form'
import { useEndpointMutation, useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { dmy, kr } from '../../../base/ui/words/format'
import { useLanguage, useWords } from '../../../base/ui/words/use-words'
import { bankMatchingCalls } from '../../../bank/matching/calls'
import { useHouse } from '../../../landlord/house/web/use-house'
import type { Contract } from '../../../lease/contract/model'
import { allTenants } from '../../../lease/party/rules-tenant'
import { rentAccountCalls } from '../../../lease/rent-account/calls'
import type { MatchDialogProps } from './MatchDialogs'
import { RentMonths } from './RentMonths'
import { monthBehind, restOf, startParts, type RentPartValues } from './rent-parts'
import { bankMatchWords } from './words-match'

const RentChoice = z.object({
  contractId: z.string({ error: requiredOr('choose') }).min(1, 'choose'),
  months: z.array(z.object({ month: z.string(), sum: Money.nullable() })),
})

const none: readonly never[] = []

/** The rent as the call takes it; where no month is named, the oldest unpaid ones are paid. */
function rentBody({ contractId, months }: { contractId: string; months: readonly RentPartValues[] }) {
  const parts = months.flatMap(({ month, sum }) => (sum === null || sum === 0 ? [] : [{ month, sum: toKroner(sum) }]))
  return { contractId: Number(contractId), ...(parts.length > 0 && { months: parts }) }
}

/** The form: the contract, and how much of the payment each month gets. What is left over covers the months that follow. */
export function RentForm({
  row,
  says,
  contracts,
  onDone,
  onClose,
}: MatchDialogProps & { contracts: readonly Contract[] }) {
  const t = useWords(bankMatchWords)
  const [language] = useLanguage()
  const { houses } = useHouse()
  const suggested = row.suggestion?.kind === 'rent' ? row.suggestion : null
  const only = contracts.length === 1 ? contracts[0]!.id : null
  const startId = suggested?.contractId ?? only
  const form = useForm({
    schema: RentChoice,
    initial: { contractId: startId === null ? '' : String(startId), months: [] as readonly RentPartValues[] },
    toBody: ({ contractId, months }) => ({
      contractId,
      months: months.map(({ month, sum }) => ({ month, sum: sum === null ? null : toKroner(sum) })),
    }),
    check: ({ months }) => (restOf(row.sum, months) < 0 ? { months: 'monthsAboveSum' } : {}),
    // Typed in a moment, and only about this payment: no draft is kept of it.
    isStored: () => true,
  })
  const { contractId, months } = form.values
  const account = useEndpointQuery(
    rentAccountCalls.read,
    { params: { id: contractId || '0' } },
    { enabled: contractId !== '', keepPreviousData: false },
  )
  const known = account.data?.months
  // Of each contract the months begin anew; what is read again behind the form changes nothing that is typed.
  const begin = useEffectEvent((of: string) => {
    const own = suggested?.contractId === Number(of) ? suggested.months : []
    form.reset({ contractId: of, months: startParts(row.sum, row.date, known ?? none, own) })
  })
  const isKnown = known !== undefined
  useEffect(() => {
    if (contractId !== '' && isKnown) begin(contractId)
  }, [contractId, isKnown])

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
        <RentMonths form={form} payment={row.sum} known={known ?? none} error={account.error} isLoading={!isKnown}>
          <Button
            variant="default"
            leftSection={<Plus size={18} aria-hidden />}
            onClick={() => form.set('months', [...months, { month: monthBehind(months, row.date), sum: null }])}
          >
            {t('addMonth')}
          </Button>
        </RentMonths>
      )}
    </FormDialog>
  )
}
