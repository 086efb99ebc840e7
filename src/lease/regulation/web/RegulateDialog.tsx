import { Button } from '@mantine/core'
import { useMemo } from 'react'
import { isDay, type Day } from '../../../base/kit/day'
import { fullName } from '../../../base/kit/full-name'
import { formatKr, type Ore } from '../../../base/kit/money'
import type { Language } from '../../../base/kit/words'
import { publicRegisterCalls } from '../../../base/register/calls'
import { pricesOf } from '../../../base/register/rules-prices'
import { FormDialog } from '../../../base/ui/dialog/form-dialog'
import { LoadingDialog } from '../../../base/ui/dialog/loading-dialog'
import { useFocusReturn } from '../../../base/ui/dialog/use-focus-return'
import { CheckField } from '../../../base/ui/field/check-field'
import { DateField } from '../../../base/ui/field/date-field'
import { SelectField } from '../../../base/ui/field/select-field'
import { CollapsibleSection } from '../../../base/ui/form/folded-section'
import { FieldPair } from '../../../base/ui/form/form'
import { RecordField, recordLines, type RecordFieldProps } from '../../../base/ui/form/record-field'
import { useForm } from '../../../base/ui/form/use-form'
import { Notice } from '../../../base/ui/page/notice'
import { toast } from '../../../base/ui/page/toast'
import { useEndpointMutation, useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { dmy, kr, monthAndYear } from '../../../base/ui/words/format'
import { today } from '../../../base/ui/words/today'
import { useLanguage, useWords } from '../../../base/ui/words/use-words'
import { accountCalls } from '../../../landlord/account/calls'
import { useHouse } from '../../../landlord/house/web/use-house'
import { LawSource } from '../../law/web/LawNotes'
import { partiesOf } from '../../party/rules'
import type { ContractDialogProps } from '../../tenancy/web/FinishDialog'
import { regulationCalls } from '../calls'
import { isIndexValue, RegulationForm, regulationRecord, type RegulationValues } from '../model'
import type { TypedIndexFigure, IndexLimit } from '../model-letter'
import {
  earliestChange,
  lowersRentAlreadyDue,
  lastRent,
  reasonForNoChange,
  regulationErrors,
  raisesRentAlreadyDue,
} from '../rules'
import { differenceOf, monthsText, plannedRises } from '../rules-difference'
import { letterSheet } from '../rules-letter'
import { letterData } from '../rules-letter-data'
import { indexLimit, indexText, monthsWithNewerIndex, type Prices } from '../rules-prices'
import { regulationWords } from '../words'

export interface IndexNoteProps {
  readonly room: IndexLimit | null
  /** The day from which the present rent is owed. */
  readonly since: Parameters<typeof monthAndYear>[0]
  readonly sum: Ore | null
  readonly onUse: (most: Ore) => void
}

/** Says how much rent the price index allows without the tenant's consent. */
function IndexNote({ room, since, sum, onUse }: IndexNoteProps) {
  const t = useWords(regulationWords)
  const [language] = useLanguage()
  const figures = (
    <a href="https://www.ssb.no/kpi" target="_blank" rel="noreferrer">
      {t('calculator')}
    </a>
  )
  if (room === null)
    return (
      <Notice kind="warning">
        {t('unknown', { month: monthAndYear(since, language) })} {figures} <LawSource paragraph="§ 4-2" />
      </Notice>
    )
  const most = formatKr(room.most, 'needed')
  const isAbove = sum !== null && sum > room.most
  return (
    <div role="status">
      <Notice
        kind={isAbove ? 'warning' : 'info'}
        action={
          sum !== room.most && (
            <Button variant="default" onClick={() => onUse(room.most)}>
              {t('use', { most })}
            </Button>
          )
        }
      >
        {isAbove && <strong>{t('tooMuch', { most })} </strong>}
        {t('allows', {
          most,
          fromIndex: indexText(room.from),
          fromMonth: monthAndYear(room.from.month, language),
          toIndex: indexText(room.to),
          toMonth: monthAndYear(room.to.month, language),
        })}{' '}
        {t('source')} {room.isBehind && <>{t('behind')} </>}
        {figures} <LawSource paragraph="§ 4-2" />
      </Notice>
    </div>
  )
}

/** The body that is sent. Null while a field is missing or wrong. */
function sentForm(values: RegulationValues): RegulationForm | null {
  const found = RegulationForm.safeParse(regulationRecord.toBody(values))
  return found.success ? found.data : null
}

/** Shows the letter as far as it can be written, in the language of the screen. */
function LetterPreview({
  contract,
  values,
  prices,
}: Pick<ContractDialogProps, 'contract'> & { values: RegulationValues; prices: Prices }) {
  const t = useWords(regulationWords)
  const [language] = useLanguage()
  const { data: landlord } = useEndpointQuery(accountCalls.profile)
  const house = useHouse().houses.find(({ id }) => id === contract.houseId)
  const body = sentForm(values)
  if (house === undefined || landlord === undefined || body === null) return null
  const letter = letterSheet(
    letterData({ contract, house, landlord, prices }, body, today(), plannedRises(body, contract, today())),
    'en',
  )
  return (
    <details className="ui-folded">
      <summary>{t('preview')}</summary>
      <div className="ui-part">
        {letter.paragraphs.map(({ nb, en }) => (
          <p key={nb}>{language === 'en' ? (en ?? nb) : nb}</p>
        ))}
      </div>
    </details>
  )
}

export interface NewerFigureProps {
  readonly line: (name: 'index_month' | 'index_value') => RecordFieldProps<string>
  /** The months whose published figures are not known here, the newest first. */
  readonly months: readonly Day[]
}

/** Lets the landlord type a figure, because newer index figures are published than Husbok knows. */
function NewerFigure({ line, months }: NewerFigureProps) {
  const t = useWords(regulationWords)
  const [language] = useLanguage()
  if (months.length === 0) return null
  const [month, value] = [line('index_month'), line('index_value')]
  return (
    <CollapsibleSection title={t('newer')} help={t('newerHelp')} fields={[month, value]}>
      <FieldPair>
        <SelectField
          {...month}
          options={months.map((each) => ({ value: each, label: monthAndYear(each, language) }))}
        />
        <RecordField {...value} help={t('index_valueHelp')} />
      </FieldPair>
    </CollapsibleSection>
  )
}

/**
 * Changes the rent. Shows the earliest month and why, what the index allows, and the letter. Empty when the contract
 * does not allow it.
 */
export default function RegulateDialog(props: ContractDialogProps) {
  useFocusReturn(true)
  const t = useWords(regulationWords)
  const index = useEndpointQuery(publicRegisterCalls.prices)
  const prices = useMemo(() => index.data && pricesOf(index.data), [index.data])
  if (reasonForNoChange(props.contract) !== null) return null
  return prices === undefined ? (
    <LoadingDialog title={t('title')} error={index.error} retry={() => [index.refetch()]} onClose={props.onClose} />
  ) : (
    <Open {...props} prices={prices} />
  )
}

function Open({ contract, invalidates, onClose, prices }: ContractDialogProps & { readonly prices: Prices }) {
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
      return body === null ? {} : (regulationErrors(body, contract, now, prices) ?? {})
    },
  })
  const regulate = useEndpointMutation(regulationCalls.regulate, { invalidates })
  const line = recordLines(regulationRecord, form, t)
  const sum = form.field('month_sum')
  const { agreed } = form.values
  // `change` has only the rent and its month, so a past rise or fall shows even while another field is half-typed.
  const { difference_due_on, index_month, index_value } = regulationRecord.empty
  const change = sentForm({ ...form.settled, difference_due_on, index_month, index_value })
  const isPastRise = change !== null && raisesRentAlreadyDue(change, contract, now)
  const isPastFall = change !== null && lowersRentAlreadyDue(change, contract, now)
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
            room={indexLimit(present, now, prices, givenIn(form.settled))}
            since={present.since}
            sum={form.settled.month_sum}
            onUse={sum.onChange}
          />
          <NewerFigure line={line} months={monthsWithNewerIndex(now, prices)} />
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
      <LetterPreview contract={contract} values={form.settled} prices={prices} />
      {parties && 'tenants' in parties && (
        <p>{t('sends', { tenants: parties.tenants.map((one) => `${fullName(one)} (${one.email})`).join(', ') })}</p>
      )}
    </FormDialog>
  )
}

/** The rise of months that are already due. Null when none rises. */
function differenceIn(change: RegulationForm, contract: ContractDialogProps['contract'], language: Language) {
  const now = today()
  const found = differenceOf(plannedRises(change, contract, now), now)
  return found && { months: monthsText(found.months)[language], sum: kr(found.sum) }
}

/** The typed figure. Undefined while it is incomplete. */
function givenIn({ index_month, index_value }: RegulationValues): TypedIndexFigure | undefined {
  return isDay(index_month) && isIndexValue(index_value) ? { index_month, index_value } : undefined
}
