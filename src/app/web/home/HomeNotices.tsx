import { lazy, memo, Suspense } from 'react'
import { isPersonalUseOutdated } from '../../../books/depreciation/rules'
import type { AllVouchers } from '../../../books/ledger/model'
import { callsReadingVouchers } from '../voucher/vouchers'

// Most landlords have no news about their plan and no repeats being created.
const RepeatsInProgress = lazy(async () => ({
  default: (await import('../../../books/repeat/web/RepeatsInProgress')).RepeatsInProgress,
}))
const PlanWarning = lazy(async () => ({ default: (await import('../plan/PlanOverview')).PlanWarning }))
const PersonalUpdate = lazy(async () => ({
  default: (await import('../../../books/depreciation/web/UpdatePersonalUse')).UpdatePersonalUse,
}))

interface HomeNoticesProps {
  readonly vouchers: AllVouchers | undefined
}

export const HomeNotices = memo(function HomeNotices({ vouchers }: HomeNoticesProps) {
  return (
    <>
      <Suspense>
        <RepeatsInProgress invalidates={callsReadingVouchers} />
      </Suspense>
      <Suspense>
        <PlanWarning />
      </Suspense>
      <Suspense>
        {vouchers?.depreciationPersonalBilags.filter(isPersonalUseOutdated).map((personal) => (
          <PersonalUpdate
            key={`${personal.houseId} ${personal.year}`}
            personal={personal}
            invalidates={callsReadingVouchers}
          />
        ))}
      </Suspense>
    </>
  )
})
