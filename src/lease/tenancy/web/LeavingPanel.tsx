import { Button } from '@mantine/core'
import { Check } from 'lucide-react'
import { daysBetween, type Day } from '../../../base/kit/day'
import type { Row } from '../../../base/kit/endpoint'
import { ErrorLine } from '../../../base/ui/page/error-line'
import { RouteLink } from '../../../base/ui/page/link'
import { Panel } from '../../../base/ui/page/page'
import { toast } from '../../../base/ui/page/toast'
import { useDialogParams } from '../../../base/ui/page/use-search-params'
import { useEndpointMutation } from '../../../base/ui/query/endpoint-query'
import { dmy, krShort } from '../../../base/ui/words/format'
import { today } from '../../../base/ui/words/today'
import { useWords } from '../../../base/ui/words/use-words'
import type { ContractDetail, ContractNotice } from '../../contract/model'
import { depositStateAndAmounts, opensDepositAccount } from '../../contract/rules-deposit'
import { moveOutDay } from '../../law/rules-term'
import { tenancyCalls } from '../calls'
import { takeBackUntil } from '../rules-end'
import {
  leavingHeading,
  leavingLines,
  noticeSentence,
  type LeavingDone,
  type LeavingLine,
  type NoticeByLetter,
} from '../rules-leaving'
import { noticeWords } from '../words-notice'
import { NoticePeriodText } from './NoticePeriodText'

interface Given {
  readonly contract: ContractDetail
  readonly invalidates: readonly Row[]
}

interface LeavingPanelProps extends Given {
  /** True if the page already says above when the tenant moves out. */
  readonly isTold: boolean
  readonly letter: NoticeByLetter
  readonly done: LeavingDone
}

interface TakeBackProps extends Given {
  readonly label: string
  readonly done: string
}

/** Takes the end of the contract back. The button is gone afterwards, so the page's main part gets the focus. */
function TakeBackFinish({ contract, invalidates, label, done }: TakeBackProps) {
  const takeBack = useEndpointMutation(tenancyCalls.takeBackFinish, {
    invalidates,
    onSuccess: () => toast.success(done),
  })
  const press = async () => {
    try {
      await takeBack.mutateAsync({ params: { id: String(contract.id) } })
      if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true })
    } catch {
      // The error is shown below the button.
    }
  }
  return (
    <>
      <Button variant="default" loading={takeBack.isPending} onClick={() => void press()}>
        {label}
      </Button>
      <ErrorLine error={takeBack.error} />
    </>
  )
}

interface NoticeTextProps extends Pick<LeavingPanelProps, 'contract' | 'letter'> {
  readonly notice: ContractNotice
}

function NoticeText({ contract, notice, letter }: NoticeTextProps) {
  const t = useWords(noticeWords)
  const { received_on, last_day, earliest } = notice
  const { key, day } = noticeSentence(notice, letter)
  const days = { day: dmy(last_day), earliest: dmy(earliest) }
  return (
    <>
      <p>
        {t(key, { day: dmy(day) })} {last_day !== earliest && t(last_day < earliest ? 'agreedDay' : 'laterDay', days)}
      </p>
      <NoticePeriodText contract={contract} receivedOn={received_on} />
    </>
  )
}

/** The last day of the tenant's protest. After the last day to bring the case, only the landlord knows if the notice applies. */
function ProtestText({ letter: { protestUntil, caseBy, delivery } }: Pick<LeavingPanelProps, 'letter'>) {
  const t = useWords(noticeWords)
  if (protestUntil !== null && protestUntil >= today())
    return <p>{t(delivery?.state === 'sent' ? 'mayProtestSent' : 'mayProtest', { day: dmy(protestUntil) })}</p>
  return caseBy !== null && caseBy < today() ? <p>{t('lapsed', { day: dmy(caseBy) })}</p> : null
}

interface LeavingListProps extends Pick<LeavingPanelProps, 'contract' | 'done'> {
  readonly day: Day
  readonly isOver?: boolean
}

/** The steps until the tenant has moved out, with their days, what is done of them, and the way to each. */
function LeavingList({ contract, day, done, isOver = false }: LeavingListProps) {
  const t = useWords(noticeWords)
  const { deposit } = contract.ending
  const page = `/home/contract/${contract.id}`
  const sum = deposit === null ? '' : krShort(deposit)
  const lines = leavingLines({
    last: day,
    today: today(),
    isOver,
    hasDeposit: deposit !== null,
    deposit: depositStateAndAmounts(contract).state,
    done,
  })
  const hrefOf = ({ what, state }: LeavingLine): string => {
    if (what === 'viewing') return `${page}?do=letter&letter=access&purpose=viewing`
    if (what !== 'release') return `${page}/${what}`
    // The bank of an account that was not opened here reads the settlement on paper.
    if (!opensDepositAccount(contract)) return `${page}/settlement`
    return state === 'open' ? `${page}?do=release&open=deposit` : `${page}?open=deposit`
  }
  return (
    <ul className="contract-leaving-list">
      {lines.map((line) => {
        const { what, when, state, doneOn } = line
        const says =
          state === 'open' || what === 'viewing' ? what : state === 'done' ? (`${what}Done` as const) : 'releaseWaits'
        const go = state === 'open' || what === 'viewing' ? (`${what}Go` as const) : (`${what}See` as const)
        return (
          <li key={what} data-state={state}>
            <span className="ui-figures">
              {state === 'done' ? (
                <>
                  <Check size={18} aria-hidden /> {t('stepDone')}
                </>
              ) : (
                t(when, { day: dmy(day) })
              )}
            </span>
            <span>
              {t(says, { sum, day: doneOn === null ? '' : dmy(doneOn) })}{' '}
              <RouteLink href={hrefOf(line)}>{t(go)}</RouteLink>
            </span>
          </li>
        )
      })}
    </ul>
  )
}

/**
 * Shown when a notice was given, or the last day is named ahead. Says who gave notice and when, why the last day is
 * that day, and what is left to do. For a finished contract, says until when its end can be taken back. Each state has
 * a button that takes it back.
 */
export function LeavingPanel({ contract, invalidates, isTold, letter, done }: LeavingPanelProps) {
  const t = useWords(noticeWords)
  const dialogs = useDialogParams()
  const given = { contract, invalidates }
  const { notice, finished_on } = contract
  const until = contract.tenant_erased_at === null ? takeBackUntil(contract) : null
  const movesOut = contract.signed_at === null ? null : moveOutDay(contract)
  if (until !== null && until >= today())
    return (
      <div className="contract-leaving">
        <Panel title={t('isFinished')}>
          <p>{t('takeBackUntil', { last: dmy(finished_on!), day: dmy(until) })}</p>
          <LeavingList contract={contract} day={finished_on!} done={done} isOver />
          <div className="contract-next-actions">
            <TakeBackFinish {...given} label={t('takeBackFinish')} done={t('finishTakenBack')} />
          </div>
        </Panel>
      </div>
    )
  if (movesOut === null) return null
  const days = daysBetween(today(), movesOut)
  return (
    <div className="contract-leaving">
      <Panel title={t(leavingHeading(letter, { isTold, days }), { count: days, day: dmy(movesOut) })}>
        {notice !== null && <NoticeText contract={contract} notice={notice} letter={letter} />}
        <ProtestText letter={letter} />
        {finished_on !== null && <p>{t('endsItself', { day: dmy(finished_on) })}</p>}
        <LeavingList contract={contract} day={movesOut} done={done} />
        <div className="contract-next-actions">
          {finished_on !== null && <TakeBackFinish {...given} label={t('takeBackDay')} done={t('dayTakenBack')} />}
          {notice !== null && (
            <Button variant="default" onClick={() => dialogs.open({ do: 'takeBackNotice' })}>
              {t('takeBackNotice')}
            </Button>
          )}
        </div>
      </Panel>
    </div>
  )
}
