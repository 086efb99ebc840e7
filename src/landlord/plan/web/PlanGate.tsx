import { useRouter } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import type { Profile } from '../../account/model'
import { limitOf, limitStopsVouchers } from './limit'
import { LimitDialog } from './LimitDialog'

const main = '/home/dashboard'

export interface PlanGateProps {
  readonly profile: Profile
  readonly onStop: () => void
  readonly children: ReactNode
}

/**
 * Says that a limit is near or reached, before the landlord types anything. If nothing can be created, OK leads to the
 * main page (docs/rules/landlord.md#trial-and-free-vouchers).
 */
export function PlanGate({ profile, onStop, children }: PlanGateProps) {
  const { history } = useRouter()
  // The limit is read only once. Saving this voucher raises the count, and no warning may appear over its own form.
  const [limit, setLimit] = useState(() => limitOf(profile))
  if (limit === null) return children
  const toMain = () => {
    if (history.location.pathname === main) onStop()
    else history.replace(main)
  }
  return (
    <LimitDialog limit={limit} profile={profile} onOk={() => (limitStopsVouchers(limit) ? toMain() : setLimit(null))} />
  )
}
