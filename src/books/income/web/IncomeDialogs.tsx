import { useState, type ReactNode } from 'react'
import { z } from 'zod'
import { FileThumbs } from '../../../base/file/web/FileThumbs'
import { useGallery } from '../../../base/file/web/use-gallery'
import type { Row } from '../../../base/kit/endpoint'
import { useAnswer } from '../../../base/ui/answer'
import { Dialog } from '../../../base/ui/dialog'
import { useAddress, useAddressDialog } from '../../../base/ui/use-address'
import { useFocusHome } from '../../../base/ui/use-focus-home'
import { useWords } from '../../../base/ui/use-words'
import { WaitingDialog } from '../../../base/ui/waiting-dialog'
import { accountCalls } from '../../../landlord/account/calls'
import { useHouse } from '../../../landlord/house/web/use-house'
import { PlanGate } from '../../expense/web/PlanGate'
import type { TrashWay } from '../../expense/web/TrashQuestion'
import { incomeCalls } from '../calls'
import type { IncomeDetail } from '../model'
import { incomeWords } from '../words'
import { ChangeRentDialog } from './ChangeRentDialog'
import { incomeName } from './income-values'
import { IncomeActions } from './IncomeActions'
import { IncomeDialog } from './IncomeDialog'
import { IncomeFacts } from './IncomeFacts'
import { IncomeTrashQuestion } from './IncomeTrashQuestion'

const id = () => z.coerce.number().int().min(0).default(0).catch(0)
const address = z.object({
  add: z.enum(['', 'income']).default('').catch(''),
  /** The income that is shown. */
  income: id(),
  /** The income that is changed. */
  editIncome: id(),
  /** The income whose rent is changed for its month. */
  rent: id(),
})

export type IncomeDialogsProps = Pick<TrashWay, 'refreshes' | 'undo'>

/** The dialogs of income vouchers, each opened by its parameter in the address: Back closes it. */
export default function IncomeDialogs({ refreshes, undo }: IncomeDialogsProps) {
  const [at] = useAddress(address)
  const dialogs = useAddressDialog()
  const shown = at.rent || at.editIncome || at.income
  useFocusHome(at.add !== '' || shown > 0)
  if (at.add === 'income') return <NewIncome refreshes={refreshes} />
  if (at.rent > 0)
    return (
      <OneIncome key={`rent ${at.rent}`} id={at.rent} keys={['rent']}>
        {(income, onClose) => <ChangeRentDialog income={income} refreshes={refreshes} onClose={onClose} />}
      </OneIncome>
    )
  if (at.editIncome > 0) return <EditIncome key={`edit ${at.editIncome}`} id={at.editIncome} refreshes={refreshes} />
  if (at.income > 0)
    return (
      <OneIncome key={`show ${at.income}`} id={at.income} keys={['income', 'file']}>
        {(income, onClose) => (
          <Shown
            income={income}
            refreshes={refreshes}
            undo={undo}
            onEdit={() => dialogs.open({ income: undefined, editIncome: income.id })}
            onRent={() => dialogs.open({ income: undefined, rent: income.id })}
            onClose={onClose}
          />
        )}
      </OneIncome>
    )
  return null
}

function NewIncome({ refreshes }: { refreshes: readonly Row[] }) {
  const t = useWords(incomeWords)
  const { close } = useAddressDialog()
  const { house, houses, loading } = useHouse()
  const profile = useAnswer(accountCalls.profile)
  const leave = () => close('add')
  if (loading || !profile.data)
    return (
      <WaitingDialog
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
        houseId={house?.id ?? null}
        houses={houses}
        profile={profile.data}
        refreshes={refreshes}
        onClose={leave}
      />
    </PlanGate>
  )
}

function EditIncome({ id, refreshes }: { id: number; refreshes: readonly Row[] }) {
  const { houses } = useHouse()
  const profile = useAnswer(accountCalls.profile)
  return (
    <OneIncome id={id} keys={['editIncome']}>
      {(income, onClose) => (
        <IncomeDialog
          income={income}
          houseId={null}
          houses={houses}
          profile={profile.data}
          refreshes={refreshes}
          onClose={onClose}
        />
      )}
    </OneIncome>
  )
}

interface OneProps {
  readonly id: number
  /** What of the address is this dialog's. */
  readonly keys: readonly string[]
  readonly children: (income: IncomeDetail, onClose: () => void) => ReactNode
}

/** Fetches the income that a dialog is about. */
function OneIncome({ id, keys, children }: OneProps) {
  const t = useWords(incomeWords)
  const { close } = useAddressDialog()
  const answer = useAnswer(incomeCalls.read, { params: { id: String(id) } }, { keep: false })
  const leave = () => close(...keys)
  if (!answer.data)
    return (
      <WaitingDialog
        title={t('infoTitle')}
        label={t('loading')}
        error={answer.error}
        retry={answer.refetch}
        onClose={leave}
      />
    )
  return children(answer.data, leave)
}

interface ShownProps extends IncomeDialogsProps {
  readonly income: IncomeDetail
  readonly onEdit: () => void
  readonly onRent: () => void
  readonly onClose: () => void
}

function Shown({ income, refreshes, undo, onEdit, onRent, onClose }: ShownProps) {
  const { houses } = useHouse()
  const [asking, setAsking] = useState(false)
  const { gallery, open, looked } = useGallery(income.files)
  if (gallery) return gallery
  if (asking)
    return (
      <IncomeTrashQuestion
        income={income}
        refreshes={refreshes}
        undo={undo}
        onKeep={() => setAsking(false)}
        onGone={onClose}
      />
    )
  return (
    <Dialog title={incomeName(income)} opened onClose={onClose} size="wide">
      <div className="ui-form">
        <IncomeFacts income={income} houseName={houses.find((house) => house.id === income.houseId)?.name ?? ''} />
        <FileThumbs files={income.files} focus={looked} onOpen={open} />
        <IncomeActions income={income} onTrash={() => setAsking(true)} onEdit={onEdit} onRent={onRent} />
      </div>
    </Dialog>
  )
}
