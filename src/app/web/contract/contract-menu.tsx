import { CalendarClock, CircleStop, FileDown, FilePlus, PencilLine, Trash2, UserX } from 'lucide-react'
import type { MenuChoice } from '../../../base/ui/page/menu-button'
import { useDialogParams } from '../../../base/ui/page/use-search-params'
import { useWords } from '../../../base/ui/words/use-words'
import type { ContractDetail } from '../../../lease/contract/model'
import { isOpen } from '../../../lease/contract/rules'
import { mayFinish, mayRemove } from '../../../lease/tenancy/rules'
import { mayEraseTenant } from '../../../lease/tenancy/rules-erase'
import { noGoingOnBecause } from '../../../lease/law/rules-term'
import type { ContractAction } from '../../../lease/tenancy/web/contract-actions'
import { contractDetailWords } from '../../../lease/contract-overview/words'
import { tenancyWords } from '../../../lease/tenancy/words'
import { contractEraseWords } from '../../../lease/tenancy/words-erase'
import { useRentMenu } from './rent-menu'
import { useContractPapers } from './use-contract-papers'

/**
 * The choices of the page's menu, as far as the contract allows them: its papers, its change, parts that it doesn't have
 * yet, the rent and its payments, and what ends something; `count` is how many incomes would go to the trash folder.
 */
export function useContractMenu(contract: ContractDetail, name: string, count: number): readonly MenuChoice[] {
  const t = useWords(tenancyWords)
  const detail = useWords(contractDetailWords)
  const erase = useWords(contractEraseWords)
  const dialogs = useDialogParams()
  const open = isOpen(contract)
  const goes = contract.status !== 'finished'
  const action = (key: ContractAction) => ({ key, onClick: () => dialogs.open({ do: key }) })
  const add = <FilePlus size={18} aria-hidden />
  const trash = <Trash2 size={18} aria-hidden />
  const papers = useContractPapers(contract, name)
  const rentChoices = useRentMenu(contract)
  const choices: readonly (MenuChoice | false)[] = [
    ...papers.map(({ key, label, save }) => ({ key, label, icon: <FileDown size={18} aria-hidden />, onClick: save })),
    open && {
      key: 'edit',
      label: detail('edit'),
      icon: <PencilLine size={18} aria-hidden />,
      onClick: () => dialogs.open({ editRentContract: contract.id }),
    },
    open &&
      contract.files.length === 0 && {
        key: 'documents',
        label: detail('attached'),
        icon: add,
        onClick: () => dialogs.open({ editRentContract: contract.id }),
      },
    open && contract.cost_split === null && { ...action('split'), label: t('split'), help: t('splitText'), icon: add },
    open && contract.extras === null && { ...action('extras'), label: t('extras'), help: t('extrasText'), icon: add },
    goes &&
      contract.checkList === null && {
        ...action('checklist'),
        label: t('checklist'),
        help: t('checklistText'),
        icon: add,
      },
    ...rentChoices,
    goes && count > 0 && { ...action('trash'), label: t('trashIncome'), icon: trash },
    noGoingOnBecause(contract) === null && {
      ...action('goOn'),
      label: t('goOn'),
      icon: <CalendarClock size={18} aria-hidden />,
    },
    mayFinish(contract) && {
      ...action('finish'),
      label: t('finish'),
      icon: <CircleStop size={18} aria-hidden />,
    },
    mayEraseTenant(contract) && {
      ...action('eraseTenant'),
      label: erase('erase'),
      icon: <UserX size={18} aria-hidden />,
    },
    mayRemove(contract) && { ...action('remove'), label: t('remove'), icon: trash },
  ]
  return choices.filter((choice) => choice !== false)
}
