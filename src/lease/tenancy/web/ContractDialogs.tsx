import type { ReactNode } from 'react'
import { useEndpointMutation } from '../../../base/ui/query/endpoint-query'
import { toast } from '../../../base/ui/page/toast'
import { useFocusReturn } from '../../../base/ui/dialog/use-focus-return'
import { useWords } from '../../../base/ui/words/use-words'
import { ChecklistDialog } from '../../checklist/web/ChecklistDialog'
import { checklistRecord, type ChecklistValues } from '../../checklist/model'
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
import type { ContractAction } from './contract-actions'
import { CostSplitDialog } from './CostSplitDialog'
import { EraseTenantDialog } from './EraseTenantDialog'
import { FinishDialog, type ContractDialogProps } from './FinishDialog'
import { GoOnDialog } from './GoOnDialog'
import { SignedPaperDialog } from './SignedPaperDialog'
import { SignElectronicDialog } from './SignElectronicDialog'
import { SignManualDialog } from './SignManualDialog'

interface ContractDialogsProps
  extends Omit<TrashIncomeProps, 'contract' | 'count'>, Pick<RemoveContractProps, 'onGone' | 'contract'> {
  readonly action: ContractAction
  /** How many incomes would go to the trash folder. */
  readonly count: number
}

type Given = Omit<ContractDialogsProps, 'action'>
const goesOn = ({ contract }: Given) => contract.status !== 'finished'

/** The dialog of each action; nothing where the contract doesn't allow it. */
const dialogs: Readonly<Record<ContractAction, (given: Given) => ReactNode>> = {
  sign: (given) =>
    isOpen(given.contract) &&
    (opensAccount(given.contract) ? <SignElectronicDialog {...given} /> : <SignManualDialog {...given} />),
  remove: (given) => mayRemove(given.contract) && <RemoveContractQuestion {...given} />,
  finish: (given) => mayFinish(given.contract) && <FinishDialog {...given} />,
  goOn: (given) => noGoingOnBecause(given.contract) === null && <GoOnDialog {...given} />,
  eraseTenant: (given) => mayEraseTenant(given.contract) && <EraseTenantDialog {...given} />,
  split: (given) => isOpen(given.contract) && <CostSplitDialog {...given} />,
  extras: (given) => isOpen(given.contract) && <ExtrasDialog {...given} />,
  paper: (given) =>
    given.contract.signatureType === 'manual' &&
    given.contract.tenant_erased_at === null && <SignedPaperDialog {...given} />,
  trash: (given) => goesOn(given) && given.count > 0 && <TrashIncomeQuestion {...given} />,
  checklist: (given) => goesOn(given) && <HandoverDialog {...given} />,
}

/** The dialog of what is to be done; nothing when the contract does not allow it (an old link, the back button). */
export default function ContractDialogs({ action, ...given }: ContractDialogsProps) {
  useFocusReturn(true)
  return dialogs[action](given)
}

function HandoverDialog({ contract, ...given }: ContractDialogProps) {
  // A new list starts from what is known already: what belongs to the home, else what the contract counts.
  const initial = checklistRecord.toForm(contract.checkList ?? contract.extras ?? countedIn(contract))
  const row = existingContractCalls.createChecklist
  return <ListDialog {...given} contract={contract} row={row} initial={initial} title="checklist" />
}

function ExtrasDialog({ contract, ...given }: ContractDialogProps) {
  const initial = contract.extras ? checklistRecord.toForm(contract.extras) : checklistRecord.empty
  const row = existingContractCalls.extras
  return <ListDialog {...given} contract={contract} row={row} initial={initial} title="extras" />
}

interface ListDialogProps extends ContractDialogProps {
  readonly row: typeof existingContractCalls.extras | typeof existingContractCalls.createChecklist
  readonly initial: ChecklistValues
  readonly title: 'checklist' | 'extras'
}

function ListDialog({ contract, invalidates, onClose, row, initial, title }: ListDialogProps) {
  const t = useWords(tenancyWords)
  const save = useEndpointMutation(row, { invalidates })
  return (
    <ChecklistDialog
      title={t(title)}
      text={t(`${title}Text`)}
      initial={initial}
      send={(body) => save.mutateAsync({ params: { id: String(contract.id) }, body })}
      onDone={() => {
        toast.success(t(`${title}Saved`))
        onClose()
      }}
      onClose={onClose}
    />
  )
}
