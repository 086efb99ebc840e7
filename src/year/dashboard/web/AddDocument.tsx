import { Plus, ReceiptText } from 'lucide-react'
import { MenuButton } from '../../../base/ui/menu-button'
import { useWords } from '../../../base/ui/use-words'
import { dashboardWords } from '../words'

/** The page's primary button: which kind of document is to be added. */
export function AddDocument({ onExpense }: { onExpense: () => void }) {
  const t = useWords(dashboardWords)
  return (
    <MenuButton
      label={t('addDocument')}
      icon={<Plus size={18} aria-hidden />}
      choices={[
        {
          key: 'expense',
          label: t('addExpense'),
          help: t('addExpenseHelp'),
          icon: <ReceiptText size={20} aria-hidden />,
          onClick: onExpense,
        },
      ]}
    />
  )
}
