import { useSend } from '../../../base/ui/answer'
import { toast } from '../../../base/ui/toast'
import { useFocusHome } from '../../../base/ui/use-focus-home'
import { useWords } from '../../../base/ui/use-words'
import { ChecklistDialog } from '../../checklist/web/ChecklistDialog'
import { checklistValues, noChecklist, withCount } from '../../checklist/web/checklist-values'
import { lifeCalls } from '../calls-life'
import { isOpen, mayFinish } from '../rules-timeline'
import { contractDetailWords } from '../words-detail'
import {
  RemoveContractQuestion,
  TrashIncomeQuestion,
  type RemoveContractProps,
  type TrashIncomeProps,
} from './ContractQuestions'
import { CostSplitDialog } from './CostSplitDialog'
import { FinishDialog, type ContractDialogProps } from './FinishDialog'
import { SignManualDialog } from './SignManualDialog'

/** What can be done to one contract, as it stands in the address. */
export const deeds = ['sign', 'finish', 'remove', 'trash', 'split', 'extras', 'checklist'] as const
export type Deed = (typeof deeds)[number]

export interface ContractDialogsProps extends Omit<TrashIncomeProps, 'count'>, Pick<RemoveContractProps, 'onGone'> {
  readonly deed: Deed
  /** How many incomes would go to the trash folder. */
  readonly count: number
}

/** The dialog of what is to be done; nothing when the contract does not allow it (an old link, the back button). */
export default function ContractDialogs({ deed, count, undo, onGone, ...given }: ContractDialogsProps) {
  const { contract } = given
  useFocusHome(true)
  const open = isOpen(contract)
  const finished = contract.status === 'finished'
  if (deed === 'sign') return open ? <SignManualDialog {...given} /> : null
  if (deed === 'remove') return open ? <RemoveContractQuestion {...given} onGone={onGone} /> : null
  if (deed === 'finish') return mayFinish(contract) ? <FinishDialog {...given} /> : null
  if (finished) return null
  if (deed === 'trash') return count > 0 ? <TrashIncomeQuestion {...given} count={count} undo={undo} /> : null
  if (deed === 'split') return <CostSplitDialog {...given} />
  return deed === 'extras' ? <ExtrasDialog {...given} /> : <HandoverDialog {...given} />
}

function HandoverDialog({ contract, refreshes, onClose }: ContractDialogProps) {
  const t = useWords(contractDetailWords)
  const save = useSend(lifeCalls.createChecklist, { refreshes })
  const { checkList, extras, keys_count } = contract
  // A new list starts from what is known already: what belongs to the home, else the keys.
  const known = checkList ?? extras
  const initial = known
    ? checklistValues(known)
    : { ...noChecklist, ...withCount(noChecklist, 'number_keys', keys_count === 0 ? null : keys_count) }
  return (
    <ChecklistDialog
      title={t('checklist')}
      text={t('checklistText')}
      initial={initial}
      send={(body) => save.send({ params: { id: String(contract.id) }, body })}
      onDone={() => {
        toast.success(t('checklistSaved'))
        onClose()
      }}
      onClose={onClose}
    />
  )
}

function ExtrasDialog({ contract, refreshes, onClose }: ContractDialogProps) {
  const t = useWords(contractDetailWords)
  const save = useSend(lifeCalls.extras, { refreshes })
  return (
    <ChecklistDialog
      title={t('extras')}
      text={t('extrasText')}
      initial={contract.extras ? checklistValues(contract.extras) : noChecklist}
      send={(body) => save.send({ params: { id: String(contract.id) }, body })}
      onDone={() => {
        toast.success(t('extrasSaved'))
        onClose()
      }}
      onClose={onClose}
    />
  )
}
