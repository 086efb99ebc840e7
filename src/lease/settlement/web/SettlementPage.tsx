import './settlement.css'
import '../../deposit/web/settled-items.css'
import { Button } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import { useMemo, useState, type ReactNode } from 'react'
import { useFileViewer } from '../../../base/file/web/use-file-viewer'
import { osloDay } from '../../../base/kit/day'
import type { Row } from '../../../base/kit/endpoint'
import { DescriptionList } from '../../../base/ui/list/description-list'
import { EmptyState } from '../../../base/ui/page/empty-state'
import { LinkButton } from '../../../base/ui/page/link'
import { NotFound } from '../../../base/ui/page/not-found'
import { PageHeader, Panel } from '../../../base/ui/page/page'
import { QueryGate } from '../../../base/ui/page/query-gate'
import { isMissing } from '../../../base/ui/query/call-request'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { dmy, kr, monthAndYear } from '../../../base/ui/words/format'
import { today } from '../../../base/ui/words/today'
import { useLanguage, useWords } from '../../../base/ui/words/use-words'
import { tenantName } from '../../../books/income/rules-tenant'
import { accountCalls } from '../../../landlord/account/calls'
import { existingContractCalls } from '../../contract/calls-existing'
import type { ContractDetail } from '../../contract/model'
import { depositStateAndAmounts, opensDepositAccount } from '../../contract/rules-deposit'
import { offeredDepositActions } from '../../deposit/rules-panel'
import { handoverCalls } from '../../handover/calls'
import type { Handover } from '../../handover/model'
import { payerAmongSeveral } from '../../party/rules-tenant'
import type { RentAccountAnswer } from '../../rent-account/model'
import { firstDayOfMonth } from '../../rent-account/rules-payment'
import { useRentAccount } from '../../rent-account/web/payments'
import { settlementCalls } from '../calls'
import type { Settlement } from '../model'
import { isSettledByBank, splitSentence, storedSums } from '../rules'
import { unpaidMonths, type RentClaim } from '../rules-form'
import { settlementScreenWords } from '../words-screen'
import { ClaimItems } from './ClaimItems'
import { SettlementOutcome } from './SettlementOutcome'
import { SettlementEditor } from './SettlementEditor'

/** The rent that is owed, with the words of its item. */
function useOwedRent(account: RentAccountAnswer): RentClaim | null {
  const t = useWords(settlementScreenWords)
  const [language] = useLanguage()
  return useMemo(() => {
    const unpaid = unpaidMonths(account, today())
    const [first, last] = [unpaid?.months[0], unpaid?.months.at(-1)]
    if (unpaid === null || first === undefined || last === undefined) return null
    const name = (month: string) => monthAndYear(firstDayOfMonth(month), language)
    const text =
      first === last ? t('rentOne', { month: name(first) }) : t('rentSeveral', { first: name(first), last: name(last) })
    return { sum: unpaid.sum, text }
  }, [account, language, t])
}

interface CardProps {
  readonly settlement: Settlement
  readonly contract: ContractDetail
  readonly isNewest: boolean
  readonly onOpen: () => void
}

function SettlementCard({ settlement, contract, isNewest, onOpen }: CardProps) {
  const t = useWords(settlementScreenWords)
  const { created_at, items, total, deposit, split } = settlement
  const says = splitSentence(split)
  const mayAsk = says.mayAsk && offeredDepositActions(depositStateAndAmounts(contract).state).release && total > 0
  const facts = storedSums(settlement).map(({ key, sum }) => ({ term: t(key), value: kr(sum) }))
  return (
    <Panel title={t('titleOf', { day: dmy(osloDay(created_at)) })}>
      <div className="settlement-totals deposit-sums">
        {!isNewest && <p>{t('older')}</p>}
        <ClaimItems items={items} />
        <DescriptionList items={facts} />
        {says.key !== null && (
          <p role="status">
            {t(says.key, {
              name: payerAmongSeveral(contract) ?? tenantName(contract),
              asked: split?.asked_on ? dmy(split.asked_on) : '',
              paid: split?.paid_on ? dmy(split.paid_on) : '',
            })}
          </p>
        )}
        {isNewest && deposit > 0 && !opensDepositAccount(contract) && <p>{t('ownAccount')}</p>}
        {!isSettledByBank(contract, settlement) && (
          <SettlementOutcome settlement={settlement} contract={contract} isOpen={isNewest} />
        )}
        <div className="ui-buttons ui-buttons-start">
          <Button variant="default" onClick={onOpen}>
            {t('pdf')}
          </Button>
          {isNewest && mayAsk && (
            <LinkButton href={`/home/contract/${contract.id}?do=release&settlement=${settlement.id}`}>
              {t('ask')}
            </LinkButton>
          )}
        </div>
      </div>
    </Panel>
  )
}

/** Without a settlement the page says what one leads to, unless nobody is left to settle with. */
function None({ contract, action }: { readonly contract: ContractDetail; readonly action: ReactNode }) {
  const t = useWords(settlementScreenWords)
  if (contract.tenant_erased_at !== null) return <EmptyState title={t('erased')} />
  const leads = opensDepositAccount(contract) ? 'noneText' : 'noneTextPaper'
  return <EmptyState title={t('none')} text={t(leads)} action={action} />
}

interface StaleProps {
  /** The calls of later modules whose answers are out of date once a settlement is made. */
  readonly invalidates: readonly Row[]
}

interface ShownProps extends StaleProps {
  readonly account: number
  readonly contract: ContractDetail
  readonly list: readonly Settlement[]
  readonly handovers: readonly Handover[]
  readonly rent: RentAccountAnswer
}

function Settlements({ account, contract, list, handovers, rent, invalidates }: ShownProps) {
  const t = useWords(settlementScreenWords)
  const [isWriting, setWriting] = useState(false)
  const owed = useOwedRent(rent)
  const files = list.map(({ created_at, url }) => ({
    name: t('fileName', { day: dmy(osloDay(created_at)) }),
    type: 'application/pdf',
    url,
  }))
  const { viewer, open } = useFileViewer(files)
  if (isWriting)
    return (
      <>
        <PageHeader title={t('titleNew')} />
        <SettlementEditor
          account={account}
          contract={contract}
          handovers={handovers}
          owed={owed}
          isFollowed={rent.follows_from !== null}
          invalidates={invalidates}
          onLeave={() => setWriting(false)}
        />
      </>
    )
  const write = contract.tenant_erased_at === null && (
    <Button variant={list.length === 0 ? 'filled' : 'default'} onClick={() => setWriting(true)}>
      {t(list.length === 0 ? 'write' : 'writeNew')}
    </Button>
  )
  return (
    <>
      <Head contract={contract.id} />
      <div className="settlement-list">
        {list.length === 0 && <None contract={contract} action={write} />}
        {list.map((settlement, index) => (
          <SettlementCard
            key={settlement.id}
            settlement={settlement}
            contract={contract}
            isNewest={index === 0}
            onOpen={() => open(index)}
          />
        ))}
        {list.length > 0 && write && <div className="ui-buttons ui-buttons-start">{write}</div>}
      </div>
      {viewer}
    </>
  )
}

function Head({ contract }: { readonly contract: number }) {
  const t = useWords(settlementScreenWords)
  return (
    <PageHeader
      title={t('title')}
      sub={t('sub')}
      action={
        <LinkButton href={`/home/contract/${contract}`} variant="outline">
          {t('back')}
        </LinkButton>
      }
    />
  )
}

/** Reads what a settlement is written from. */
function Loaded({ contract, invalidates }: StaleProps & { readonly contract: ContractDetail }) {
  const params = { params: { id: String(contract.id) } }
  const list = useEndpointQuery(settlementCalls.list, params, { keepPreviousData: false })
  const handovers = useEndpointQuery(handoverCalls.list, params, { keepPreviousData: false })
  const rent = useRentAccount(contract)
  const profile = useEndpointQuery(accountCalls.profile, {})
  const failed = [list, handovers, rent, profile].some(({ error }) => error !== null)
  return (
    <>
      {failed && <Head contract={contract.id} />}
      <QueryGate query={list}>
        {(settlements) => (
          <QueryGate query={handovers}>
            {(found) => (
              <QueryGate query={rent}>
                {(account) => (
                  <QueryGate query={profile}>
                    {({ id }) => (
                      <Settlements
                        account={id}
                        contract={contract}
                        list={settlements}
                        handovers={found}
                        rent={account}
                        invalidates={invalidates}
                      />
                    )}
                  </QueryGate>
                )}
              </QueryGate>
            )}
          </QueryGate>
        )}
      </QueryGate>
    </>
  )
}

/** The settlements of a contract: what the landlord claims at the end, stored and to be written. */
export function SettlementPage({ invalidates }: StaleProps) {
  const t = useWords(settlementScreenWords)
  const { slug = '' }: { slug?: string } = useParams({ strict: false })
  const contract = useEndpointQuery(existingContractCalls.read, { params: { id: slug } }, { keepPreviousData: false })
  if (isMissing(contract.error)) return <NotFound homeHref="/home/contract" />
  return (
    <>
      {contract.error !== null && <PageHeader title={t('title')} />}
      <QueryGate query={contract}>
        {(found) =>
          found.signed_at === null ? (
            <>
              <Head contract={found.id} />
              <EmptyState title={t('notSigned')} />
            </>
          ) : (
            <Loaded contract={found} invalidates={invalidates} />
          )
        }
      </QueryGate>
    </>
  )
}
