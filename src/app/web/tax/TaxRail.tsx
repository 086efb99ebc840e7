import './tax-rail.css'
import { formatKr, ore } from '../../../base/kit/money'
import { estimateOf } from '../../../year/tax/rules-table'
import { taxChecksId } from '../../../year/tax/web/TaxChecks'
import { taxCheckWords } from '../../../year/tax/words-check'
import { uiWords } from '../../../base/ui/words/words'
import { patchUrl } from '../../../base/ui/page/use-search-params'
import { taxSteps, type TaxStep } from './step-of'
import { maskedId } from '../../../base/kit/national-id'
import { Loading } from '../../../base/ui/page/loading'
import { useTimeLeft } from './use-login-age'
import { useLocation } from '@tanstack/react-router'
import { ChevronDown, ChevronUp, CircleCheck, ExternalLink } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useWords } from '../../../base/ui/words/use-words'
import { canSendTaxReturn, taxAuthorityPages } from '../../../landlord/account/web/site-links'
import type { Profile } from '../../../landlord/account/model'
import type { House } from '../../../landlord/house/model'
import type { HouseTax } from '../../../year/tax/model'
import type { Submission } from '../../../year/tax-return/model-submission'
import { authorityPanelId } from '../external-login/begin'
import type { LoginState } from './login-age'
import { returnStatusOf, type ReturnStatus } from './return-status'
import type { Authority } from './use-authority'
import { taxPageWords } from './words'
import { Button } from '@mantine/core'
import { moment } from '../../../base/ui/words/moment'
import { ExternalLoginButton } from '../external-login/ExternalLoginButton'
import { SendOutcome } from './SendOutcome'

interface RailSentProps extends RailWayProps {
  readonly status: ReturnStatus
  /** True if there is something new to send, or if the receipt has led here (docs/rules/year.md#tax-page). */
  readonly hasMore: boolean
  readonly moreId: string
}

/** Says what is left to do on the authority's own pages. */
function RailSent(props: RailSentProps) {
  const { year, houses, isOther, authority, status, hasMore, moreId } = props
  const t = useWords(taxPageWords)
  const { submission, left, news } = status
  const { outcome } = authority
  const isFresh = outcome.kind === 'sent'
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isFresh) place.current?.focus()
  }, [isFresh])
  return (
    <>
      <div ref={place} tabIndex={-1} role="status" className="tax-rail-sent">
        <p>
          <CircleCheck size={20} aria-hidden />{' '}
          {submission.submitted_at !== null && t('sentAt', { at: moment(submission.submitted_at) })}{' '}
          {left === 'answer' && t('unanswered')}
          {left === 'nothing' && t('delivered')}
          {left === 'handIn' && t('remainsText')}
        </p>
        {isFresh && <p className="ui-fine">{t('sentText', { year })}</p>}
      </div>
      {left === 'handIn' && (
        <div className="tax-rail-act">
          <Button
            component="a"
            variant="filled"
            href={taxAuthorityPages()}
            target="_blank"
            rel="noreferrer"
            fullWidth
            rightSection={<ExternalLink size={18} aria-hidden />}
          >
            {t('remains')} <span className="ui-hidden">{t('newTab')}</span>
          </Button>
        </div>
      )}
      {hasMore && (
        <div className="tax-rail-more" id={moreId}>
          {news > 0 && <p>{t('changed', { count: news })}</p>}
          <Again {...props} />
        </div>
      )}
      {!isOther && outcome.kind !== 'sent' && (
        <SendOutcome outcome={outcome} year={year} houses={houses} onSubmission={authority.setSubmission} />
      )}
    </>
  )
}

/** Offers to send again, which is never the next step. */
function Again(props: RailWayProps) {
  const t = useWords(taxPageWords)
  if (props.login === 'none') return <ExternalLoginButton text={t('logInAgain')} back={props.back} fullWidth />
  return <RailLogin {...props} isUnknown={false} isAgain />
}

const EntryChoice = lazy(() => import('../../../year/tax-return/web/EntryChoice'))
const ConfirmUse = lazy(() => import('./ConfirmUse'))
const OldLoginDialog = lazy(() => import('./OldLoginDialog'))

export interface TaxRailProps {
  readonly year: number
  readonly houses: readonly House[]
  readonly together: readonly HouseTax[]
  /** Ids of the chosen houses. */
  readonly chosen: readonly number[]
  readonly toCheck: number
  readonly profile: Profile
  readonly login: LoginState
  /** True if the electronic id is another person's. Then nothing is shown or sent. */
  readonly isOther: boolean
  readonly step: TaxStep
  readonly authority: Authority
  /** The submissions, newest first. */
  readonly submissions: readonly Submission[]
  /** The submission to send again although nothing has changed. 0: none. */
  readonly again: number
}

const moreId = 'tax-rail-more'

/**
 * True if the page offers a login or sending: nothing is sent yet, or there is something to send again
 * (docs/rules/year.md#tax-page).
 */
const offersMore = (status: ReturnStatus | undefined, again: number): boolean =>
  canSendTaxReturn() && (!status || status.news > 0 || again === status.submission.id)

/**
 * True if the bar is open at first. It is open for another person's electronic id, even when the tax return was sent.
 * It is also open when somebody is logged in, and for sending again.
 */
const isOpenAtFirst = (
  { login, isOther, again }: Pick<TaxRailProps, 'login' | 'isOther' | 'again'>,
  status: ReturnStatus | undefined,
): boolean => isOther || (status ? again === status.submission.id : login !== 'none')

/** The steps of sending. On a narrow screen it is a bar at the bottom. */
export function TaxRail(props: TaxRailProps) {
  const { year, houses, login, isOther, authority, submissions, again } = props
  const t = useWords(taxPageWords)
  const { pathname, searchStr, hash } = useLocation()
  // After the login the visitor returns here, where the logged-in person is shown. The address of a year that was sent
  // names it, because another year may open by itself by then.
  const sentYear = submissions.length > 0 ? { year } : {}
  const back = `${patchUrl(pathname, searchStr, sentYear)}#${authorityPanelId}`
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    if (hash === authorityPanelId) place.current?.focus({ preventScroll: true })
  }, [hash])
  const [last, setLast] = useState(login)
  /** True if the landlord opened the bar. Null until the landlord opens or closes it. */
  const [opened, setOpened] = useState<boolean | null>(null)
  if (last !== login) {
    setLast(login)
    // When the login grows too old while the page is open, the dialog says so at once.
    authority.setOld(last === 'valid' && login === 'old' && !isOther)
  }
  // A submission counts as sent only once the sending has finished.
  const [status, setStatus] = useState(() => returnStatusOf(submissions))
  const now = returnStatusOf(submissions)
  if (!authority.isSending && now?.submission !== status?.submission) setStatus(now)
  const hasMore = offersMore(status, again)
  const isOpen = opened ?? isOpenAtFirst(props, status)
  const way = { ...props, back }
  return (
    <section
      className="tax-rail"
      aria-label={t('authority')}
      id={authorityPanelId}
      ref={place}
      tabIndex={-1}
      data-open={isOpen || undefined}
    >
      <RailSums {...props} />
      {hasMore && <RailToggle isOpen={isOpen} onToggle={() => setOpened(!isOpen)} />}
      {!canSendTaxReturn() && <p>{t('notHere')}</p>}
      {canSendTaxReturn() &&
        (status ? <RailSent {...way} {...{ status, hasMore, moreId }} /> : <RailToSend {...way} moreId={moreId} />)}
      {authority.waiting && (
        <Suspense>
          <EntryChoice
            entries={authority.waiting.entries}
            houses={houses}
            onAnswer={(answers) => void authority.answer(answers)}
          />
        </Suspense>
      )}
      {authority.unconfirmed && (
        <Suspense>
          <ConfirmUse
            uses={authority.unconfirmed.uses}
            houses={houses}
            onAnswer={(isConfirmed) => void authority.confirmUses(isConfirmed)}
          />
        </Suspense>
      )}
      {authority.isOld && (
        <Suspense>
          <OldLoginDialog back={back} onClose={() => authority.setOld(false)} />
        </Suspense>
      )}
    </section>
  )
}

function RailToggle({ isOpen, onToggle }: { readonly isOpen: boolean; readonly onToggle: () => void }) {
  const t = useWords(taxPageWords)
  const Icon = isOpen ? ChevronDown : ChevronUp
  return (
    <button type="button" className="tax-rail-toggle" aria-expanded={isOpen} aria-controls={moreId} onClick={onToggle}>
      {t(isOpen ? 'less' : 'more')} <Icon size={18} aria-hidden />
    </button>
  )
}

function RailSums({ year, together, toCheck }: Pick<TaxRailProps, 'year' | 'together' | 'toCheck'>) {
  const t = useWords(taxPageWords)
  const check = useWords(taxCheckWords)
  const { net, tax } = estimateOf(together, year)
  return (
    <>
      <dl className="tax-rail-sums">
        <div>
          <dt>{t('netToEnter')}</dt>
          <dd>{formatKr(net, 'needed')}</dd>
        </div>
        <div>
          <dt>{t('tax')}</dt>
          <dd>{formatKr(tax, 'needed')}</dd>
        </div>
      </dl>
      <div className="tax-rail-notes">
        {net < ore(0) && <p className="ui-fine">{t('deficit')}</p>}
        {toCheck === 0 ? (
          <p className="ui-fine">{check('nothing')}</p>
        ) : (
          <a href={`#${taxChecksId}`}>{check('toCheck', { count: toCheck })}</a>
        )}
      </div>
    </>
  )
}

interface RailWayProps extends TaxRailProps {
  /** The address to return to after the login. */
  readonly back: string
}

const stepWords = {
  check: 'stepCheck',
  login: 'stepLogin',
  preview: 'stepPreview',
  send: 'stepSend',
  receipt: 'stepReceipt',
} as const satisfies Record<TaxStep, keyof typeof taxPageWords.texts>

/** The steps to send the return. Each step has exactly one filled button, the only one on the page. */
function RailToSend(props: RailWayProps & { readonly moreId: string }) {
  const { year, houses, login, isOther, step, authority, submissions, back, moreId } = props
  const t = useWords(taxPageWords)
  const ui = useWords(uiWords)
  const { outcome } = authority
  const isUnknown = !authority.isSending && submissions.some(({ state }) => state === 'confirming')
  const of = { year, houses, onSubmission: authority.setSubmission }
  return (
    <>
      <div className="tax-rail-more" id={moreId}>
        <p className="ui-fine tax-rail-step">
          {ui('stepOf', { number: taxSteps.indexOf(step) + 1, all: taxSteps.length })}: {t(stepWords[step])}
        </p>
        {submissions[0]?.state === 'rejected' && <a href="#tax-receipts">{t('turnedDown')}</a>}
        {isUnknown && outcome.kind !== 'unknown' && <SendOutcome outcome={{ kind: 'unknown' }} {...of} />}
        {login === 'none' ? (
          <p className="ui-fine">{t('loginText')}</p>
        ) : (
          <RailLogin {...props} isUnknown={isUnknown} />
        )}
        {!isOther && outcome.kind !== 'sent' && <SendOutcome outcome={outcome} {...of} />}
      </div>
      {login === 'none' && (
        <div className="tax-rail-act">
          <ExternalLoginButton text={t('logIn')} back={back} variant="filled" fullWidth />
        </div>
      )}
    </>
  )
}

// Loaded separately, because nearly everybody logs in as the person in the profile.
const OtherPerson = lazy(() => import('./OtherPerson'))

// Loaded separately, because most visits end before sending.
const SendReturn = lazy(() => import('./SendReturn'))

interface RailLoginProps extends RailWayProps {
  /** True if the year's tax return may have been handed in already. Sending checks that first. */
  readonly isUnknown: boolean
  /** True if something was sent already, so that sending is not the next step. */
  readonly isAgain?: boolean
}

function RailLogin({ profile, login, isOther, back, isUnknown, isAgain = false, ...sent }: RailLoginProps) {
  const t = useWords(taxPageWords)
  const { year, chosen, authority, submissions } = sent
  const id = maskedId(profile.difiData?.ssn ?? '')
  if (isOther)
    return (
      <Suspense fallback={<Loading height={160} />}>
        <OtherPerson profile={maskedId(profile.ssn)} login={id} />
      </Suspense>
    )
  const name = profile.difiData?.party_name ?? ''
  const isTooOld = login === 'old'
  return (
    <>
      <p>
        {name === '' ? t('loggedInNameless', { id }) : t('loggedIn', { name, id })}{' '}
        {isTooOld ? t('tooOld') : <TimeLeft profile={profile} />}
      </p>
      {isTooOld && (
        <ExternalLoginButton text={t('logIn')} back={back} variant={isAgain ? 'default' : 'filled'} fullWidth />
      )}
      <Suspense fallback={<Loading height={320} />}>
        <SendReturn
          year={year}
          chosen={chosen}
          authority={authority}
          submissions={submissions}
          isTooOld={isTooOld}
          isUnknown={isUnknown}
          isAgain={isAgain}
        />
      </Suspense>
    </>
  )
}

/**
 * The time until the login ends. It changes every second on the screen only. Screen readers announce when the time is
 * over.
 */
function TimeLeft({ profile }: { profile: Profile }) {
  const t = useWords(taxPageWords)
  return <span className="ui-figures">{t('timeLeft', { time: useTimeLeft(profile) })}</span>
}
