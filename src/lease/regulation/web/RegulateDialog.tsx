import { isDay } from '../../../base/kit/day'
import type { Language } from '../../../base/kit/words'
import { fullName } from '../../../base/kit/full-name'
import { DateField } from '../../../base/ui/field/date-field'
import { CheckField } from '../../../base/ui/field/check-field'
import { FormDialog } from '../../../base/ui/dialog/form-dialog'
import { useFocusReturn } from '../../../base/ui/dialog/use-focus-return'
import { RecordField, recordLines } from '../../../base/ui/form/record-field'
import { useForm } from '../../../base/ui/form/use-form'
import { toast } from '../../../base/ui/page/toast'
import { useEndpointMutation, useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { dmy, kr } from '../../../base/ui/words/format'
import { today } from '../../../base/ui/words/today'
import { useLanguage, useWords } from '../../../base/ui/words/use-words'
import { accountCalls } from '../../../landlord/account/calls'
import type { ContractDialogProps } from '../../tenancy/web/FinishDialog'
import { LawSource } from '../../law/web/LawNotes'
import { partiesOf } from '../../party/rules'
import { regulationCalls } from '../calls'
import { isIndexValue, RegulationForm, regulationRecord, type RegulationValues } from '../model'
import { differenceOf, monthsText, plannedRises } from '../rules-difference'
import { earliestChange, fallsPast, lastRent, noChangeBecause, regulationErrors, risesPast } from '../rules'
import type { GivenIndex } from '../model-letter'
import { indexRoom, newerMonths } from '../rules-prices'
import { regulationWords } from '../words'
import { IndexNote } from './IndexNote'
import { LetterPreview, sentForm } from './LetterPreview'
import { NewerFigure } from './NewerFigure'

/** A new rent from a month on: when at the earliest and why, what the index allows, and the letter; nothing when the contract does not allow it. */
export default function RegulateDialog(props: ContractDialogProps) {
  useFocusReturn(true)
  return noChangeBecause(props.contract) === null ? <Open {...props} /> : null
}

function Open({ contract, invalidates, onClose }: ContractDialogProps) {
  const t = useWords(regulationWords)
  const [language] = useLanguage()
  const now = today()
  const [present, earliest] = [lastRent(contract), earliestChange(contract, now)]
  const form = useForm<RegulationValues, typeof RegulationForm>({
    schema: RegulationForm,
    initial: { ...regulationRecord.empty, from: earliest.from },
    toBody: (values) => regulationRecord.toBody(values),
    check: (values) => {
      const body = sentForm(values)
      return body === null ? {} : (regulationErrors(body, contract, now) ?? {})
    },
  })
  const regulate = useEndpointMutation(regulationCalls.regulate, { invalidates })
  const line = recordLines(regulationRecord, form, t)
  const sum = form.field('month_sum')
  const { agreed } = form.values
  // Of the rent and its month alone: while the other fields are half typed, the one that they ask for stays.
  const { difference_due_on, index_month, index_value } = regulationRecord.empty
  const change = sentForm({ ...form.settled, difference_due_on, index_month, index_value })
  const isPastRise = change !== null && risesPast(change, contract, now)
  const isPastFall = change !== null && fallsPast(change, contract, now)
  const difference = change && differenceIn(change, contract, language)
  const { data: landlord } = useEndpointQuery(accountCalls.profile)
  const parties = landlord && partiesOf(contract, landlord)
  return (
    <FormDialog
      title={t('title')}
      onClose={onClose}
      form={form}
      submitText={t('go')}
      onSubmit={(body) => regulate.mutateAsync({ params: { id: String(contract.id) }, body })}
      onDone={() => {
        toast.success(t('done'))
        onClose()
      }}
    >
      <p>{t('text', { rent: kr(present.month_sum), since: dmy(present.since) })}</p>
      <DateField
        {...form.field('from')}
        label={t('from')}
        required
        help={
          agreed ? (
            t('agreedFrom')
          ) : (
            <>
              {t(earliest.because === 'year' ? 'earliestYear' : 'earliestNotice', {
                from: dmy(earliest.from),
                since: dmy(present.since),
              })}{' '}
              <LawSource paragraph="§ 4-2" />
            </>
          )
        }
      />
      <RecordField {...line('month_sum')} />
      {!agreed && (
        <>
          <IndexNote
            room={indexRoom(present.month_sum, present.since, now, givenIn(form.settled))}
            since={present.since}
            sum={form.settled.month_sum}
            onUse={sum.onChange}
          />
          <NewerFigure line={line} months={newerMonths(now)} />
        </>
      )}
      <CheckField {...form.field('agreed')} label={t('agreed')} help={t('agreedHelp')} />
      {agreed && isPastRise && (
        <>
          {difference && <p>{t('differenceIs', difference)}</p>}
          <DateField
            {...form.field('difference_due_on')}
            label={t('difference_due_on')}
            required
            help={t('difference_due_onHelp')}
          />
        </>
      )}
      {agreed && isPastFall && <p>{t('pastFall')}</p>}
      <p>{t('booked')}</p>
      <LetterPreview contract={contract} values={form.settled} />
      {parties && 'tenants' in parties && (
        <p>{t('sends', { tenants: parties.tenants.map((one) => `${fullName(one)} (${one.email})`).join(', ') })}</p>
      )}
    </FormDialog>
  )
}

/** Which months that are due already rise, and by how much together; null where none does. */
function differenceIn(change: RegulationForm, contract: ContractDialogProps['contract'], language: Language) {
  const now = today()
  const found = differenceOf(plannedRises(change, contract, now), now)
  return found && { months: monthsText(found.months)[language], sum: kr(found.sum) }
}

/** A newer figure as far as it is typed. */
function givenIn({ index_month, index_value }: RegulationValues): GivenIndex | undefined {
  return isDay(index_month) && isIndexValue(index_value) ? { index_month, index_value } : undefined
}
