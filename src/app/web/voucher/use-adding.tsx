import { useState, type ReactNode } from 'react'
import { useShortcut } from '../../../base/ui/page/shortcut'
import { useDialogParams } from '../../../base/ui/page/use-search-params'
import { AddDocument } from './AddDocument'
import { useDroppedFiles } from './use-dropped-files'

export interface Adding {
  readonly addExpense: () => void
  readonly addContract: () => void
  /** The button with its menu. */
  readonly button: ReactNode
  /** Files that a new expense begins with. */
  readonly incoming: readonly File[]
  /** Whether files hang over the page right now. */
  readonly isOver: boolean
}

/** The ways to a new document on the page of all vouchers: a menu, a key, and files that are dropped or pasted. */
export function useAdding(): Adding {
  const dialogs = useDialogParams()
  const [incoming, setIncoming] = useState<readonly File[]>([])
  const addExpense = (files: readonly File[] = []) => {
    setIncoming(files)
    dialogs.open({ add: 'expense' })
  }
  const addContract = () => dialogs.open({ createRentContract: 'true' })
  useShortcut('c', () => addExpense())
  const isOver = useDroppedFiles(addExpense)
  return {
    addExpense: () => addExpense(),
    addContract,
    button: (
      <AddDocument
        onExpense={() => addExpense()}
        onIncome={() => dialogs.open({ add: 'income' })}
        onContents={() => dialogs.open({ add: 'depreciation' })}
        onContract={addContract}
      />
    ),
    incoming,
    isOver,
  }
}
