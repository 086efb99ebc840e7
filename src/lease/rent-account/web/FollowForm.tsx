import { Button } from '@mantine/core'
import { useState } from 'react'
import { SelectField } from '../../../base/ui/field/select-field'
import { ErrorLine } from '../../../base/ui/page/error-line'
import { toast } from '../../../base/ui/page/toast'
import { useEndpointMutation } from '../../../base/ui/query/endpoint-query'
import { monthAndYear } from '../../../base/ui/words/format'
import { today } from '../../../base/ui/words/today'
import { useLanguage, useWords } from '../../../base/ui/words/use-words'
import type { Contract } from '../../contract/model'
import { rentAccountChangeCalls } from '../calls-change'
import type { RentAccountAnswer } from '../model'
import { firstDayOfMonth, monthsToFollowFrom } from '../rules-payment'
import { rentPaymentWords } from '../words-payment'
import { callsReadingPayments } from '../calls-stale'

export const registerPaymentId = 'register-payment'

export interface FollowFormProps {
  readonly contract: Contract
  readonly account: RentAccountAnswer
}

/**
 * If no month is followed yet, one click starts to follow the rent. Otherwise the form changes the first followed
 * month, or stops following.
 */
export function FollowForm({ contract, account }: FollowFormProps) {
  const t = useWords(rentPaymentWords)
  const [language] = useLanguage()
  const from = account.follows_from
  const choices = monthsToFollowFrom(contract, today())
  const months = from === null || choices.includes(from) ? choices : [from, ...choices]
  const [chosen, setChosen] = useState(from ?? months.at(-1) ?? '')
  const update = useEndpointMutation(rentAccountChangeCalls.update, { invalidates: callsReadingPayments })
  const name = (month: string) => monthAndYear(firstDayOfMonth(month), language)
  const follow = async (follows_from: string | null) => {
    try {
      await update.mutateAsync({ params: { id: String(contract.id) }, body: { follows_from } })
      toast.success(follows_from === null ? t('stopped') : t('followed', { month: name(follows_from) }))
      // The form is now gone or in another place, so the focus goes to the next step.
      setTimeout(() => document.getElementById(registerPaymentId)?.focus())
    } catch {
      // The line below says what failed.
    }
  }
  if (months.length === 0) return null
  return (
    <div className="rent-follow">
      <p className="ui-fine">{from === null ? t('followWhy') : t('followed', { month: name(from) })}</p>
      <div className="rent-follow-row">
        <SelectField
          id={`follows-from-${from === null ? 'new' : 'change'}`}
          name="follows_from"
          label={t('follow')}
          value={chosen}
          onChange={setChosen}
          options={months
            .toReversed()
            .map((month) => ({ value: month, label: t('fromMonth', { month: name(month) }) }))}
          placeholder={false}
        />
        <Button variant="default" loading={update.isPending} onClick={() => void follow(chosen)}>
          {t(from === null ? 'followGo' : 'change')}
        </Button>
        {from !== null && (
          <Button variant="subtle" disabled={update.isPending} onClick={() => void follow(null)}>
            {t('stop')}
          </Button>
        )}
      </div>
      <ErrorLine error={update.error} />
    </div>
  )
}
