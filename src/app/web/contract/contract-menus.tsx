import { CalendarClock, CircleStop, FilePlus, Trash2, TrendingUp, UserX } from 'lucide-react'
import type { MenuChoice } from '../../../base/ui/page/menu-button'
import { useDialogParams } from '../../../base/ui/page/use-search-params'
import { useWords } from '../../../base/ui/words/use-words'
import type { ContractDetail } from '../../../lease/contract/model'
import { isOpen } from '../../../lease/contract/rules'
import { mayFinish, mayRemove } from '../../../lease/tenancy/rules'
import { mayEraseTenant } from '../../../lease/tenancy/rules-erase'
import { noGoingOnBecause } from '../../../lease/law/rules-term'
import type { ContractAction } from '../../../lease/tenancy/web/contract-actions'
import { noChangeBecause } from '../../../lease/regulation/rules'
import { regulationWords } from '../../../lease/regulation/words'
import { contractDetailWords } from '../../../lease/contract-overview/words'
import { tenancyWords } from '../../../lease/tenancy/words'
import { contractEraseWords } from '../../../lease/tenancy/words-erase'

export interface ContractMenus {
  /** Parts that the contract doesn't have yet. */
  readonly add: readonly MenuChoice[]
  /** What changes the rent, and what ends something, for good or into the trash folder. */
  readonly more: readonly MenuChoice[]
}

/** The choices of both menus, as far as the contract allows them; `count` is how many incomes would go to the trash folder. */
export function useContractMenus(contract: ContractDetail, count: number): ContractMenus {
  const t = useWords(tenancyWords)
  const detail = useWords(contractDetailWords)
  const erase = useWords(contractEraseWords)
  const rent = useWords(regulationWords)
  const dialogs = useDialogParams()
  const open = isOpen(contract)
  const goes = contract.status !== 'finished'
  const action = (key: ContractAction | 'rent') => ({ key, onClick: () => dialogs.open({ do: key }) })
  const add = <FilePlus size={18} aria-hidden />
  const trash = <Trash2 size={18} aria-hidden />
  const chosen = (choices: readonly (MenuChoice | false)[]) => choices.filter((choice) => choice !== false)
  return {
    add: chosen([
      open &&
        contract.files.length === 0 && {
          key: 'documents',
          label: detail('attached'),
          icon: add,
          onClick: () => dialogs.open({ editRentContract: contract.id }),
        },
      open &&
        contract.cost_split === null && { ...action('split'), label: t('split'), help: t('splitText'), icon: add },
      open && contract.extras === null && { ...action('extras'), label: t('extras'), help: t('extrasText'), icon: add },
      goes &&
        contract.checkList === null && {
          ...action('checklist'),
          label: t('checklist'),
          help: t('checklistText'),
          icon: add,
        },
    ]),
    more: chosen([
      noChangeBecause(contract) === null && {
        ...action('rent'),
        label: rent('open'),
        icon: <TrendingUp size={18} aria-hidden />,
      },
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
    ]),
  }
}
