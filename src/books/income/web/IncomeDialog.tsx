import type { z } from 'zod'
import { DocumentsField } from '../../../base/file/web/DocumentsField'
import { DayText, isDay } from '../../../base/kit/day'
import type { Row } from '../../../base/kit/endpoint'
import { FormDialog } from '../../../base/ui/dialog/form-dialog'
import { ChoiceField } from '../../../base/ui/field/choice-field'
import { TextAreaField } from '../../../base/ui/field/text-area-field'
import { TextField } from '../../../base/ui/field/text-field'
import { DraftStatus } from '../../../base/ui/form/draft-notes'
import { type FormState } from '../../../base/ui/form/form-state'
import { FieldPair, FormSection } from '../../../base/ui/form/form'
import { RecordField, recordLines } from '../../../base/ui/form/record-field'
import { useDraft } from '../../../base/ui/form/use-draft'
import { useEditing } from '../../../base/ui/form/use-editing'
import { useForm } from '../../../base/ui/form/use-form'
import { useRestoredDraft } from '../../../base/ui/form/use-restored-draft'
import { toast } from '../../../base/ui/page/toast'
import type { Tagged } from '../../../base/ui/query/call'
import { useEndpointMutation } from '../../../base/ui/query/endpoint-query'
import { today } from '../../../base/ui/words/today'
import { useWords } from '../../../base/ui/words/use-words'
import { accountCalls } from '../../../landlord/account/calls'
import type { Profile } from '../../../landlord/account/model'
import type { House } from '../../../landlord/house/model'
import { homeUseOn } from '../../../landlord/house/rules-years'
import { RecordHouseField } from '../../../landlord/house/web/RecordHouseField'
import { useFormLimit } from '../../../landlord/plan/web/use-form-limit'
import { taxLineOf } from '../../tax-line/rules'
import { TaxLineNote } from '../../tax-line/web/TaxLineNote'
import { incomeCalls } from '../calls'
import { IncomeForm, incomeRecord, type IncomeDetail, type IncomeValues } from '../model'
import { followsFlatRule, incomeErrors, incomeName, mayBePhoneNumber } from '../rules'
import { incomeWords } from '../words'
import { useIncomeTexts } from './income-texts'

export interface IncomeFieldsProps<B> {
  readonly form: FormState<IncomeValues, B>
  readonly houses: readonly House[]
}

function IncomeFields<B>({ form, houses }: IncomeFieldsProps<B>) {
  const t = useWords(incomeWords)
  const line = recordLines(incomeRecord, form, t)
  const { separatedTaxable, short_term, houseId, start_date } = form.settled
  // While the date is not complete, today's use of the house decides.
  const start = DayText.safeParse(start_date).data ?? today()
  const isShort = followsFlatRule({ short_term }, homeUseOn(houses, Number(houseId), start))
  const isOther = form.settled.kind === 'other'
  const kinds = [
    { value: 'rent' as const, label: t('rent') },
    { value: 'other' as const, label: t('kindOther'), help: t('kindOtherHelp') },
  ]
  return (
    <>
      <ChoiceField {...line('kind')} row options={kinds} />
      <TextField {...line('title')} required={isOther} help={t(isOther ? 'otherTitleHelp' : 'titleHelp')} autoFocus />
      <RecordHouseField {...line('houseId')} houses={houses} />
      <FormSection title={t('period')} help={t('periodHelp')}>
        <FieldPair>
          <RecordField {...line('start_date')} />
          <RecordField {...line('end_date')} />
        </FieldPair>
        <FieldPair>
          <RecordField {...line('sum')} {...(isOther && { label: t('amount') })} help={t('sumHelp')} />
          {!isOther && <RecordField {...line('deposit_sum')} help={t('depositHelp')} />}
        </FieldPair>
        <RecordField
          {...line('separatedTaxable')}
          help={
            <>
              {t('taxHelp')} <TaxLineNote line={taxLineOf({ kind: 'income', isTaxed: separatedTaxable, isShort })} />
            </>
          }
        />
        {!isOther && <RecordField {...line('short_term')} help={t('shortHelp')} />}
      </FormSection>
      {!isOther && <TenantFields form={form} />}
      <DocumentsField {...line('documents')} />
      <TextAreaField {...line('other')} help={t('otherHelp')} rows={3} />
    </>
  )
}

function TenantFields<B>({ form }: Pick<IncomeFieldsProps<B>, 'form'>) {
  const t = useWords(incomeWords)
  const line = recordLines(incomeRecord, form, t)
  return (
    <FormSection title={t('tenant')}>
      <FieldPair>
        <RecordField {...line('tenant_first_name')} autoComplete="off" />
        <RecordField {...line('tenant_last_name')} autoComplete="off" />
      </FieldPair>
      <RecordField {...line('tenant_birthday')} help={t('birthdayHelp')} />
      <FieldPair>
        <RecordField {...line('tenant_email')} autoComplete="off" />
        <RecordField
          {...line('tenant_phone')}
          help={t('phoneHelp')}
          {...(!mayBePhoneNumber(form.values.tenant_phone) && { question: t('phoneQuestion') })}
          autoComplete="off"
        />
      </FieldPair>
    </FormSection>
  )
}

/** The values that are sent. What was typed for a tenant stays on the screen, but other income has none. */
const toBody = (values: IncomeValues) =>
  values.kind === 'other'
    ? {
        ...incomeRecord.toBody({
          ...values,
          tenant_first_name: '',
          tenant_last_name: '',
          tenant_email: '',
          tenant_phone: '',
          deposit_sum: null,
          short_term: false,
        }),
        tenant_birthday: null,
      }
    : incomeRecord.toBody(values)

/** Errors of dates that the schema accepts: a date far away, or a birth date in the future. */
function incomeFormErrors({ kind, title, start_date, end_date, tenant_birthday }: IncomeValues) {
  const now = today()
  // The schema already refuses text that isn't a date. So any valid day can replace it here.
  const dayOr = (text: string) => (isDay(text) ? text : now)
  return {
    ...incomeErrors(
      { start_date: dayOr(start_date), end_date: dayOr(end_date), tenant_birthday: dayOr(tenant_birthday) },
      now,
    ),
    // Without a tenant, only its title says what it is.
    ...(kind === 'other' && title.trim() === '' && { title: 'required' }),
  }
}

export interface IncomeDialogProps {
  /** The income to change. Null records a new one. */
  readonly income: Tagged<IncomeDetail> | null
  readonly houseId: number | null
  readonly houses: readonly House[]
  readonly profile: Profile
  /** Calls that list vouchers. Their answers are out of date after saving. */
  readonly invalidates: readonly Row[]
  readonly onClose: () => void
}

export function IncomeDialog({ income, houseId, houses, profile, invalidates, onClose }: IncomeDialogProps) {
  const t = useWords(incomeWords)
  const form = useForm({
    schema: IncomeForm,
    initial: income
      ? incomeRecord.toForm(income)
      : { ...incomeRecord.empty, houseId: houseId === null ? '' : String(houseId) },
    toBody,
    check: incomeFormErrors,
    draft: useDraft({
      account: profile.id,
      form: 'income',
      record: income?.id ?? `new.${houseId ?? 0}`,
      shape: incomeRecord,
      stored: income,
    }),
  })
  const editing = useEditing({
    form,
    read: incomeCalls.read,
    input: { params: { id: String(income?.id ?? 0) } },
    stored: income,
    toForm: incomeRecord.toForm,
    says: useIncomeTexts(),
  })
  const draft = useRestoredDraft(form)
  const limit = useFormLimit(form, profile)
  const stale = { invalidates: [...invalidates, incomeCalls.read, accountCalls.profile] }
  const create = useEndpointMutation(incomeCalls.create, stale)
  const update = useEndpointMutation(incomeCalls.update, stale)
  const send = (body: z.input<typeof IncomeForm>) =>
    income
      ? editing.send((ifMatch) => update.mutateAsync({ params: { id: String(income.id) }, body, ifMatch }))
      : create.mutateAsync({ body })
  return (
    <>
      <FormDialog
        title={t(income ? 'editTitle' : 'newTitle')}
        size="wide"
        sidePane
        form={form}
        editing={{ ...editing, isAsking: editing.isAsking || draft.isAsking || limit !== null }}
        status={<DraftStatus form={form} />}
        submitText={t('save')}
        onClose={onClose}
        onSubmit={send}
        onDone={(saved) => {
          toast.success(t('saved', { name: incomeName(saved) }))
          onClose()
        }}
      >
        {draft.note}
        <IncomeFields key={draft.round} form={form} houses={houses} />
      </FormDialog>
      {limit}
    </>
  )
}
