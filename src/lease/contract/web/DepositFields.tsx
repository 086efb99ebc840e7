import { addDays } from '../../../base/kit/day'
import { formatKr, fromKroner, maxOre } from '../../../base/kit/money'
import { ChoiceField } from '../../../base/ui/choice-field'
import { CountField } from '../../../base/ui/count-field'
import { DateField } from '../../../base/ui/date-field'
import { dmy } from '../../../base/ui/format'
import { IbanField } from '../../../base/ui/iban-field'
import { MoneyField } from '../../../base/ui/money-field'
import { NoticeLine } from '../../../base/ui/states'
import { today } from '../../../base/ui/today'
import { useWords } from '../../../base/ui/use-words'
import { useSubscribe } from '../../../landlord/subscription/web/use-subscribe'
import { depositDays } from '../model'
import { maxDeposit } from '../model-form'
import { contractWords } from '../words'
import { contractFormWords } from '../words-form'
import { depositVariants } from './contract-values'
import { LawNotes } from './LawNotes'
import type { StepFieldsProps } from './step-fields'

export interface DepositFieldsProps extends StepFieldsProps {
  readonly subscriptionActive: boolean
}

/** Whether there is a deposit, how large, and on which account it lies. */
export function DepositFields({ form, law, subscriptionActive }: DepositFieldsProps) {
  const t = useWords(contractFormWords)
  const say = useWords(contractWords)
  const { field, values } = form
  const variant = values.is_deposit_account_variant
  const last = addDays(today(), depositDays)
  return (
    <>
      <ChoiceField
        {...field('is_deposit_account_variant')}
        label={t('askDeposit')}
        required
        options={depositVariants.map((value) => ({
          value,
          label: t(`variant${value}`),
          help: t(`variant${value}Help`),
        }))}
      />
      <LawNotes law={law} field="deposit" />
      {variant === '1' && !subscriptionActive && <SubscriptionNotice />}
      {(variant === '1' || variant === '2') && <DepositSum form={form} law={law} />}
      {variant === '1' && (
        <CountField
          {...field('deposit_count_payment_day')}
          label={say('deposit_count_payment_day')}
          help={t('daysHelp')}
          required
          maxLength={2}
        />
      )}
      {variant === '2' && (
        <>
          <IbanField {...field('deposit_account')} label={say('deposit_account')} required />
          <LawNotes law={law} field="deposit_account" />
          <DateField
            {...field('deposit_payment_deadline')}
            label={say('deposit_payment_deadline')}
            help={t('deadlineHelp', { last: dmy(last) })}
            required
            min={today()}
            max={last}
          />
        </>
      )}
    </>
  )
}

/** The sum, with the most that the act allows for this rent. */
function DepositSum({ form: { field, values }, law }: StepFieldsProps) {
  const t = useWords(contractFormWords)
  const say = useWords(contractWords)
  const rent = values.month_sum
  const known = rent !== null && rent >= 0 && rent * 100 <= maxOre
  return (
    <>
      <MoneyField
        {...field('deposit_sum')}
        label={say('deposit_sum')}
        help={known ? t('depositMax', { max: formatKr(maxDeposit(fromKroner(rent))) }) : t('depositMaxUnknown')}
        required
      />
      <LawNotes law={law} field="deposit_sum" />
    </>
  )
}

function SubscriptionNotice() {
  const t = useWords(contractFormWords)
  const subscribe = useSubscribe()
  return (
    <NoticeLine
      kind="warning"
      action={
        subscribe && (
          <button type="button" className="lease-link" onClick={subscribe}>
            {t('subscribe')}
          </button>
        )
      }
    >
      {t('needsSubscription')}
    </NoticeLine>
  )
}
