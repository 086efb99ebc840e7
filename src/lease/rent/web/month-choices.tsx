import { useRouter } from '@tanstack/react-router'
import { CirclePlus, FileText, PencilLine, Trash2, Undo2 } from 'lucide-react'
import type { MenuChoice } from '../../../base/ui/page/menu-panel'
import { useDialogParams } from '../../../base/ui/page/use-search-params'
import { useWords } from '../../../base/ui/words/use-words'
import type { Income } from '../../../books/income/model'
import { mayChangeRentSum } from '../../../books/income/rules'
import type { ContractMonth } from '../rules-months'
import { rentWords } from '../words'

export type ContractIncomeRow = Omit<Income, 'tenant_birthday'>
export type BookedMonth = ContractMonth<ContractIncomeRow>

/**
 * Returns a function that gives the menu of a month. The choices act on its voucher, or on the month when the voucher
 * is deleted for good.
 */
export function useMonthChoices(
  restore: (income: ContractIncomeRow) => void,
): (one: BookedMonth) => readonly MenuChoice[] {
  const t = useWords(rentWords)
  const { history } = useRouter()
  const dialogs = useDialogParams()
  return ({ state, voucher }) => {
    if (voucher === null)
      return state === 'deleted'
        ? [
            {
              key: 'separate',
              label: t('separate'),
              help: t('separateHelp'),
              icon: <CirclePlus size={18} aria-hidden />,
              onClick: () => dialogs.open({ add: 'income' }),
            },
          ]
        : []
    const open = (onClick: () => void) => ({
      key: 'open',
      label: t('open'),
      icon: <FileText size={18} aria-hidden />,
      onClick,
    })
    if (voucher.isTrashed)
      return [
        open(() => history.push(`/home/trash-folder/income-bilag-${voucher.id}`)),
        {
          key: 'restore',
          label: t('restore'),
          icon: <Undo2 size={18} aria-hidden />,
          onClick: () => restore(voucher),
        },
      ]
    const change = {
      key: 'change',
      label: t('changeSum'),
      icon: <PencilLine size={18} aria-hidden />,
      onClick: () => dialogs.open({ rent: voucher.id }),
    }
    return [
      open(() => dialogs.open({ income: voucher.id })),
      ...(mayChangeRentSum(voucher) ? [change] : []),
      {
        key: 'trash',
        label: t('toTrash'),
        icon: <Trash2 size={18} aria-hidden />,
        onClick: () => dialogs.open({ trashIncome: voucher.id }),
      },
    ]
  }
}
