import { useEndpointMutation } from '../../../base/ui/query/endpoint-query'
import { toast } from '../../../base/ui/page/toast'
import { useFocusReturn } from '../../../base/ui/dialog/use-focus-return'
import { useWords } from '../../../base/ui/words/use-words'
import { ChecklistDialog } from '../../checklist/web/ChecklistDialog'
import { checklistRecord } from '../../checklist/model'
import { existingContractCalls } from '../../contract/calls-existing'
import { countedIn, isOpen } from '../../contract/rules'
import { opensAccount } from '../../contract/rules-deposit'
import { mayFinish, mayRemove } from '../rules'
import { mayEraseTenant } from '../rules-erase'
import { noGoingOnBecause } from '../../law/rules-term'
import { tenancyWords } from '../words'
import {
  RemoveContractQuestion,
  TrashIncomeQuestion,
  type RemoveContractProps,
  type TrashIncomeProps,
} from './ContractQuestions'
import { CostSplitDialog } from './CostSplitDialog'
import { EraseTenantDialog } from './EraseTenantDialog'
import { FinishDialog, type ContractDialogProps } from './FinishDialog'
import { GoOnDialog } from './GoOnDialog'
import { SignedPaperDialog } from './SignedPaperDialog'
import { SignElectronicDialog } from './SignElectronicDialog'
import { SignManualDialog } from './SignManualDialog'

/** What can be done to one contract, as it stands in the address. */
export const contractActions = [
  'sign',
  'finish',
  'goOn',
  'eraseTenant',
  'remove',
  'trash',
  'split',
  'extras',
  'checklist',
  'paper',
] as const
export type ContractAction = (typeof contractActions)[number]

export interface ContractDialogsProps
  extends Omit<TrashIncomeProps, 'contract' | 'count'>, Pick<RemoveContractProps, 'onGone' | 'contract'> {
  readonly action: ContractAction
  /** How many incomes would go to the trash folder. */
  readonly count: number
}

/** The dialog of what is to be done; nothing when the contract does not allow it (an old link, the back button). */
export default function ContractDialogs({ action, count, undo, onGone, ...given }: ContractDialogsProps) {
  const { contract } = given
  useFocusReturn(true)
  const open = isOpen(contract)
  const finished = contract.status === 'finished'
  if (action === 'sign' && opensAccount(contract)) return open ? <SignElectronicDialog {...given} /> : null
  if (action === 'sign') return open ? <SignManualDialog {...given} /> : null
  if (action === 'remove') return mayRemove(contract) ? <RemoveContractQuestion {...given} onGone={onGone} /> : null
  if (action === 'finish') return mayFinish(contract) ? <FinishDialog {...given} /> : null
  if (action === 'goOn') return noGoingOnBecause(contract) === null ? <GoOnDialog {...given} /> : null
  if (action === 'eraseTenant') return mayEraseTenant(contract) ? <EraseTenantDialog {...given} /> : null
  if (action === 'split') return open ? <CostSplitDialog {...given} /> : null
  if (action === 'extras') return open ? <ExtrasDialog {...given} /> : null
  if (action === 'paper')
    return contract.signatureType === 'manual' && contract.tenant_erased_at === null ? (
      <SignedPaperDialog {...given} />
    ) : null
  if (finished) return null
  if (action === 'trash') return count > 0 ? <TrashIncomeQuestion {...given} count={count} undo={undo} /> : null
  return <HandoverDialog {...given} />
}

function HandoverDialog({ contract, invalidates, onClose }: ContractDialogProps) {
  const t = useWords(tenancyWords)
  const save = useEndpointMutation(existingContractCalls.createChecklist, { invalidates })
  // A new list starts from what is known already: what belongs to the home, else what the contract counts.
  const list = contract.checkList ?? contract.extras
  const initial = list ? checklistRecord.toForm(list) : checklistRecord.toForm(countedIn(contract))
  return (
    <ChecklistDialog
      title={t('checklist')}
      text={t('checklistText')}
      initial={initial}
      send={(body) => save.mutateAsync({ params: { id: String(contract.id) }, body })}
      onDone={() => {
        toast.success(t('checklistSaved'))
        onClose()
      }}
      onClose={onClose}
    />
  )
}

function ExtrasDialog({ contract, invalidates, onClose }: ContractDialogProps) {
  const t = useWords(tenancyWords)
  const save = useEndpointMutation(existingContractCalls.extras, { invalidates })
  return (
    <ChecklistDialog
      title={t('extras')}
      text={t('extrasText')}
      initial={contract.extras ? checklistRecord.toForm(contract.extras) : checklistRecord.empty}
      send={(body) => save.mutateAsync({ params: { id: String(contract.id) }, body })}
      onDone={() => {
        toast.success(t('extrasSaved'))
        onClose()
      }}
      onClose={onClose}
    />
  )
}
