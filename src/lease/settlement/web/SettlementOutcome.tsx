import { Button } from '@mantine/core'
import { useState } from 'react'
import { FormDialog } from '../../../base/ui/dialog/form-dialog'
import { ConfirmDialog } from '../../../base/ui/dialog/confirm-dialog'
import { ChoiceField } from '../../../base/ui/field/choice-field'
import { DateField } from '../../../base/ui/field/date-field'
import { useForm } from '../../../base/ui/form/use-form'
import { toast } from '../../../base/ui/page/toast'
import { useEndpointMutation } from '../../../base/ui/query/endpoint-query'
import { dmy } from '../../../base/ui/words/format'
import { today } from '../../../base/ui/words/today'
import { useLanguage, useWords } from '../../../base/ui/words/use-words'
import type { ContractDetail } from '../../contract/model'
import { allTenants } from '../../party/rules-tenant'
import { settlementCalls } from '../calls'
import { OutcomeForm, type Settlement } from '../model'
import { outcomeBody, outcomeValues } from '../model-values'
import { outcomeSentences } from '../rules-page'
import { settlementScreenWords } from '../words-screen'

interface SettlementOutcomeProps {
  readonly settlement: Settlement
  readonly contract: ContractDetail
}

const invalidates = [settlementCalls.list]
const paramsOf = ({ contractId, id }: Settlement) => ({ id: String(contractId), settlementId: String(id) })

function OutcomeDialog({ settlement, onClose }: { readonly settlement: Settlement; readonly onClose: () => void }) {
  const t = useWords(settlementScreenWords)
  const form = useForm({ schema: OutcomeForm, initial: outcomeValues(settlement), toBody: outcomeBody })
  const record = useEndpointMutation(settlementCalls.outcome, { invalidates })
  const { answer } = form.values
  return (
    <FormDialog
      title={t('outcome')}
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
      <DateField {...form.field('paid_on')} label={t('paidOn')} max={today()} />
    </FormDialog>
  )
}

/** Sends a settlement to the tenants, once. */
function SendToTenants({ settlement, contract }: SettlementOutcomeProps) {
  const t = useWords(settlementScreenWords)
  const [language] = useLanguage()
  const [isAsking, setAsking] = useState(false)
  const send = useEndpointMutation(settlementCalls.send, { invalidates })
  const press = async () => {
    try {
      await send.mutateAsync({ params: paramsOf(settlement) })
      toast.success(t('mailed'))
      setAsking(false)
    } catch {
      // The question shows the error.
    }
  }
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('mail')}
      </Button>
      <ConfirmDialog
        title={t('mail')}
        text={t('mailWho', { names: allTenants(contract, language) })}
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

/** The outcome of a settlement whose deposit is on an account of the parties' own: sent, answered, paid. */
export function SettlementOutcome({ settlement, contract }: SettlementOutcomeProps) {
  const t = useWords(settlementScreenWords)
  const [isOpen, setOpen] = useState(false)
  if (contract.tenant_erased_at !== null) return null
  return (
    <>
      {outcomeSentences(settlement).map(({ key, day }) => (
        <p key={key}>{t(key, { day: dmy(day) })}</p>
      ))}
      <div className="ui-buttons ui-buttons-start">
        {settlement.mailed_on === null && <SendToTenants settlement={settlement} contract={contract} />}
        <Button variant="default" onClick={() => setOpen(true)}>
          {t('outcome')}
        </Button>
      </div>
      {isOpen && <OutcomeDialog settlement={settlement} onClose={() => setOpen(false)} />}
    </>
  )
}
