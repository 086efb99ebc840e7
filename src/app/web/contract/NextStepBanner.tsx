import { useEffect, useEffectEvent } from 'react'
import { z } from 'zod'
import { daysBetween, type Day } from '../../../base/kit/day'
import { ore } from '../../../base/kit/money'
import { listNames } from '../../../base/kit/full-name'
import { ErrorLine } from '../../../base/ui/page/error-line'
import { useSearchParams } from '../../../base/ui/page/use-search-params'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { dayAndMonth, dmy, krShort, monthAndYear } from '../../../base/ui/words/format'
import { today } from '../../../base/ui/words/today'
import { useLanguage, useWords, type Translate } from '../../../base/ui/words/use-words'
import { mayAddVoucher } from '../../../books/repeat/web/plan-cause'
import { accountCalls } from '../../../landlord/account/calls'
import { firstBlockedDay } from '../../../landlord/plan/rules'
import type { Contract, ContractDetail } from '../../../lease/contract/model'
import type { ContractBanner } from '../../../lease/contract-overview/rules-banner'
import { contractDetailWords } from '../../../lease/contract-overview/words'
import { bannerWords } from '../../../lease/contract-overview/words-banner'
import { isSigningUnderWay, shownSigningState } from '../../../lease/contract/rules-signing-state'
import { contractFigureWords } from '../../../lease/contract-overview/words-figures'
import { DepositSentence } from '../../../lease/contract-overview/web/DepositSentence'
import { useDepositActions } from '../../../lease/deposit/web/deposit-actions'
import { allTenants, payerAmongSeveral } from '../../../lease/party/rules-tenant'
import { moveOutDay } from '../../../lease/law/rules-term'
import { owesNothing, type OwedRent } from '../../../lease/rent-account/rules-owed'
import { firstDayOfMonth } from '../../../lease/rent-account/rules-payment'
import { briefDay } from '../../../lease/rent-account/web/brief'
import { isSignatureChecked, signingSentence } from '../../../lease/signing/rules-panel'
import { LeadSentence } from '../../../lease/contract-overview/web/LeadSentence'
import { timeAgoText } from '../../../lease/signing/web/sent-ago'
import { Refresh } from '../../../lease/signing/web/Refresh'
import { SignerMismatches } from '../../../lease/signing/web/SignerMismatches'
import { SigningNotes } from '../../../lease/signing/web/SigningNotes'
import { signersOf } from '../../../lease/signing/web/signers-of'
import { useSigningError } from '../../../lease/signing/web/SigningError'
import { usePollContract } from '../../../lease/signing/web/use-poll-contract'
import { signingPanelWords } from '../../../lease/signing/words-panel'
import { TermEndNote } from '../../../lease/tenancy/web/TermEndNote'
import { sentenceDay, useRentSays } from '../inbox/use-line-text'
import { BannerButton, type BannerContext } from './BannerButton'

interface NextStepBannerProps extends BannerContext {
  readonly banner: ContractBanner
  /** The unpaid rent. Undefined if payments are not followed. */
  readonly owed: OwedRent | undefined
}

type Rents = BannerContext['inBank']

const address = z.object({
  /** The outcome of signing. Set when the landlord returns from the signing page. */
  status: z.string().default('').catch(''),
})

export function NextStepBanner({ contract, banner, owed = owesNothing, ...given }: NextStepBannerProps) {
  const t = useWords(bannerWords)
  const signing = useWords(signingPanelWords)
  const info = contract.signicatInfo
  const [{ status }, set] = useSearchParams(address)
  const isChecking = isSignatureChecked(info, status)
  // The status in the address is about one signature. It is removed when that signature is no
  // longer the current step.
  const forget = useEffectEvent(() => set({ status: '' }))
  const isOld = status !== '' && info?.state !== 'landlord'
  useEffect(() => {
    if (isOld) forget()
  }, [isOld])
  usePollContract(contract, info, isChecking)
  const error = useSigningError(`${contract.id} contract`, info?.state === 'failed' ? info.error : null)
  const deposit = useDepositActions()
  const shown = { contract, step: banner.step, onError: error.open, ...given }
  const isWaiting = isSigningUnderWay(shownSigningState(info))
  return (
    <>
      <section className="contract-next" aria-label={t('label')}>
        <div className="contract-next-says" role={isWaiting ? 'status' : undefined}>
          {isChecking ? (
            <LeadSentence>{signing('checking')}</LeadSentence>
          ) : (
            <Says contract={contract} banner={banner} inBank={given.inBank} owed={owed} />
          )}
        </div>
        {info !== null && <SignerMismatches info={info} />}
        {info !== null && <SigningNotes info={info} />}
        <div className="contract-next-actions">
          {isChecking && <Refresh contract={contract} />}
          {banner.action !== null && !isChecking && <BannerButton {...shown} action={banner.action} variant="filled" />}
          {banner.beside !== null && <BannerButton {...shown} action={banner.beside} variant="default" />}
        </div>
        <ErrorLine error={deposit?.takeBack.error ?? null} />
        {error.dialog}
      </section>
      {banner.more.length > 0 && (
        <div className="contract-next-more">
          {banner.more.map((action) => (
            <BannerButton key={action} {...shown} action={action} variant="subtle" />
          ))}
        </div>
      )}
    </>
  )
}

interface SaysProps extends Pick<NextStepBannerProps, 'contract' | 'banner' | 'inBank'> {
  readonly owed: OwedRent
}

function Says({ contract, banner: { about, step }, inBank, owed }: SaysProps) {
  const detail = useWords(contractDetailWords)
  if (about === 'deposit') return <DepositSentence contract={contract} />
  if (about === 'signing') return <SigningSentence contract={contract} />
  if (step.key === 'blocked')
    return <LeadSentence>{contract.blocked_by === '' ? '' : detail(`blocked_${contract.blocked_by}`)}</LeadSentence>
  return (
    <>
      <LeaseSentence contract={contract} step={step} inBank={inBank} owed={owed} />
      {moveOutDay(contract) === null && <TermEndNote contract={contract} />}
    </>
  )
}

function SigningSentence({ contract }: { readonly contract: Contract }) {
  const t = useWords(signingPanelWords)
  const [language] = useLanguage()
  const info = contract.signicatInfo
  const says = signingSentence(info, contract.isFinished)
  const text = t(`contract_${says}`, { names: signersOf(info, false, language) })
  if (says !== 'tenants' || info === null || info.sent_at === null) return <LeadSentence>{text}</LeadSentence>
  return (
    <p>
      <strong>{text}</strong>
      {t('sentAgo', { ago: timeAgoText(info.sent_at, language) })}
    </p>
  )
}

const capitalized = (text: string): string => text.slice(0, 1).toLocaleUpperCase('nb') + text.slice(1)

/** `om 34 dager`, `i dag` */
const inDays = (count: number, t: Translate<keyof (typeof contractFigureWords)['texts']>): string =>
  count === 0 ? t('inDaysToday') : t('inDays', { count })

function LeaseSentence({
  contract,
  step,
  inBank,
  owed,
}: {
  readonly contract: ContractDetail
  readonly step: ContractBanner['step']
  readonly inBank: Rents
  readonly owed: OwedRent
}) {
  const t = useWords(contractFigureWords)
  const [language] = useLanguage()
  const rentOf = useRentSays()
  const { key, day, sum, remindedOn } = step
  if (key === 'lateInBank') {
    const rent = rentOf(inBank.flatMap(({ months }) => months.map(({ month }) => firstDayOfMonth(month))))
    const date = listNames(
      inBank.map((each) => sentenceDay(each.date, language)),
      language,
    )
    const found = ore(owed.lateInBank + owed.dueTodayInBank)
    if (sum !== undefined && found < sum) {
      const sums = { part: krShort(found), sum: krShort(sum), rest: krShort(ore(sum - found)) }
      return <LeadSentence>{t('partInBank', { ...sums, date })}</LeadSentence>
    }
    return <LeadSentence>{t('next_lateInBank', { rent: capitalized(rent), date })}</LeadSentence>
  }
  return (
    <LeadSentence>
      {t(`next_${key as 'rent'}`, {
        day: day === undefined ? '' : dmy(day),
        date: day === undefined ? '' : dayAndMonth(day, language),
        month: day === undefined ? '' : monthAndYear(day, language),
        sum: sum === undefined ? '' : krShort(sum),
        reminded: remindedOn === undefined ? '' : sentenceDay(remindedOn, language),
        short: day === undefined ? '' : briefDay(day),
        when: key === 'moves' ? inDays(daysBetween(today(), day!), t) : '',
        who: allTenants(contract, language),
        payer: payerAmongSeveral(contract) ?? t('theTenant'),
      })}
    </LeadSentence>
  )
}

/** The day on which today's plan ends. Null when no such day is known. */
export function useFirstBlockedDay(): Day | null {
  const { data: profile } = useEndpointQuery(accountCalls.profile)
  if (profile === undefined) return null
  return mayAddVoucher(profile) ? firstBlockedDay({ ...profile, usedBilags: profile.free?.used ?? 0 }) : today()
}
