import '../../../lease/contract-overview/web/contract.css'
import { Anchor } from '@mantine/core'
import { lazy, Suspense, useMemo } from 'react'
import { z } from 'zod'
import type { Row } from '../../../base/kit/endpoint'
import { fullName } from '../../../base/kit/full-name'
import type { Tagged } from '../../../base/ui/query/call'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { RouteLink } from '../../../base/ui/page/link'
import { PageHeader } from '../../../base/ui/page/page'
import { useSearchParams, useDialogParams } from '../../../base/ui/page/use-search-params'
import { today } from '../../../base/ui/words/today'
import { useLanguage, useWords } from '../../../base/ui/words/use-words'
import { tenantName } from '../../../books/income/rules-tenant'
import { accountCalls } from '../../../landlord/account/calls'
import type { House } from '../../../landlord/house/model'
import { namedPlace } from '../../../lease/contract-overview/rules-place'
import type { ContractDetail } from '../../../lease/contract/model'
import { allTenants } from '../../../lease/party/rules-tenant'
import { contractDetailWords } from '../../../lease/contract-overview/words'
import { ContractBadge } from '../../../lease/contract-overview/web/ContractBadge'
import { contractActions, type ContractAction } from '../../../lease/tenancy/web/contract-actions'
import { bandOf } from '../../../lease/contract-overview/rules-band'
import { ContractGlance } from '../../../lease/contract-overview/web/ContractGlance'
import { ContractParties } from '../../../lease/contract-overview/web/ContractParties'
import { DepositActionsProvider } from '../../../lease/deposit/web/deposit-actions'
import { ContractMonths, type ContractMonthsProps } from '../../../lease/rent/web/ContractMonths'
import { useRentAccount } from '../../../lease/rent-ledger/web/payments'
import { useMonthPayments } from '../../../lease/rent-ledger/web/use-month-payments'
import { contractDialogs } from './contract-slots'
import { ContractFolds } from './ContractFolds'
import { ContractHeadActions } from './ContractHeadActions'
import { ContractPapers } from './ContractPapers'
import { NextBand, usePlanEnd } from './NextBand'

const ContractDialogs = lazy(() => import('../../../lease/tenancy/web/ContractDialogs'))

const address = z.object({
  do: z
    .enum(['', ...contractActions])
    .default('')
    .catch(''),
})

export interface ContractDetailProps extends Pick<ContractMonthsProps, 'query' | 'restore'> {
  readonly contract: Tagged<ContractDetail>
  readonly house: House | undefined
  /** Lists and answers that are old after anything was done here. */
  readonly invalidates: readonly Row[]
  readonly undo: () => void
  readonly onGone: () => void
}

/** One rent contract: where it stands, what is next, its months, what was agreed, its papers, and what can be done now. */
export function ContractDetailView({
  contract,
  house,
  query,
  restore,
  invalidates,
  undo,
  onGone,
}: ContractDetailProps) {
  const t = useWords(contractDetailWords)
  const [language] = useLanguage()
  const [at] = useSearchParams(address)
  const dialogs = useDialogParams()
  const incomes = useMemo(() => query.data?.filter(({ isTrashed }) => !isTrashed), [query.data])
  const { data: landlord } = useEndpointQuery(accountCalls.profile)
  // What the file is called when it is saved; the same that its link says.
  const name = [house?.name, landlord && fullName(landlord), tenantName(contract)].filter(Boolean).join(', ')
  const opens = (action: ContractAction) => () => dialogs.open({ do: action })
  const given = { contract, name, invalidates }
  const rent = useRentAccount(contract)
  const account = rent.data
  const band = bandOf(contract, today(), usePlanEnd(), account)
  const payments = useMonthPayments({ contract, query: rent, isTold: band.step.key === 'late' })
  return (
    <DepositActionsProvider contract={contract} invalidates={invalidates}>
      <p>
        <Anchor component={RouteLink} href="/home/contract">
          {t('back')}
        </Anchor>
      </p>
      <PageHeader
        title={allTenants(contract, language)}
        sub={
          <span className="contract-head">
            {house && namedPlace(house)}
            <ContractBadge contract={contract} />
            <span>{t('sub', { number: contract.additionalId })}</span>
          </span>
        }
        action={<ContractHeadActions {...given} count={incomes?.length ?? 0} />}
      />
      <NextBand {...given} band={band} onSign={opens('sign')} onGoOn={opens('goOn')} onFinish={opens('finish')} />
      <ContractGlance contract={contract} incomes={incomes} />
      <div className="contract">
        <ContractMonths contract={contract} query={query} restore={restore} payments={payments} />
        <div>
          <ContractParties contract={contract} />
          <ContractPapers contract={contract} name={name} onPaper={opens('paper')} />
        </div>
      </div>
      <ContractFolds {...given} house={house} band={band} account={account} opens={opens} />
      {Object.entries(contractDialogs).map(([key, Slot]) => (
        <Slot key={key} {...given} />
      ))}
      {at.do !== '' && (
        <Suspense>
          <ContractDialogs
            action={at.do}
            contract={contract}
            invalidates={invalidates}
            count={incomes?.length ?? 0}
            undo={undo}
            onClose={() => dialogs.close('do')}
            onGone={onGone}
          />
        </Suspense>
      )}
    </DepositActionsProvider>
  )
}
