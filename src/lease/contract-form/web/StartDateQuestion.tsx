import { useState } from 'react'
import { isDay } from '../../../base/kit/day'
import { ConfirmDialog } from '../../../base/ui/dialog/confirm-dialog'
import type { FormState } from '../../../base/ui/form/form-state'
import { dmy } from '../../../base/ui/words/format'
import { useWords } from '../../../base/ui/words/use-words'
import type { ContractDetail, ContractValues } from '../../contract/model'
import { wizardWords } from '../words-wizard'

export interface StartDate {
  readonly asking: boolean
  /** True if the landlord must confirm this start date first. */
  readonly asksFor: (date: unknown) => boolean
  readonly before: string
  readonly now: string
  readonly onKeep: () => void
  readonly onRestore: () => void
}

/**
 * Says whether to ask about the start. In an existing contract, the landlord must confirm a changed start
 * (docs/rules/lease.md#contracts).
 */
export function useStartDate(
  contract: ContractDetail | null,
  form: Pick<FormState<ContractValues>, 'values' | 'setMany'>,
): StartDate {
  const [agreed, setAgreed] = useState<string | null>(contract?.start_date ?? null)
  const { start_date, first_payment_date } = form.values
  const asksFor = (date: unknown) => agreed !== null && typeof date === 'string' && isDay(date) && date !== agreed
  return {
    asking: asksFor(start_date),
    asksFor,
    before: agreed ?? '',
    now: start_date,
    onKeep: () => setAgreed(start_date),
    // If the first payment is on the new start date, it was moved together with the start. The earlier first payment is
    // then restored too.
    onRestore: () =>
      form.setMany({
        start_date: agreed ?? '',
        ...(first_payment_date === start_date ? { first_payment_date: contract?.first_payment_date ?? '' } : {}),
      }),
  }
}

/** Yes keeps the new start, no restores the old one. */
export function StartDateQuestion({ asking, before, now, onKeep, onRestore }: StartDate) {
  const t = useWords(wizardWords)
  return (
    <ConfirmDialog
      title={t('startTitle')}
      text={t('startText', { now: dmy(now), before: dmy(before) })}
      opened={asking}
      cancelText={t('startNo', { before: dmy(before) })}
      confirmText={t('startYes')}
      onCancel={onRestore}
      onConfirm={onKeep}
    />
  )
}
