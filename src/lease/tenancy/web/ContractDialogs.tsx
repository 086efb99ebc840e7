import { Button } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ConfirmMutation } from '../../../base/ui/dialog/confirm-mutation'
import { Dialog } from '../../../base/ui/dialog/dialog'
import { useFocusReturn } from '../../../base/ui/dialog/use-focus-return'
import { toast } from '../../../base/ui/page/toast'
import { patchUrl } from '../../../base/ui/page/use-search-params'
import type { Tagged } from '../../../base/ui/query/call'
import { invalidate, useEndpointMutation } from '../../../base/ui/query/endpoint-query'
import { currentLanguage, useWords } from '../../../base/ui/words/use-words'
import { useHouse } from '../../../landlord/house/web/use-house'
import { checklistRecord, type ChecklistValues } from '../../checklist/model'
import { ChecklistDialog } from '../../checklist/web/ChecklistDialog'
import { contractValues } from '../../contract-form/web/contract-form'
import { useContractTexts } from '../../contract-form/web/contract-texts'
import { sendQuestionParam } from '../../contract-form/web/sending'
import { wizardKeys } from '../../contract-form/web/use-contract-form'
import { existingContractCalls } from '../../contract/calls-existing'
import type { ContractDetail } from '../../contract/model'
import { checklistOfContract, isDraftChangeable } from '../../contract/rules'
import { opensDepositAccount } from '../../contract/rules-deposit'
import { reasonNotToGoOn } from '../../law/rules-term'
import { allTenants } from '../../party/rules-tenant'
import { tenancyCalls } from '../calls'
import { mayFinish, mayRemove } from '../rules'
import { mayEraseTenant } from '../rules-erase'
import { reasonForNoNotice } from '../rules-notice'
import { tenancyWords } from '../words'
import type { ContractAction } from './contract-actions'
import { CostSplitDialog } from './CostSplitDialog'
import { EraseTenantDialog } from './EraseTenantDialog'
import { FinishDialog, type ContractDialogProps } from './FinishDialog'
import { GiveNoticeDialog } from './GiveNoticeDialog'
import { GoOnDialog } from './GoOnDialog'
import { NoticeDialog } from './NoticeDialog'
import { SignedPaperDialog } from './SignedPaperDialog'
import { SignManualDialog } from './SignManualDialog'
import { TakeBackNoticeDialog } from './TakeBackNoticeDialog'
import { Foot } from '../../../base/ui/dialog/foot'

export interface RemoveContractProps extends ContractDialogProps {
  readonly contract: Tagged<ContractDetail>
  readonly onGone: () => void
}

/** Asks whether to delete a contract that nobody has signed. It is deleted for good. */
function RemoveContractQuestion({ contract, invalidates, onClose, onGone }: RemoveContractProps) {
  const t = useWords(tenancyWords)
  const name = allTenants(contract, currentLanguage())
  const says = useContractTexts(useHouse().houses)
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
  readonly undo: () => void
}

/** Asks whether to move the income to the trash folder. The message afterwards offers to undo it. */
function TrashIncomeQuestion({ contract, invalidates, count, undo, onClose }: TrashIncomeProps) {
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

/** Says that a lease which opens a deposit account can't be signed by hand. Offers the other ways. */
function SignElectronicDialog({ contract, onClose }: Pick<ContractDialogProps, 'contract' | 'onClose'>) {
  const t = useWords(tenancyWords)
  const { history } = useRouter()
  // The next page replaces this dialog in the history, so that Back leads to the contract.
  const leave = (patch: Record<string, string | number>) => {
    const { pathname, search } = history.location
    history.replace(patchUrl(pathname, search, { do: undefined, ...patch }))
  }
  return (
    <Dialog title={t('sign')} opened onClose={onClose} size="narrow">
      <div className="ui-form">
        <p>{t('signNeedsBankid')}</p>
        <p>{t('signOwnAccount')}</p>
        <div className="ui-form-actions">
          <Foot
            left={[{ key: 'later', label: t('signLater'), onClick: onClose }]}
            right={[
              {
                key: 'deposit',
                label: t('signChangeDeposit'),
                onClick: () => leave({ [wizardKeys.edit]: contract.id, step: 'deposit' }),
              },
            ]}
          >
            <Button onClick={() => leave({ do: sendQuestionParam })}>{t('signSend')}</Button>
          </Foot>
        </div>
      </div>
    </Dialog>
  )
}

interface ContractDialogsProps
  extends Omit<TrashIncomeProps, 'contract' | 'count'>, Pick<RemoveContractProps, 'onGone' | 'contract'> {
  readonly action: ContractAction
  /** The number of income vouchers that would go to the trash folder. */
  readonly count: number
}

type Given = Omit<ContractDialogsProps, 'action'>
const goesOn = ({ contract }: Given) => contract.status !== 'finished'

/** The dialog of each action. Empty when the contract doesn't allow the action. */
const dialogs: Readonly<Record<ContractAction, (given: Given) => ReactNode>> = {
  sign: (given) =>
    isDraftChangeable(given.contract) &&
    (opensDepositAccount(given.contract) ? <SignElectronicDialog {...given} /> : <SignManualDialog {...given} />),
  remove: (given) => mayRemove(given.contract) && <RemoveContractQuestion {...given} />,
  noticeReceived: (given) =>
    reasonForNoNotice(given.contract, 'agreed') === null && <NoticeDialog {...given} by="tenant" />,
  noticeGiven: (given) => reasonForNoNotice(given.contract) === null && <GiveNoticeDialog {...given} />,
  takeBackNotice: (given) =>
    given.contract.notice !== null &&
    goesOn(given) && <TakeBackNoticeDialog {...given} notice={given.contract.notice} />,
  finish: (given) => mayFinish(given.contract) && <FinishDialog {...given} />,
  goOn: (given) => reasonNotToGoOn(given.contract) === null && <GoOnDialog {...given} />,
  eraseTenant: (given) => mayEraseTenant(given.contract) && <EraseTenantDialog {...given} />,
  split: (given) => isDraftChangeable(given.contract) && <CostSplitDialog {...given} />,
  extras: (given) => isDraftChangeable(given.contract) && <ExtrasDialog {...given} />,
  paper: (given) =>
    given.contract.signatureType === 'manual' &&
    given.contract.tenant_erased_at === null && <SignedPaperDialog {...given} />,
  trash: (given) => goesOn(given) && given.count > 0 && <TrashIncomeQuestion {...given} />,
  checklist: (given) => goesOn(given) && <HandoverDialog {...given} />,
}

/** Empty when the contract does not allow the action (an old link, the back button). */
export default function ContractDialogs({ action, ...given }: ContractDialogsProps) {
  useFocusReturn(true)
  return dialogs[action](given)
}

function HandoverDialog({ contract, ...given }: ContractDialogProps) {
  // A new list starts from known values: the things that belong to the home, otherwise the counts in the contract.
  const initial = checklistRecord.toForm(contract.checkList ?? contract.extras ?? checklistOfContract(contract))
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
