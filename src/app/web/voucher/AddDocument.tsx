import { Armchair, FileSignature, HandCoins, Plus, ReceiptText } from 'lucide-react'
import { MenuButton } from '../../../base/ui/page/menu-button'
import { useWords } from '../../../base/ui/words/use-words'
import { dashboardWords } from '../../../year/dashboard/words'
import { homeWords } from '../../../year/dashboard/words-home'

export interface AddDocumentProps {
  readonly onExpense: () => void
  readonly onIncome: () => void
  readonly onContents: () => void
  readonly onContract: () => void
}

/** The page's primary button: which kind of document is to be added. */
export function AddDocument({ onExpense, onIncome, onContents, onContract }: AddDocumentProps) {
  const t = useWords(dashboardWords)
  const home = useWords(homeWords)
  return (
    <MenuButton
      label={t('addDocument')}
      short={home('add')}
      icon={<Plus size={18} aria-hidden />}
      choices={[
        {
          key: 'expense',
          label: t('addExpense'),
          help: t('addExpenseHelp'),
          icon: <ReceiptText size={20} aria-hidden />,
          onClick: onExpense,
        },
        {
          key: 'income',
          label: t('addIncome'),
          help: t('addIncomeHelp'),
          icon: <HandCoins size={20} aria-hidden />,
          onClick: onIncome,
        },
        {
          key: 'contents',
          label: t('addContents'),
          help: t('addContentsHelp'),
          icon: <Armchair size={20} aria-hidden />,
          onClick: onContents,
        },
        {
          key: 'contract',
          label: t('addContract'),
          help: t('addContractHelp'),
          icon: <FileSignature size={20} aria-hidden />,
          onClick: onContract,
        },
      ]}
    />
  )
}
