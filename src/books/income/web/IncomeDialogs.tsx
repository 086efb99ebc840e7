import { useState, type ComponentType, type ReactNode } from 'react'
import { z } from 'zod'
import { FileThumbs } from '../../../base/file/web/FileThumbs'
import { useFileViewer } from '../../../base/file/web/use-file-viewer'
import type { Row } from '../../../base/kit/endpoint'
import type { Tagged } from '../../../base/ui/query/call'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { useOpenedRecord } from '../../../base/ui/query/use-opened'
import { Dialog } from '../../../base/ui/dialog/dialog'
import { useSearchParams, useDialogParams } from '../../../base/ui/page/use-search-params'
import { useFocusReturn } from '../../../base/ui/dialog/use-focus-return'
import { useWords } from '../../../base/ui/words/use-words'
import { LoadingDialog } from '../../../base/ui/dialog/loading-dialog'
import { accountCalls } from '../../../landlord/account/calls'
import { useHouse } from '../../../landlord/house/web/use-house'
import { PlanGate } from '../../../landlord/plan/web/PlanGate'
import type { TrashOptions } from '../../trash/web/TrashQuestion'
import { incomeCalls } from '../calls'
import type { IncomeDetail } from '../model'
import { incomeName } from '../rules'
import { incomeWords } from '../words'
import { ChangeRentDialog } from './ChangeRentDialog'
import { IncomeFoot, useIncomeChange } from './IncomeActions'
import { IncomeDialog } from './IncomeDialog'
import { IncomeFacts } from './IncomeFacts'
import { IncomeTrashQuestion } from './IncomeTrashQuestion'

const id = () => z.coerce.number().int().min(0).default(0).catch(0)
const address = z.object({
  add: z.enum(['', 'income']).default('').catch(''),
  income: id(),
  editIncome: id(),
  rent: id(),
  trashIncome: id(),
})

export interface IncomeDialogsProps extends Pick<TrashOptions, 'invalidates' | 'undo'> {
  /** Says which payment at the bank the income is. */
  readonly paid: ComponentType<{ readonly id: number }>
}

/** The dialogs of income. Each is opened by its parameter in the address, so Back closes it. */
export default function IncomeDialogs({ invalidates, undo, paid }: IncomeDialogsProps) {
  const [at] = useSearchParams(address)
  const dialogs = useDialogParams()
  const shown = at.rent || at.editIncome || at.trashIncome || at.income
  useFocusReturn(at.add !== '' || shown > 0)
  if (at.add === 'income') return <NewIncome invalidates={invalidates} />
  if (at.rent > 0)
    return (
      <OneIncome key={`rent ${at.rent}`} id={at.rent} keys={['rent']} isForm>
        {(income, onClose) => <ChangeRentDialog income={income} invalidates={invalidates} onClose={onClose} />}
      </OneIncome>
    )
  if (at.editIncome > 0)
    return <EditIncome key={`edit ${at.editIncome}`} id={at.editIncome} invalidates={invalidates} />
  if (at.trashIncome > 0)
    return (
      <OneIncome key={`trash ${at.trashIncome}`} id={at.trashIncome} keys={['trashIncome']}>
        {(income, onClose) => (
          <IncomeTrashQuestion
            income={income}
            invalidates={invalidates}
            undo={undo}
            onKeep={onClose}
            onGone={onClose}
          />
        )}
      </OneIncome>
    )
  if (at.income > 0)
    return (
      <OneIncome key={`show ${at.income}`} id={at.income} keys={['income', 'file']}>
        {(income, onClose) => (
          <Shown
            income={income}
            invalidates={invalidates}
            undo={undo}
            paid={paid}
            onEdit={() => dialogs.open({ income: undefined, editIncome: income.id })}
            onRent={() => dialogs.open({ income: undefined, rent: income.id })}
            onClose={onClose}
          />
        )}
      </OneIncome>
    )
  return null
}

function NewIncome({ invalidates }: { invalidates: readonly Row[] }) {
  const t = useWords(incomeWords)
  const { close } = useDialogParams()
  const { startHouseId, houses, loading } = useHouse()
  const profile = useEndpointQuery(accountCalls.profile)
  const leave = () => close('add')
  if (loading || !profile.data)
    return (
      <LoadingDialog
        title={t('newTitle')}
        label={t('loading')}
        error={profile.error}
        retry={profile.refetch}
        onClose={leave}
      />
    )
  return (
    <PlanGate profile={profile.data} onStop={leave}>
      <IncomeDialog
        income={null}
        houseId={startHouseId}
        houses={houses}
        profile={profile.data}
        invalidates={invalidates}
        onClose={leave}
      />
    </PlanGate>
  )
}

function EditIncome({ id, invalidates }: { id: number; invalidates: readonly Row[] }) {
  const { houses } = useHouse()
  // The profile was loaded before the page was drawn.
  const profile = useEndpointQuery(accountCalls.profile).data
  return (
    <OneIncome id={id} keys={['editIncome']} isForm>
      {(income, onClose) =>
        profile && (
          <IncomeDialog
            income={income}
            houseId={null}
            houses={houses}
            profile={profile}
            invalidates={invalidates}
            onClose={onClose}
          />
        )
      }
    </OneIncome>
  )
}

interface OneProps {
  readonly id: number
  /** The parameters of the address that belong to this dialog. */
  readonly keys: readonly string[]
  readonly children: (income: Tagged<IncomeDetail>, onClose: () => void) => ReactNode
  /** True for a form, which keeps the values that it had when it opened. Other dialogs show the present values. */
  readonly isForm?: boolean
}

function OneIncome({ id, keys, children, isForm = false }: OneProps) {
  const t = useWords(incomeWords)
  const { close } = useDialogParams()
  const query = useEndpointQuery(incomeCalls.read, { params: { id: String(id) } }, { keepPreviousData: false })
  const opened = useOpenedRecord(query)
  const income = isForm ? opened : query.data
  const leave = () => close(...keys)
  if (!income)
    return (
      <LoadingDialog
        title={t('infoTitle')}
        label={t('loading')}
        error={query.error}
        retry={query.refetch}
        onClose={leave}
      />
    )
  return children(income, leave)
}

interface ShownProps extends IncomeDialogsProps {
  readonly income: Tagged<IncomeDetail>
  readonly onEdit: () => void
  readonly onRent: () => void
  readonly onClose: () => void
}

function Shown({ income, invalidates, undo, paid: Paid, onEdit, onRent, onClose }: ShownProps) {
  const [asking, setAsking] = useState(false)
  const change = useIncomeChange(income, onEdit, onRent)
  const { viewer, open, looked } = useFileViewer(income.files)
  if (viewer) return viewer
  if (asking)
    return (
      <IncomeTrashQuestion
        income={income}
        invalidates={invalidates}
        undo={undo}
        onKeep={() => setAsking(false)}
        onGone={onClose}
      />
    )
  return (
    <Dialog title={incomeName(income)} opened onClose={onClose} size="wide" action={change}>
      <div className="ui-form">
        <IncomeFacts income={income} />
        <Paid id={income.id} />
        <FileThumbs files={income.files} focus={looked} onOpen={open} />
        <IncomeFoot onTrash={() => setAsking(true)} />
      </div>
    </Dialog>
  )
}
