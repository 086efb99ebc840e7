import { Button } from '@mantine/core'
import { useState } from 'react'
import { fullName, listNames } from '../../../base/kit/full-name'
import { FormDialog } from '../../../base/ui/dialog/form-dialog'
import { ConfirmDialog } from '../../../base/ui/dialog/confirm-dialog'
import { ChoiceField } from '../../../base/ui/field/choice-field'
import { DateField } from '../../../base/ui/field/date-field'
import { useForm } from '../../../base/ui/form/use-form'
import { Notice } from '../../../base/ui/page/notice'
import { toast } from '../../../base/ui/page/toast'
import { useEndpointMutation } from '../../../base/ui/query/endpoint-query'
import { dmy } from '../../../base/ui/words/format'
import { today } from '../../../base/ui/words/today'
import { useLanguage, useWords } from '../../../base/ui/words/use-words'
import type { ContractDetail } from '../../contract/model'
import { tenantsOf } from '../../party/rules'
import { settlementCalls } from '../calls'
import { OutcomeForm, type Settlement } from '../model'
import { outcomeBody, outcomeValues } from '../model-values'
import { outcomeSentences } from '../rules-page'
import { settlementScreenWords } from '../words-screen'

interface SettlementOutcomeProps {
  readonly settlement: Settlement
  readonly contract: ContractDetail
  /** False for a settlement that a newer one has replaced: nothing more is recorded about it. */
  readonly isOpen: boolean
}

const invalidates = [settlementCalls.list]
const paramsOf = ({ contractId, id }: Settlement) => ({ id: String(contractId), settlementId: String(id) })

function OutcomeDialog({ settlement, onClose }: { readonly settlement: Settlement; readonly onClose: () => void }) {
  const t = useWords(settlementScreenWords)
  const isOfDeposit = settlement.deposit > 0
  const initial = { ...outcomeValues(settlement), ...(!isOfDeposit && { paid_on: '' }) }
  const form = useForm({ schema: OutcomeForm, initial, toBody: outcomeBody })
  const record = useEndpointMutation(settlementCalls.outcome, { invalidates })
  const { answer } = form.values
  return (
    <FormDialog
      title={t(isOfDeposit ? 'outcome' : 'outcomeAnswer')}
      onClose={onClose}
      form={form}
      submitText={t('outcomeSave')}
      onSubmit={(body) => record.mutateAsync({ params: paramsOf(settlement), body })}
      onDone={() => {
        toast.success(t('outcomeSaved'))
        onClose()
      }}
    >
      <ChoiceField
        {...form.field('answer')}
        label={t('answer')}
        options={(['none', 'agreed', 'refused'] as const).map((value) => ({ value, label: t(`answer_${value}`) }))}
      />
      {answer !== 'none' && <DateField {...form.field('answered_on')} label={t('answeredOn')} required max={today()} />}
      {isOfDeposit && <DateField {...form.field('paid_on')} label={t('paidOn')} max={today()} />}
    </FormDialog>
  )
}

/** Sends a settlement to the tenants who have an e-mail address, once. */
function SendToTenants({ settlement, contract }: Omit<SettlementOutcomeProps, 'isOpen'>) {
  const t = useWords(settlementScreenWords)
  const [language] = useLanguage()
  const [isAsking, setAsking] = useState(false)
  const send = useEndpointMutation(settlementCalls.send, { invalidates })
  const readers = tenantsOf(contract).filter(({ email }) => email !== '')
  const press = async () => {
    try {
      await send.mutateAsync({ params: paramsOf(settlement) })
      toast.success(t('mailed'))
      setAsking(false)
    } catch {
      // The question shows the error.
    }
  }
  if (readers.length === 0) return null
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('mail')}
      </Button>
      <ConfirmDialog
        title={t('mail')}
        text={t('mailWho', { names: listNames(readers.map(fullName), language) })}
        opened={isAsking}
        cancelText={t('cancel')}
        confirmText={t('mailGo')}
        onCancel={() => setAsking(false)}
        onConfirm={() => void press()}
        busy={send.isPending}
        error={send.error}
      />
    </>
  )
}

/** The outcome of a settlement that the parties carry out themselves: sent, answered, paid. */
export function SettlementOutcome({ settlement, contract, isOpen }: SettlementOutcomeProps) {
  const t = useWords(settlementScreenWords)
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      {outcomeSentences(settlement).map(({ key, day }) => (
        <p key={key}>{t(key, { day: dmy(day) })}</p>
      ))}
      {settlement.undelivered.map(({ to, reason }) => (
        <Notice key={to} kind="warning">
          {t('undelivered', { to, reason })}
        </Notice>
      ))}
      {isOpen && (
        <div className="ui-buttons ui-buttons-start">
          {settlement.mailed_on === null && <SendToTenants settlement={settlement} contract={contract} />}
          <Button variant="default" onClick={() => setAsking(true)}>
            {t(settlement.deposit > 0 ? 'outcome' : 'outcomeAnswer')}
          </Button>
        </div>
      )}
      {isAsking && <OutcomeDialog settlement={settlement} onClose={() => setAsking(false)} />}
    </>
  )
}
