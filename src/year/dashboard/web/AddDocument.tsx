import { Button, Menu } from '@mantine/core'
import { Plus, ReceiptText } from 'lucide-react'
import { useWords } from '../../../base/ui/use-words'
import { dashboardWords } from '../words'

/** The page's primary button: which kind of document is to be added. */
export function AddDocument({ onExpense }: { onExpense: () => void }) {
  const t = useWords(dashboardWords)
  return (
    <Menu position="bottom-end" width={300} returnFocus>
      <Menu.Target>
        <Button leftSection={<Plus size={18} aria-hidden />}>{t('addDocument')}</Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<ReceiptText size={20} aria-hidden />} onClick={onExpense}>
          {t('addExpense')}
          <span className="dashboard-kind">{t('addExpenseHelp')}</span>
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
