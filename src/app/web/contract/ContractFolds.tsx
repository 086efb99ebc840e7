import { Button } from '@mantine/core'
import { lazy, Suspense, useEffect, type ReactNode } from 'react'
import { osloDay } from '../../../base/kit/day'
import { LinkButton } from '../../../base/ui/page/link'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { dmy, krShort } from '../../../base/ui/words/format'
import { today } from '../../../base/ui/words/today'
import { useWords } from '../../../base/ui/words/use-words'
import { tenantName } from '../../../books/income/rules-tenant'
import type { House } from '../../../landlord/house/model'
import { ChecklistLines } from '../../../lease/checklist/web/ChecklistLines'
import { actionsOfBanner, type ContractBanner } from '../../../lease/contract-overview/rules-banner'
import { depositSummary } from '../../../lease/contract-overview/rules-deposit-fold'
import { pastEvents, newestEvent } from '../../../lease/contract-overview/rules-timeline'
import { AgreedDeposit } from '../../../lease/contract-overview/web/AgreedDeposit'
import { ContractExtras } from '../../../lease/contract-overview/web/ContractExtras'
import { ContractFacts } from '../../../lease/contract-overview/web/ContractFacts'
import { ContractTimeline } from '../../../lease/contract-overview/web/ContractTimeline'
import { DepositPanel } from '../../../lease/contract-overview/web/DepositPanel'
import { contractDetailWords } from '../../../lease/contract-overview/words'
import { contractFoldWords } from '../../../lease/contract-overview/words-folds'
import { depositStateAndAmounts } from '../../../lease/contract/rules-deposit'
import { isSigningUnderWay, shownSigningState } from '../../../lease/contract/rules-signing-state'
import { handoverCalls } from '../../../lease/handover/calls'
import type { Handover as HandoverAnswer } from '../../../lease/handover/model'
import { payerAmongSeveral } from '../../../lease/party/rules-tenant'
import { shortFormOf } from '../../../lease/handover/rules-page'
import { HandoverDraftNote } from '../../../lease/handover/web/HandoverDrafts'
import { handoverScreenWords } from '../../../lease/handover/words'
import { noticeAfterGoingOn, termEndsOn } from '../../../lease/law/rules-term'
import { useLetters } from '../../../lease/letter/web/use-letters'
import { tenantLetterWords } from '../../../lease/letter/words'
import { letterPaperWords } from '../../../lease/letter/words-sheet'
import { RentHistory } from '../../../lease/regulation/web/RentHistory'
import type { RentAccountAnswer } from '../../../lease/rent-account/model'
import { RentPayments, type RentPaymentsProps } from '../../../lease/rent-account/web/RentPayments'
import { rentPaymentWords } from '../../../lease/rent-account/words-payment'
import { monthRent } from '../../../lease/rent/rules'
import { signingOffers, signingSentence } from '../../../lease/signing/rules-panel'
import { ChecklistSigning } from '../../../lease/signing/web/ChecklistSigning'
import { mayFinish } from '../../../lease/tenancy/rules'
import type { ContractAction } from '../../../lease/tenancy/web/contract-actions'
import { contractEraseWords } from '../../../lease/tenancy/words-erase'
import type { ContractSlotProps } from './contract-slots'
import { useFold } from './use-fold'
import { useTenancyPapers } from './use-tenancy-papers'

const LetterList = lazy(() => import('../../../lease/letter/web/LetterList'))

export interface FoldProps {
  /** The section's name in the address, so that a reload or a link keeps it open. */
  readonly name: string
  readonly title: string
  readonly summary: ReactNode
  readonly children: ReactNode
}

function Fold({ name, title, summary, children }: FoldProps) {
  const [isOpen, toggle] = useFold(name)
  return (
    <section className="ui-panel contract-fold" aria-label={title}>
      <details data-name={name} open={isOpen} onToggle={(event) => toggle(event.currentTarget.open)}>
        <summary>
          <h2>{title}</h2>
          <span className="ui-fine">{summary}</span>
        </summary>
        <div className="ui-panel-body">{children}</div>
      </details>
    </section>
  )
}

export interface ContractFoldsProps extends ContractSlotProps {
  readonly house: House | undefined
  readonly banner: ContractBanner
  /** The rent account. Undefined: the contract is not signed, or the account is still loading. */
  readonly account: RentAccountAnswer | undefined
  readonly opens: (action: ContractAction) => () => void
}

export function ContractFolds({ banner, account, ...given }: ContractFoldsProps) {
  return (
    <>
      {account && <Payments contract={given.contract} account={account} />}
      {given.contract.signed_at !== null && <Letters contract={given.contract} invalidates={given.invalidates} />}
      <Terms {...given} />
      <Deposit {...given} banner={banner} />
      <Handover {...given} />
      <History contract={given.contract} />
    </>
  )
}

type PartProps = Omit<ContractFoldsProps, 'banner' | 'account'>

/** The section of payments. When nobody follows the rent of this contract, the section is shown only on request. */
function Payments({ contract, account }: RentPaymentsProps) {
  const t = useWords(rentPaymentWords)
  const [isOpened] = useFold('payments')
  const { payments, follows_from } = account
  const last = payments.at(-1)
  // The page's menu leads here, and the section may be below the visible part.
  useEffect(() => {
    if (isOpened) document.querySelector('[data-name="payments"]')?.scrollIntoView({ block: 'nearest' })
  }, [isOpened])
  if (follows_from === null && payments.length === 0 && !isOpened) return null
  return (
    <Fold
      name="payments"
      title={t('payments')}
      summary={last ? t('paymentsCount', { count: payments.length, day: dmy(last.date) }) : t('noPayments')}
    >
      <RentPayments contract={contract} account={account} />
    </Fold>
  )
}

function Letters({ contract, invalidates }: Omit<ContractSlotProps, 'name'>) {
  const t = useWords(tenantLetterWords)
  const name = useWords(letterPaperWords)
  const newest = useLetters(contract).data?.[0]
  const [isOpened] = useFold('letters')
  // The band leads here, and the section may be below the visible part.
  useEffect(() => {
    if (isOpened) document.querySelector('[data-name="letters"]')?.scrollIntoView({ block: 'nearest' })
  }, [isOpened])
  return (
    <Fold
      name="letters"
      title={t('title')}
      summary={
        newest
          ? t(newest.taken_back_on === null ? 'newest' : 'newestTakenBack', {
              kind: name(newest.kind),
              day: dmy(osloDay(newest.created_at)),
            })
          : t('none')
      }
    >
      <Suspense>
        <LetterList contract={contract} invalidates={invalidates} />
      </Suspense>
    </Fold>
  )
}

function Terms({ contract, house, opens }: PartProps) {
  const t = useWords(contractDetailWords)
  const fold = useWords(contractFoldWords)
  const sum = krShort(monthRent(contract, today()))
  const end = termEndsOn(contract)
  return (
    <Fold
      name="terms"
      title={t('terms')}
      summary={
        end === null
          ? fold('terms', { sum, notice: t('notice', { count: noticeAfterGoingOn(contract) }) })
          : fold('termsUntil', { sum, day: dmy(end) })
      }
    >
      {mayFinish(contract) && <p className="contract-note">{t('frozen')}</p>}
      <ContractFacts contract={contract} house={house} />
      <ContractExtras contract={contract} onSplit={opens('split')} onExtras={opens('extras')} />
    </Fold>
  )
}

function Deposit({ contract, invalidates, banner }: PartProps & Pick<ContractFoldsProps, 'banner'>) {
  const t = useWords(contractDetailWords)
  const fold = useWords(contractFoldWords)
  const { state, agreed } = depositStateAndAmounts(contract)
  const { key, until } = depositSummary(contract, today())
  const summary = fold(`deposit_${key}`, {
    sum: krShort(agreed),
    day: until === null ? '' : dmy(until),
    name: payerAmongSeveral(contract) ?? tenantName(contract),
  })
  return (
    <Fold
      name="deposit"
      title={t('deposit')}
      summary={
        contract.guarantee === null
          ? summary
          : fold('depositGuaranteed', { summary, sum: krShort(contract.guarantee.sum) })
      }
    >
      {state !== 'none' && state !== 'own' && (
        <DepositPanel
          contract={contract}
          invalidates={invalidates}
          isTold={banner.about === 'deposit'}
          offered={actionsOfBanner(banner)}
        />
      )}
      <AgreedDeposit contract={contract} />
    </Fold>
  )
}

/** The text of the fold: the state of the newest handover. Without a handover, the state of the list. */
function handoverSummary({ checkList: list, isFinished }: PartProps['contract'], handovers: readonly HandoverAnswer[]) {
  const newest = handovers.at(-1)
  if (newest) {
    if (newest.signed_by !== null) return 'handover_full_signed'
    return isSigningUnderWay(shownSigningState(newest.signicatInfo)) ? 'handover_full_signing' : 'handover_full_written'
  }
  if (list === null) return 'handover_none'
  const info = list.signicatInfo
  const says = signingSentence(info, isFinished)
  if (list.signatureType === 'manual' || says === 'stored' || says === 'storedErased') return 'handover_signed'
  return info === null || signingOffers(info, false).send ? 'handover_written' : 'handover_signing'
}

function Handover({ contract, invalidates, opens }: PartProps) {
  const t = useWords(contractDetailWords)
  const fold = useWords(contractFoldWords)
  const list = contract.checkList
  const info = list?.signicatInfo ?? null
  const { data: handovers = [] } = useEndpointQuery(handoverCalls.list, { params: { id: String(contract.id) } })
  const summary = fold(handoverSummary(contract, handovers))
  const isErased = contract.tenant_erased_at !== null
  const isOpenToChange = list?.signatureType === null && signingOffers(info, contract.isFinished).send
  const short = shortFormOf({ isWritten: list !== null, isSigned: !isOpenToChange, handovers: handovers.length })
  return (
    <Fold name="handover" title={fold('handover')} summary={summary}>
      {!isErased && <HandoverDraftNote contract={contract.id} list={handovers} />}
      {handovers.length > 0 && <HandoverStates list={handovers} />}
      {!isErased && (
        <div className="contract-part">
          <LinkButton href={`/home/contract/${contract.id}/handover`} variant="default">
            {fold('handover_rooms')}
          </LinkButton>
        </div>
      )}
      {list === null && short === 'open' && !isErased && contract.status !== 'finished' && (
        <Button variant="default" onClick={opens('checklist')}>
          {fold('handover_write')}
        </Button>
      )}
      {list !== null && short !== 'none' && (
        <>
          <div className="contract-part">
            <ChecklistLines list={list} label={fold('checklist')} />
            {/* It can't be changed while it is being signed, because the tenants sign the version that was sent. */}
            {isOpenToChange && short === 'open' && (
              <Button variant="default" onClick={opens('checklist')}>
                {t('checklistEdit')}
              </Button>
            )}
          </div>
          <ChecklistSigning contract={contract} invalidates={invalidates} hasHandover={handovers.length > 0} />
        </>
      )}
    </Fold>
  )
}

/** The state of each handover, in the words of its own page. */
function HandoverStates({ list }: { readonly list: readonly HandoverAnswer[] }) {
  const t = useWords(handoverScreenWords)
  return (
    <ul className="contract-part">
      {list.map(({ id, kind, date, signed_by, signed_on }) => (
        <li key={id}>
          {t(kind, { day: dmy(date) })}:{' '}
          {signed_by === null || signed_on === null ? t('unsigned') : t(signed_by, { day: dmy(signed_on) })}
        </li>
      ))}
    </ul>
  )
}

function History({ contract }: Pick<ContractSlotProps, 'contract'>) {
  const t = useWords(contractDetailWords)
  const fold = useWords(contractFoldWords)
  const erased = useWords(contractEraseWords)
  const entries = pastEvents(contract, today(), useTenancyPapers(contract))
  const newest = newestEvent(contract, today())
  return (
    <Fold name="history" title={t('story')} summary={fold(`history_${newest.key}`, { day: dmy(newest.day) })}>
      <ContractTimeline contract={contract} entries={entries} />
      {contract.tenant_erased_at !== null && (
        <p className="contract-note">{erased('erasedOn', { day: dmy(osloDay(contract.tenant_erased_at)) })}</p>
      )}
      <RentHistory contract={contract} />
    </Fold>
  )
}
