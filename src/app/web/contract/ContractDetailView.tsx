import '../../../lease/contract-overview/web/contract.css'
import { Anchor } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
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
import { nameAndAddress } from '../../../lease/contract-overview/rules-place'
import type { ContractDetail, Contract } from '../../../lease/contract/model'
import { allTenants } from '../../../lease/party/rules-tenant'
import { contractDetailWords } from '../../../lease/contract-overview/words'
import { ContractBadge } from '../../../lease/contract-overview/web/ContractBadge'
import { contractActions, type ContractAction } from '../../../lease/tenancy/web/contract-actions'
import { contractBanner } from '../../../lease/contract-overview/rules-banner'
import { ContractFigures } from '../../../lease/contract-overview/web/ContractFigures'
import { ContractParties } from '../../../lease/contract-overview/web/ContractParties'
import { DepositActionsProvider } from '../../../lease/deposit/web/deposit-actions'
import { owedByAccount } from '../../../lease/rent-account/rules-owed'
import { fetchPaymentDialog } from '../../../lease/rent-account/web/PaymentOpener'
import { useRentAccount } from '../../../lease/rent-account/web/payments'
import { useUnmatchedRent } from '../../../lease/rent-account/web/UnmatchedRentNote'
import { useMonthPayments } from '../../../lease/rent-account/web/use-month-payments'
import { contractDialogs, type ContractSlotProps } from './contract-slots'
import { ContractFolds } from './ContractFolds'
import { ContractPapers } from './ContractPapers'
import { ContractRent, type ContractRentProps } from './ContractRent'
import { NextStepBanner, useFirstBlockedDay } from './NextStepBanner'
import {
  EllipsisVertical,
  CalendarClock,
  CircleStop,
  FileDown,
  FilePlus,
  PencilLine,
  Trash2,
  UserX,
  BellRing,
  HandCoins,
  ListChecks,
  MailOpen,
  MailX,
  Mail,
  TrendingUp,
  Scale,
} from 'lucide-react'
import { MenuButton } from '../../../base/ui/page/menu-button'
import type { MenuChoice } from '../../../base/ui/page/menu-panel'
import { contractFigureWords } from '../../../lease/contract-overview/words-figures'
import { isDraftChangeable } from '../../../lease/contract/rules'
import { mayFinish, mayRemove } from '../../../lease/tenancy/rules'
import { mayEraseTenant } from '../../../lease/tenancy/rules-erase'
import { reasonNotToGoOn } from '../../../lease/law/rules-term'
import { tenancyWords } from '../../../lease/tenancy/words'
import { reasonForNoNotice } from '../../../lease/tenancy/rules-notice'
import { LeavingPanel } from '../../../lease/tenancy/web/LeavingPanel'
import { contractEraseWords } from '../../../lease/tenancy/words-erase'
import { noticeWords } from '../../../lease/tenancy/words-notice'
import { useContractPapers } from './use-contract-papers'
import { useLeavingDone } from './use-leaving-done'
import { standingNotice } from '../../../lease/letter/rules-protest'
import { useLetters } from '../../../lease/letter/web/use-letters'
import { tenantLetterWords } from '../../../lease/letter/words'
import { useSettlements } from '../../../lease/settlement/web/use-settlements'
import { settlementScreenWords } from '../../../lease/settlement/words-screen'
import { reasonForNoChange } from '../../../lease/regulation/rules'
import { regulationWords } from '../../../lease/regulation/words'
import { rentPaymentWords } from '../../../lease/rent-account/words-payment'

function useRentMenu(contract: Contract): readonly MenuChoice[] {
  const rent = useWords(regulationWords)
  const ledger = useWords(rentPaymentWords)
  const letter = useWords(tenantLetterWords)
  const settlement = useWords(settlementScreenWords)
  const dialogs = useDialogParams()
  const { history } = useRouter()
  const { data: account } = useRentAccount(contract)
  // Rent that is due today is not late.
  const isLate = account !== undefined && account.late_since !== null && account.late_since < today()
  const isFollowable = contract.signed_at !== null && contract.status !== 'finished'
  const choices: readonly (MenuChoice | false)[] = [
    reasonForNoChange(contract) === null && {
      key: 'rent',
      label: rent('open'),
      icon: <TrendingUp size={18} aria-hidden />,
      onClick: () => dialogs.open({ do: 'rent' }),
    },
    isFollowable && {
      key: 'pay',
      label: ledger('register'),
      icon: <HandCoins size={18} aria-hidden />,
      onClick: () => dialogs.open({ pay: contract.id }),
    },
    isLate &&
      contract.tenant_erased_at === null && {
        key: 'remindRent',
        label: ledger('remind'),
        icon: <BellRing size={18} aria-hidden />,
        onClick: () => dialogs.open({ do: 'letter', letter: 'payment_reminder' }),
      },
    contract.signed_at !== null &&
      contract.tenant_erased_at === null && {
        key: 'letter',
        label: letter('write'),
        icon: <Mail size={18} aria-hidden />,
        onClick: () => dialogs.open({ do: 'letter' }),
      },
    contract.signed_at !== null &&
      contract.tenant_erased_at === null && {
        key: 'settlement',
        label: settlement('title'),
        icon: <Scale size={18} aria-hidden />,
        onClick: () => history.push(`/home/contract/${contract.id}/settlement`),
      },
    isFollowable && {
      key: 'payments',
      label: ledger('paymentsAndKid'),
      icon: <ListChecks size={18} aria-hidden />,
      onClick: () => dialogs.open({ open: 'payments' }),
    },
  ]
  return choices.filter((choice) => choice !== false)
}

/** The menu of a contract. `count`: the number of incomes that it can move to the trash folder. */
function useContractMenu(contract: ContractDetail, name: string, count: number): readonly MenuChoice[] {
  const t = useWords(tenancyWords)
  const detail = useWords(contractDetailWords)
  const erase = useWords(contractEraseWords)
  const notice = useWords(noticeWords)
  const dialogs = useDialogParams()
  const open = isDraftChangeable(contract)
  const goes = contract.status !== 'finished'
  const isTerminable = reasonForNoNotice(contract) === null
  const action = (key: ContractAction) => ({ key, onClick: () => dialogs.open({ do: key }) })
  const add = <FilePlus size={18} aria-hidden />
  const trash = <Trash2 size={18} aria-hidden />
  const papers = useContractPapers(contract, name)
  const rentChoices = useRentMenu(contract)
  const choices: readonly (MenuChoice | false)[] = [
    ...papers.map(({ key, label, save }) => ({ key, label, icon: <FileDown size={18} aria-hidden />, onClick: save })),
    open && {
      key: 'edit',
      label: detail('edit'),
      icon: <PencilLine size={18} aria-hidden />,
      onClick: () => dialogs.open({ editRentContract: contract.id }),
    },
    open &&
      contract.files.length === 0 && {
        key: 'documents',
        label: detail('attached'),
        icon: add,
        onClick: () => dialogs.open({ editRentContract: contract.id }),
      },
    open && contract.cost_split === null && { ...action('split'), label: t('split'), help: t('splitText'), icon: add },
    open && contract.extras === null && { ...action('extras'), label: t('extras'), help: t('extrasText'), icon: add },
    goes &&
      contract.checkList === null && {
        ...action('checklist'),
        label: t('checklist'),
        help: t('checklistText'),
        icon: add,
      },
    ...rentChoices,
    goes && count > 0 && { ...action('trash'), label: t('trashIncome'), icon: trash },
    reasonNotToGoOn(contract) === null && {
      ...action('goOn'),
      label: t('goOn'),
      icon: <CalendarClock size={18} aria-hidden />,
    },
    // A tenant’s notice may end a fixed term in the ways that the Act names.
    reasonForNoNotice(contract, 'agreed') === null && {
      ...action('noticeReceived'),
      label: notice('noticeReceived'),
      icon: <MailOpen size={18} aria-hidden />,
    },
    isTerminable && {
      ...action('noticeGiven'),
      label: notice('noticeGiven'),
      icon: <MailX size={18} aria-hidden />,
    },
    mayFinish(contract) && {
      ...action('finish'),
      label: t('finish'),
      icon: <CircleStop size={18} aria-hidden />,
    },
    mayEraseTenant(contract) && {
      ...action('eraseTenant'),
      label: erase('erase'),
      icon: <UserX size={18} aria-hidden />,
    },
    mayRemove(contract) && { ...action('remove'), label: t('remove'), icon: trash },
  ]
  return choices.filter((choice) => choice !== false)
}

type HeadProps = Pick<ContractSlotProps, 'contract' | 'name'> & { readonly count: number }

function ContractHeadActions({ contract, name, count }: HeadProps) {
  const t = useWords(contractFigureWords)
  const choices = useContractMenu(contract, name, count)
  if (choices.length === 0) return null
  return (
    <div className="contract-actions">
      <MenuButton
        iconOnly
        variant="default"
        label={t('more')}
        icon={<EllipsisVertical size={18} aria-hidden />}
        choices={choices}
        onIntent={fetchPaymentDialog}
      />
    </div>
  )
}

const ContractDialogs = lazy(() => import('../../../lease/tenancy/web/ContractDialogs'))

const address = z.object({
  do: z
    .enum(['', ...contractActions])
    .default('')
    .catch(''),
})

export interface ContractDetailProps extends Pick<ContractRentProps, 'query' | 'restore'> {
  readonly contract: Tagged<ContractDetail>
  readonly house: House | undefined
  readonly invalidates: readonly Row[]
  readonly undo: () => void
  readonly onGone: () => void
}

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
  // The name of a saved file. The link shows the same name.
  const name = [house?.name, landlord && fullName(landlord), tenantName(contract)].filter(Boolean).join(', ')
  const opens = (action: ContractAction) => () => dialogs.open({ do: action })
  const given = { contract, name, invalidates }
  const rent = useRentAccount(contract)
  const account = rent.data
  const inBank = useUnmatchedRent(contract.id).rents
  const owed = account && owedByAccount(account, contract.id, inBank, today())
  const unpaid = owed && { ...owed, late_since: account.late_since, remindedOn: account.reminded_on ?? null }
  const notice = standingNotice(contract, useLetters(contract).data ?? [])
  const banner = contractBanner(contract, today(), useFirstBlockedDay(), unpaid, notice)
  const isTold = ['late', 'reminded', 'lateInBank'].includes(banner.step.key)
  const payments = useMonthPayments({ contract, query: rent, owed, isTold })
  return (
    <DepositActionsProvider contract={contract} invalidates={invalidates} settlements={useSettlements(contract)}>
      <p>
        <Anchor component={RouteLink} href="/home/contract">
          {t('back')}
        </Anchor>
      </p>
      <PageHeader
        title={allTenants(contract, language)}
        sub={
          <span className="contract-head">
            {house && nameAndAddress(house)}
            <ContractBadge contract={contract} />
            <span>{t('sub', { number: contract.additionalId })}</span>
          </span>
        }
        action={<ContractHeadActions {...given} count={incomes?.length ?? 0} />}
      />
      <NextStepBanner
        {...given}
        banner={banner}
        inBank={inBank}
        owed={owed}
        onSign={opens('sign')}
        onGoOn={opens('goOn')}
        onFinish={opens('finish')}
      />
      <LeavingPanel
        contract={contract}
        invalidates={invalidates}
        isTold={banner.step.key === 'moves'}
        letter={notice}
        done={useLeavingDone(contract)}
      />
      <ContractRent contract={contract} account={account} query={query} restore={restore} payments={payments} />
      <ContractFigures contract={contract} incomes={incomes} />
      <div className="contract">
        <ContractParties contract={contract} />
        <ContractPapers contract={contract} name={name} onPaper={opens('paper')} />
      </div>
      <ContractFolds {...given} house={house} banner={banner} account={account} opens={opens} />
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
