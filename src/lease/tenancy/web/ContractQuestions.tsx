import type { Tagged } from '../../../base/ui/query/call'
import { invalidate } from '../../../base/ui/query/endpoint-query'
import { ConfirmMutation } from '../../../base/ui/dialog/confirm-mutation'
import { toast } from '../../../base/ui/page/toast'
import { currentLanguage, useWords } from '../../../base/ui/words/use-words'
import { useHouse } from '../../../landlord/house/web/use-house'
import { existingContractCalls } from '../../contract/calls-existing'
import { tenancyCalls } from '../calls'
import type { ContractDetail } from '../../contract/model'
import { allTenants } from '../../party/rules-tenant'
import { tenancyWords } from '../words'
import { contractValues } from '../../contract-form/web/contract-form'
import { useContractSays } from '../../contract-form/web/contract-says'
import type { ContractDialogProps } from './FinishDialog'

export interface RemoveContractProps extends ContractDialogProps {
  readonly contract: Tagged<ContractDetail>
  readonly onGone: () => void
}

/** Asks before a contract that nobody has signed is deleted for good. */
export function RemoveContractQuestion({ contract, invalidates, onClose, onGone }: RemoveContractProps) {
  const t = useWords(tenancyWords)
  const name = allTenants(contract, currentLanguage())
  const says = useContractSays(useHouse().houses)
  return (
    <ConfirmMutation
      title={t('removeTitle', { name })}
      text={
        <>
          <p>{t('removeText')}</p>
          {contract.is_open_deposit_account_payed && <p>{t('removeRefund')}</p>}
        </>
      }
      cancelText={t('removeKeep')}
      confirmText={t('removeGo')}
      row={existingContractCalls.remove}
      input={{ params: { id: String(contract.id) }, ifMatch: contract.etag }}
      changes={{ before: contractValues(contract), toForm: contractValues, says }}
      invalidates={invalidates.filter((row) => row !== existingContractCalls.read)}
      onCancel={onClose}
      onDone={() => {
        invalidate(existingContractCalls.read)
        toast.success(t('removed', { name }))
        onGone()
      }}
    />
  )
}

export interface TrashIncomeProps extends ContractDialogProps {
  readonly count: number
  /** Takes all that was moved out of the trash folder again. */
  readonly undo: () => void
}

/** Asks before all income of a contract goes to the trash folder; the note afterwards can bring it back. */
export function TrashIncomeQuestion({ contract, invalidates, count, undo, onClose }: TrashIncomeProps) {
  const t = useWords(tenancyWords)
  return (
    <ConfirmMutation
      title={t('trashIncomeTitle')}
      text={t('trashIncomeText', { count })}
      cancelText={t('trashIncomeKeep')}
      confirmText={t('trashIncomeGo')}
      row={tenancyCalls.trashIncome}
      input={{ params: { id: String(contract.id) } }}
      invalidates={invalidates}
      onCancel={onClose}
      onDone={({ trashed }) => {
        toast.success(t('trashedIncome', { count: trashed }), { undo: { run: undo } })
        onClose()
      }}
    />
  )
}
