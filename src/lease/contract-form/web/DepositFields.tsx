import { addDays } from '../../../base/kit/day'
import { formatKr, maxOre } from '../../../base/kit/money'
import { ChoiceField } from '../../../base/ui/field/choice-field'
import { DateField } from '../../../base/ui/field/date-field'
import { MoneyField } from '../../../base/ui/field/money-field'
import { SelectField } from '../../../base/ui/field/select-field'
import { FieldPair } from '../../../base/ui/form/form'
import { RecordField, recordLines } from '../../../base/ui/form/record-field'
import { Notice } from '../../../base/ui/page/notice'
import { readToken } from '../../../base/ui/query/session'
import { dmy } from '../../../base/ui/words/format'
import { today } from '../../../base/ui/words/today'
import { useWords } from '../../../base/ui/words/use-words'
import { useSubscribe } from '../../../landlord/plan/web/use-subscribe'
import {
  contractInput,
  depositDays,
  depositVariants,
  guaranteeKinds,
  guaranteeRecord,
  type DepositVariant,
} from '../../contract/model'
import { isFieldAskedFor } from '../../contract/model-asked-fields'
import { maxDeposit } from '../../contract/model-form'
import { contractWords } from '../../contract/words'
import { guaranteeWords } from '../../contract/words-guarantee'
import { LawNotes } from '../../law/web/LawNotes'
import { contractFormWords } from '../words'
import { ChoiceMeanings, choicesOf } from './ChoiceMeanings'
import type { StepFieldsProps } from './step-fields'

/** Asks for a guarantee, with or without a deposit: its kind, the guarantor, the sum and the last day. */
export function GuaranteeFields({ form }: Pick<StepFieldsProps, 'form'>) {
  const t = useWords(guaranteeWords)
  const { value, onChange, ...field } = form.field('guarantee')
  const choose = (chosen: string) => {
    const kind = guaranteeKinds.find((one) => one === chosen)
    onChange(kind === undefined ? null : { ...guaranteeRecord.empty, ...value, kind })
  }
  return (
    <>
      <SelectField
        {...field}
        // Errors of a chosen guarantee are shown at its own fields.
        error={value === null ? field.error : undefined}
        value={value?.kind ?? ''}
        onChange={choose}
        label={t('kind')}
        help={t('kindHelp')}
        options={guaranteeKinds.map((kind) => ({ value: kind, label: t(kind) }))}
      />
      {value !== null && <Guaranteed form={form} />}
    </>
  )
}

function Guaranteed({ form }: Pick<StepFieldsProps, 'form'>) {
  const t = useWords(guaranteeWords)
  const line = recordLines(guaranteeRecord, form.inside('guarantee', null), t)
  return (
    <>
      <RecordField {...line('by')} help={t('byHelp')} autoComplete="off" />
      <FieldPair>
        <MoneyField {...line('sum')} help={t('sumHelp')} />
        <RecordField {...line('until')} help={t('untilHelp')} />
      </FieldPair>
    </>
  )
}

export interface DepositFieldsProps extends StepFieldsProps {
  readonly subscriptionActive: boolean
}

export function DepositFields({ form, law, subscriptionActive, short = false }: DepositFieldsProps) {
  const t = useWords(contractFormWords)
  const line = recordLines(contractInput, form, useWords(contractWords))
  const { is_deposit_account_variant: variant, month_sum: rent } = form.settled
  const last = addDays(today(), depositDays)
  const isShown = (name: keyof typeof contractInput.fields) => isFieldAskedFor(name, form.settled)
  const variants = (Object.keys(depositVariants) as DepositVariant[]).map((value) => ({
    value,
    label: t(`variant${value}`),
    help: t(`variant${value}Help`),
  }))
  const choice = (
    <ChoiceField
      {...form.field('is_deposit_account_variant')}
      label={t('askDeposit')}
      required
      compact={short}
      options={choicesOf(variants, short)}
    />
  )
  const isRentKnown = rent !== null && rent >= 0 && rent <= maxOre
  return (
    <>
      {short ? <ChoiceMeanings of={variants}>{choice}</ChoiceMeanings> : choice}
      <LawNotes law={law} field="deposit" />
      {variant === '1' && !subscriptionActive && <SubscriptionNotice />}
      {isShown('deposit_sum') && (
        <>
          <RecordField
            {...line('deposit_sum')}
            help={isRentKnown ? t('depositMax', { max: formatKr(maxDeposit(rent)) }) : t('depositMaxUnknown')}
          />
          <LawNotes law={law} field="deposit_sum" />
        </>
      )}
      {isShown('deposit_count_payment_day') && (
        <RecordField {...line('deposit_count_payment_day')} help={t('daysHelp')} maxLength={2} />
      )}
      {isShown('deposit_account') && (
        <>
          <RecordField {...line('deposit_account')} />
          <LawNotes law={law} field="deposit_account" />
        </>
      )}
      {isShown('deposit_payment_deadline') && (
        <DateField
          {...line('deposit_payment_deadline')}
          help={t('deadlineHelp', { last: dmy(last) })}
          min={today()}
          max={last}
        />
      )}
      {isShown('rent_account_in_deposit_bank') && (
        <>
          <RecordField {...line('rent_account_in_deposit_bank')} help={t('sameBankHelp')} />
          <LawNotes law={law} field="rent_account_in_deposit_bank" />
        </>
      )}
      {isShown('deposit_follows_rent') && <RecordField {...line('deposit_follows_rent')} help={t('followsRentHelp')} />}
      {!short && <GuaranteeFields form={form} />}
    </>
  )
}

function SubscriptionNotice() {
  const t = useWords(contractFormWords)
  const subscribe = useSubscribe()
  return (
    <Notice
      kind="warning"
      action={
        // A visitor can't subscribe without a user account, so the button is left out.
        readToken() !== null && (
          <button type="button" className="lease-link" onClick={subscribe}>
            {t('subscribe')}
          </button>
        )
      }
    >
      {t('needsSubscription')}
    </Notice>
  )
}
