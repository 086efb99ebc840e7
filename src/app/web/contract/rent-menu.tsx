import { BellRing, HandCoins, ListChecks, TrendingUp } from 'lucide-react'
import type { MenuChoice } from '../../../base/ui/page/menu-button'
import { useDialogParams } from '../../../base/ui/page/use-search-params'
import { today } from '../../../base/ui/words/today'
import { useWords } from '../../../base/ui/words/use-words'
import type { Contract } from '../../../lease/contract/model'
import { noChangeBecause } from '../../../lease/regulation/rules'
import { regulationWords } from '../../../lease/regulation/words'
import { useRentAccount } from '../../../lease/rent-ledger/web/payments'
import { rentLedgerWords } from '../../../lease/rent-ledger/words'

/** What the menu of a contract's page offers about its rent: another one, a payment, and all of the payments. */
export function useRentMenu(contract: Contract): readonly MenuChoice[] {
  const rent = useWords(regulationWords)
  const ledger = useWords(rentLedgerWords)
  const dialogs = useDialogParams()
  const { data: account } = useRentAccount(contract)
  // Rent that is due today is not late.
  const isLate = account !== undefined && account.late_since !== null && account.late_since < today()
  const isFollowable = contract.signed_at !== null && contract.status !== 'finished'
  const choices: readonly (MenuChoice | false)[] = [
    noChangeBecause(contract) === null && {
      key: 'rent',
      label: rent('open'),
      icon: <TrendingUp size={18} aria-hidden />,
      onClick: () => dialogs.open({ do: 'rent' }),
    },
    isFollowable && {
      key: 'pay',
      label: ledger('register'),
      icon: <HandCoins size={18} aria-hidden />,
      onClick: () => dialogs.open({ pay: contract.id }),
    },
    isLate &&
      contract.tenant_erased_at === null && {
        key: 'remindRent',
        label: ledger('remind'),
        icon: <BellRing size={18} aria-hidden />,
        onClick: () => dialogs.open({ do: 'remindRent' }),
      },
    isFollowable && {
      key: 'payments',
      label: ledger('paymentsAndKid'),
      icon: <ListChecks size={18} aria-hidden />,
      onClick: () => dialogs.open({ open: 'payments' }),
    },
  ]
  return choices.filter((choice) => choice !== false)
}
