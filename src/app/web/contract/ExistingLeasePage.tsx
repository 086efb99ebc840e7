import { useRouter } from '@tanstack/react-router'
import { DocumentsField } from '../../../base/file/web/DocumentsField'
import { addMonths, isDay, monthAt, startOfYear, yearOf, type Day } from '../../../base/kit/day'
import { ore } from '../../../base/kit/money'
import { SelectField } from '../../../base/ui/field/select-field'
import { YesNoField } from '../../../base/ui/field/yes-no-field'
import { FieldPair } from '../../../base/ui/form/form'
import type { FormState } from '../../../base/ui/form/form-state'
import { PageForm } from '../../../base/ui/form/page-form'
import { RecordField, recordLines } from '../../../base/ui/form/record-field'
import { useDraft } from '../../../base/ui/form/use-draft'
import { useForm } from '../../../base/ui/form/use-form'
import { ErrorState } from '../../../base/ui/page/error-state'
import { Loading } from '../../../base/ui/page/loading'
import { PageHeader } from '../../../base/ui/page/page'
import { toast } from '../../../base/ui/page/toast'
import { useEndpointMutation, useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { monthAndYear } from '../../../base/ui/words/format'
import { today } from '../../../base/ui/words/today'
import { useLanguage, useWords } from '../../../base/ui/words/use-words'
import { callsReadingVouchers } from '../voucher/vouchers'
import { accountCalls } from '../../../landlord/account/calls'
import type { Profile } from '../../../landlord/account/model'
import type { House } from '../../../landlord/house/model'
import { HouseGate } from '../../../landlord/house/web/HouseGate'
import { RecordHouseField } from '../../../landlord/house/web/RecordHouseField'
import { useHouse } from '../../../landlord/house/web/use-house'
import { useFormLimit } from '../../../landlord/plan/web/use-form-limit'
import { existingContractCalls } from '../../../lease/contract/calls-existing'
import { countRentsDue } from '../../../lease/rent/rules-due'
import { tenancyCalls } from '../../../lease/tenancy/calls'
import {
  existingLeaseBody,
  existingLeaseInput,
  ExistingLeasePageForm,
  type ExistingLeaseValues,
} from '../../../lease/tenancy/model-existing'
import { existingLeaseWords } from '../../../lease/tenancy/words-existing'

/** Earlier rent belongs to a tax return that is handed in already. */
const yearsBack = 2

/** The months from which rent may be booked: up to the next one, and not before the lease starts. */
function bookableMonths(start: string, now: Day): readonly Day[] {
  const first = startOfYear(yearOf(now) - yearsBack)
  const from = isDay(start) && monthAt(start) > first ? monthAt(start) : first
  const last = addMonths(monthAt(now), 1)
  const months: Day[] = []
  for (let month = from; month <= last; month = addMonths(month, 1)) months.push(month)
  return months.length > 0 ? months : [from]
}

/** The month that is chosen until the landlord chooses another one: January of this year, or the start after it. */
const usualMonth = (start: string, now: Day): Day => {
  const january = startOfYear(yearOf(now))
  return isDay(start) && monthAt(start) > january ? monthAt(start) : january
}

/** The number of months that are booked at once. Null while a date or the rent is missing. */
function countBooked({ start_date, end_date, first_payment_date, books_from }: ExistingLeaseValues, now: Day) {
  if (!isDay(start_date) || !isDay(first_payment_date) || !isDay(books_from)) return null
  return countRentsDue(
    {
      start_date,
      end_date: isDay(end_date) ? end_date : null,
      finished_on: null,
      notice: null,
      first_payment_date,
      days_before_first_payment: 'free',
      books_from,
      month_sum: ore(0),
      rents: [],
    },
    now,
  )
}

type LeaseForm = Pick<FormState<ExistingLeaseValues>, 'field' | 'values' | 'settled' | 'setMany'>

/** The start. The first due day and the first booked month follow it until somebody changes them. */
function useFollowStart({ values, setMany }: LeaseForm) {
  return (start_date: string) => {
    const { first_payment_date: first, books_from: from, start_date: before } = values
    const now = today()
    setMany({
      start_date,
      ...(isDay(start_date) && (first === '' || first === before) && { first_payment_date: start_date }),
      ...(isDay(start_date) && from === usualMonth(before, now) && { books_from: usualMonth(start_date, now) }),
    })
  }
}

function ExistingLeaseFields({ form, houses }: { readonly form: LeaseForm; readonly houses: readonly House[] }) {
  const t = useWords(existingLeaseWords)
  const [language] = useLanguage()
  const line = recordLines(existingLeaseInput, form, t)
  const follow = useFollowStart(form)
  const booked = countBooked(form.settled, today())
  return (
    <>
      <RecordHouseField {...line('houseId')} houses={houses} />
      <FieldPair>
        <RecordField {...line('tenant_name')} autoComplete="off" />
        <RecordField {...line('tenant_email')} help={t('emailHelp')} autoComplete="off" />
      </FieldPair>
      <FieldPair>
        <RecordField {...line('start_date')} onChange={follow} />
        <RecordField {...line('end_date')} help={t('endHelp')} />
      </FieldPair>
      <FieldPair>
        <RecordField {...line('month_sum')} help={t('sumHelp')} />
        <RecordField {...line('first_payment_date')} help={t('firstHelp')} />
      </FieldPair>
      <SelectField
        {...line('books_from')}
        help={booked === null ? t('booksHelp') : `${t('booksHelp')}. ${t('booksNow', { count: booked })}`}
        placeholder={false}
        options={bookableMonths(form.settled.start_date, today()).map((month) => ({
          value: month as string,
          label: monthAndYear(month, language),
        }))}
      />
      <YesNoField {...line('taxable')} help={t('taxableHelp')} />
      <FieldPair>
        <RecordField {...line('deposit_sum')} help={t('depositHelp')} />
        <RecordField {...line('deposit_account')} />
      </FieldPair>
      <DocumentsField {...line('documents')} help={t('filesHelp')} />
    </>
  )
}

interface ExistingLeaseProps {
  readonly houseId: number | null
  readonly houses: readonly House[]
  readonly profile: Profile
}

function ExistingLease({ houseId, houses, profile }: ExistingLeaseProps) {
  const t = useWords(existingLeaseWords)
  const { history } = useRouter()
  const form = useForm({
    schema: ExistingLeasePageForm,
    initial: {
      ...existingLeaseInput.empty,
      houseId: houseId === null ? '' : String(houseId),
      books_from: usualMonth('', today()),
    },
    toBody: existingLeaseInput.toBody,
    draft: useDraft({
      account: profile.id,
      form: 'existing-lease',
      record: 'new',
      shape: existingLeaseInput,
      stored: null,
    }),
  })
  const limit = useFormLimit(form, profile)
  const add = useEndpointMutation(tenancyCalls.existing, {
    invalidates: [...callsReadingVouchers, existingContractCalls.list, accountCalls.profile],
  })
  return (
    <>
      <PageForm
        form={form}
        intro={<p>{t('intro')}</p>}
        submitText={t('save')}
        onSubmit={(body) => add.mutateAsync({ body: existingLeaseBody(body) })}
        onDone={({ id }) => {
          toast.success(t('saved'))
          history.push(`/home/contract/${id}`)
        }}
        onLeave={() => history.push('/home/contract')}
      >
        <ExistingLeaseFields form={form} houses={houses} />
      </PageForm>
      {limit}
    </>
  )
}

/** A lease that was signed before it is recorded: one page instead of the wizard. */
export default function ExistingLeasePage() {
  const t = useWords(existingLeaseWords)
  const { startHouseId } = useHouse()
  const profile = useEndpointQuery(accountCalls.profile)
  return (
    <HouseGate title={t('title')}>
      {(_house, { houses }) => (
        <>
          <PageHeader title={t('title')} />
          {profile.data ? (
            <ExistingLease houseId={startHouseId} houses={houses} profile={profile.data} />
          ) : profile.error ? (
            <ErrorState error={profile.error} retry={() => void profile.refetch()} />
          ) : (
            <Loading />
          )}
        </>
      )}
    </HouseGate>
  )
}
