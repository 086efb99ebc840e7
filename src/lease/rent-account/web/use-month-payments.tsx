import './rent-account.css'
import { Button } from '@mantine/core'
import { HandCoins } from 'lucide-react'
import { useMemo } from 'react'
import { ErrorState } from '../../../base/ui/page/error-state'
import { useDialogParams } from '../../../base/ui/page/use-search-params'
import { dmy, krShort } from '../../../base/ui/words/format'
import { useWords } from '../../../base/ui/words/use-words'
import type { Day } from '../../../base/kit/day'
import { ore } from '../../../base/kit/money'
import type { Contract } from '../../contract/model'
import type { MonthPayments } from '../../rent/web/ContractMonths'
import type { RentAccountAnswer } from '../model'
import { owesNothing, type OwedRent } from '../rules-owed'
import { rentAccountWords } from '../words'
import { firstDayOfMonth } from '../rules-payment'
import { rentPaymentWords } from '../words-payment'
import { briefDay } from './brief'
import { FollowForm, registerPaymentId } from './FollowForm'
import { UnmatchedRentNote } from './UnmatchedRentNote'
import { useMonthAppearance } from './use-month-appearance'

interface MonthPaymentsOf {
  readonly contract: Contract
  /** Without data, the contract isn't signed, the data is loading, or the request failed. */
  readonly query: {
    readonly data: RentAccountAnswer | undefined
    readonly error: unknown
    readonly refetch: () => unknown
  }
  /** The unpaid rent. Undefined without an account. */
  readonly owed: OwedRent | undefined
  /** True if the status bar of the page says who owes, and offers to register a payment. */
  readonly isTold: boolean
}

/** Returns the months with words, colour and sign, the button to register a payment, and what is owed. */
export function useMonthPayments({ contract, query, owed = owesNothing, isTold }: MonthPaymentsOf): MonthPayments {
  const account = query.data
  const t = useWords(rentPaymentWords)
  const states = useWords(rentAccountWords)
  const look = useMonthAppearance()
  const dialogs = useDialogParams()
  const { id } = contract
  const notes = useMemo(() => {
    const register = (month: string) => ({
      key: 'pay',
      label: t('register'),
      icon: <HandCoins size={18} aria-hidden />,
      onClick: () => dialogs.open({ pay: id, month }),
    })
    const says = ({ state, sum, paid, due_on }: RentAccountAnswer['months'][number]) =>
      state === 'part'
        ? t('partOf', { sum: krShort(ore(sum - paid)) })
        : state === 'late'
          ? t('lateSince', { day: briefDay(due_on) })
          : state === 'future'
            ? t('dueOn', { day: briefDay(due_on) })
            : states(state)
    return new Map(
      (account?.months ?? [])
        // In a month without rent nothing is paid.
        .filter(({ sum }) => sum > 0)
        .map((month) => {
          const { rest, ...signs } = look(month)
          const choices = month.state === 'paid' ? [] : [register(month.month)]
          return [firstDayOfMonth(month.month), { ...signs, text: rest ?? says(month), choices }]
        }),
    )
  }, [account, t, states, look, dialogs, id])
  if (account === undefined) {
    const foot = query.error ? <ErrorState title={t('unknown')} error={query.error} retry={query.refetch} /> : null
    return { notes, action: null, foot }
  }
  const { follows_from, late_since } = account
  return {
    notes,
    action:
      isTold || follows_from === null ? null : (
        <Button id={registerPaymentId} variant="default" onClick={() => dialogs.open({ pay: id })}>
          {t('register')}
        </Button>
      ),
    foot: (
      <>
        {follows_from === null
          ? contract.status !== 'finished' && <FollowForm contract={contract} account={account} />
          : late_since !== null && !isTold && <Owes owed={owed} since={late_since} />}
        <UnmatchedRentNote contractId={id} isReadTold={late_since !== null} />
      </>
    ),
  }
}

/** Says what is unpaid. Rent that is due today is not late, so it has no warning. */
function Owes({ owed: { late, dueToday }, since }: { readonly owed: OwedRent; readonly since: Day }) {
  const t = useWords(rentPaymentWords)
  return (
    <>
      {late > 0 && <p className="rent-owes">{t('owes', { sum: krShort(late), day: dmy(since) })}</p>}
      {dueToday > 0 && <p>{t('owesToday', { sum: krShort(dueToday) })}</p>}
    </>
  )
}
