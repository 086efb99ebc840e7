import { z } from 'zod'
import type { Row } from '../../../base/kit/endpoint'
import { useAnswer } from '../../../base/ui/answer'
import { useAddress, useAddressDialog } from '../../../base/ui/use-address'
import { useFocusHome } from '../../../base/ui/use-focus-home'
import { useWords } from '../../../base/ui/use-words'
import { WaitingDialog } from '../../../base/ui/waiting-dialog'
import { accountCalls } from '../../../landlord/account/calls'
import { useHouse } from '../../../landlord/house/web/use-house'
import { supplierCalls } from '../../supplier/calls'
import { expenseCalls } from '../calls'
import { expenseWords } from '../words'
import { ExpenseDialog } from './ExpenseDialog'
import { ExpenseInfoDialog } from './ExpenseInfoDialog'
import { PlanGate } from './PlanGate'

const id = () => z.coerce.number().int().min(0).default(0).catch(0)
const address = z.object({
  add: z.enum(['', 'expense']).default('').catch(''),
  /** The voucher that is shown. */
  bilag: id(),
  /** The voucher that is changed. */
  edit: id(),
  /** Which file of the shown voucher is open, from 1. */
  file: id(),
})

export interface ExpenseDialogsProps {
  /** Files dropped or pasted on the page behind: the new voucher starts with them. */
  readonly incoming: readonly File[]
  /** Lists that show vouchers and are old after a change. */
  readonly refreshes: readonly Row[]
  /** Takes an expense out of the trash folder again. */
  readonly undo: (record: { readonly id: number; readonly houseId: number }) => void
}

/** The dialogs of expense vouchers, each opened by its parameter in the address: Back closes it. */
export default function ExpenseDialogs({ incoming, refreshes, undo }: ExpenseDialogsProps) {
  const [at] = useAddress(address)
  // One dialog follows another (shown, changed, shown again): the focus goes back to what opened the first.
  useFocusHome(at.add !== '' || at.edit > 0 || at.bilag > 0)
  if (at.add === 'expense') return <NewExpense incoming={incoming} refreshes={refreshes} />
  if (at.edit > 0) return <OneExpense key={`edit ${at.edit}`} id={at.edit} edit refreshes={refreshes} undo={undo} />
  if (at.bilag > 0)
    return <OneExpense key={`show ${at.bilag}`} id={at.bilag} edit={false} refreshes={refreshes} undo={undo} />
  return null
}

function NewExpense({ incoming, refreshes }: Pick<ExpenseDialogsProps, 'incoming' | 'refreshes'>) {
  const t = useWords(expenseWords)
  const { close } = useAddressDialog()
  const { house, houses, loading } = useHouse()
  const suppliers = useAnswer(supplierCalls.list)
  const profile = useAnswer(accountCalls.profile)
  const leave = () => close('add')
  if (loading || !suppliers.data || !profile.data) {
    const retry = () => void Promise.all([suppliers.refetch(), profile.refetch()])
    return (
      <WaitingDialog
        title={t('newTitle')}
        label={t('loading')}
        error={suppliers.error ?? profile.error}
        retry={retry}
        onClose={leave}
      />
    )
  }
  return (
    <PlanGate profile={profile.data} onStop={leave}>
      <ExpenseDialog
        expense={null}
        houseId={house?.id ?? null}
        houses={houses}
        suppliers={suppliers.data}
        profile={profile.data}
        incoming={incoming}
        refreshes={refreshes}
        onClose={leave}
      />
    </PlanGate>
  )
}

interface OneExpenseProps extends Pick<ExpenseDialogsProps, 'refreshes' | 'undo'> {
  readonly id: number
  readonly edit: boolean
}

function OneExpense({ id, edit, refreshes, undo }: OneExpenseProps) {
  const t = useWords(expenseWords)
  const [{ file }, set] = useAddress(address)
  const dialogs = useAddressDialog()
  const { houses } = useHouse()
  const expense = useAnswer(expenseCalls.read, { params: { id: String(id) } }, { keep: false })
  const suppliers = useAnswer(supplierCalls.list)
  const profile = useAnswer(accountCalls.profile)
  const leave = () => dialogs.close(edit ? 'edit' : 'bilag', 'file')
  if (!expense.data || !suppliers.data) {
    const retry = () => void Promise.all([expense.refetch(), suppliers.refetch()])
    return (
      <WaitingDialog
        title={t('infoTitle')}
        label={t('loading')}
        error={expense.error ?? suppliers.error}
        retry={retry}
        onClose={leave}
      />
    )
  }
  if (edit) {
    return (
      <ExpenseDialog
        expense={expense.data}
        houseId={null}
        houses={houses}
        suppliers={suppliers.data}
        profile={profile.data}
        refreshes={refreshes}
        onClose={leave}
      />
    )
  }
  const { houseId } = expense.data
  return (
    <ExpenseInfoDialog
      expense={expense.data}
      houseName={houses.find((house) => house.id === houseId)?.name ?? ''}
      file={file}
      onFile={(next) => (file === 0 ? dialogs.open({ file: next }) : set({ file: next }))}
      onCloseFile={() => dialogs.close('file')}
      onEdit={() => dialogs.open({ bilag: undefined, edit: id })}
      onClose={leave}
      refreshes={refreshes}
      undo={undo}
    />
  )
}
