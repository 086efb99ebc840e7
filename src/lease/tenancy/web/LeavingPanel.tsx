import { Button } from '@mantine/core'
import { daysBetween, type Day } from '../../../base/kit/day'
import type { Row } from '../../../base/kit/endpoint'
import { ErrorLine } from '../../../base/ui/page/error-line'
import { RouteLink } from '../../../base/ui/page/link'
import { Panel } from '../../../base/ui/page/page'
import { toast } from '../../../base/ui/page/toast'
import { useEndpointMutation } from '../../../base/ui/query/endpoint-query'
import { dmy, krShort } from '../../../base/ui/words/format'
import { today } from '../../../base/ui/words/today'
import { useWords } from '../../../base/ui/words/use-words'
import type { ContractDetail, ContractNotice } from '../../contract/model'
import { opensDepositAccount } from '../../contract/rules-deposit'
import { moveOutDay } from '../../law/rules-term'
import { tenancyCalls } from '../calls'
import { takeBackUntil } from '../rules-end'
import { noticeWords } from '../words-notice'
import { NoticePeriodText } from './NoticePeriodText'

interface Given {
  readonly contract: ContractDetail
  readonly invalidates: readonly Row[]
}

interface LeavingPanelProps extends Given {
  /** True if the page already says above when the tenant moves out. */
  readonly isTold: boolean
  /**
   * The landlord's notice that was given by letter: the last day to protest while there is no protest, and the last day to
   * bring the case after one.
   */
  readonly letter: { readonly protestUntil: Day | null; readonly caseBy: Day | null }
}

interface TakeBackProps extends Given {
  readonly row: typeof tenancyCalls.takeBackNotice | typeof tenancyCalls.takeBackFinish
  readonly label: string
  readonly done: string
}

function TakeBack({ contract, invalidates, row, label, done }: TakeBackProps) {
  const takeBack = useEndpointMutation<typeof row>(row, { invalidates, onSuccess: () => toast.success(done) })
  const press = async () => {
    try {
      await takeBack.mutateAsync({ params: { id: String(contract.id) } })
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

function NoticeText({ contract, notice }: { readonly contract: ContractDetail; readonly notice: ContractNotice }) {
  const t = useWords(noticeWords)
  const { by, received_on, last_day, earliest } = notice
  const days = { day: dmy(last_day), earliest: dmy(earliest) }
  return (
    <>
      <p>
        {t(by === 'tenant' ? 'byTenant' : 'byLandlord', { day: dmy(received_on) })}{' '}
        {last_day !== earliest && t(last_day < earliest ? 'agreedDay' : 'laterDay', days)}
      </p>
      <NoticePeriodText contract={contract} receivedOn={received_on} />
    </>
  )
}

/** The last day of the tenant's protest. After the last day to bring the case, only the landlord knows if the notice applies. */
function ProtestText({ letter: { protestUntil, caseBy } }: Pick<LeavingPanelProps, 'letter'>) {
  const t = useWords(noticeWords)
  if (protestUntil !== null && protestUntil >= today()) return <p>{t('mayProtest', { day: dmy(protestUntil) })}</p>
  return caseBy !== null && caseBy < today() ? <p>{t('lapsed', { day: dmy(caseBy) })}</p> : null
}

type LeavingLine = 'viewing' | 'handover' | 'settlement' | 'release'

interface LeavingListProps {
  readonly contract: ContractDetail
  readonly day: string
  /** True if the contract is finished, so that nobody has to see the home any more. */
  readonly isOver?: boolean
}

/** The steps until the tenant has moved out, with their days and the way to each. */
function LeavingList({ contract, day, isOver = false }: LeavingListProps) {
  const t = useWords(noticeWords)
  const { deposit } = contract.ending
  const page = `/home/contract/${contract.id}`
  const sum = deposit === null ? '' : krShort(deposit)
  const lines: readonly (readonly [when: 'byDay' | 'onDay' | 'afterDay', what: LeavingLine, href: string])[] = [
    ...(isOver ? [] : [['byDay', 'viewing', `${page}?do=letter&letter=access`] as const]),
    ['onDay', 'handover', `${page}/handover`],
    ['afterDay', 'settlement', `${page}/settlement`],
    // The bank of an account that was not opened here reads the settlement on paper.
    ...(deposit === null
      ? []
      : [
          [
            'afterDay',
            'release',
            opensDepositAccount(contract) ? `${page}?do=release&open=deposit` : `${page}/settlement`,
          ] as const,
        ]),
  ]
  return (
    <ul className="contract-leaving-list">
      {lines.map(([when, what, href]) => (
        <li key={what}>
          <span className="ui-figures">{t(when, { day })}</span>
          <span>
            {t(what, { sum })} <RouteLink href={href}>{t(`${what}Go`)}</RouteLink>
          </span>
        </li>
      ))}
    </ul>
  )
}

/**
 * Shown when a notice was given, or the last day is named ahead. Says who gave notice and when, why the last day is
 * that day, and what is left to do. For a finished contract, says until when its end can be taken back. Each state has
 * a button that takes it back.
 */
export function LeavingPanel({ contract, invalidates, isTold, letter }: LeavingPanelProps) {
  const t = useWords(noticeWords)
  const given = { contract, invalidates }
  const { notice, finished_on } = contract
  const until = contract.tenant_erased_at === null ? takeBackUntil(contract) : null
  const movesOut = contract.signed_at === null ? null : moveOutDay(contract)
  if (until !== null && until >= today())
    return (
      <div className="contract-leaving">
        <Panel title={t('isFinished')}>
          <p>{t('takeBackUntil', { last: dmy(finished_on!), day: dmy(until) })}</p>
          <LeavingList contract={contract} day={dmy(finished_on!)} isOver />
          <div className="contract-next-actions">
            <TakeBack
              {...given}
              row={tenancyCalls.takeBackFinish}
              label={t('takeBackFinish')}
              done={t('finishTakenBack')}
            />
          </div>
        </Panel>
      </div>
    )
  if (movesOut === null) return null
  const count = daysBetween(today(), movesOut)
  return (
    <div className="contract-leaving">
      <Panel title={isTold || count < 1 ? t('until') : t('leaves', { count, day: dmy(movesOut) })}>
        {notice !== null && <NoticeText contract={contract} notice={notice} />}
        <ProtestText letter={letter} />
        {finished_on !== null && <p>{t('endsItself', { day: dmy(finished_on) })}</p>}
        <LeavingList contract={contract} day={dmy(movesOut)} />
        <div className="contract-next-actions">
          {finished_on !== null && (
            <TakeBack {...given} row={tenancyCalls.takeBackFinish} label={t('takeBackDay')} done={t('dayTakenBack')} />
          )}
          {notice !== null && (
            <TakeBack
              {...given}
              row={tenancyCalls.takeBackNotice}
              label={t('takeBackNotice')}
              done={t('noticeTakenBack')}
            />
          )}
        </div>
      </Panel>
    </div>
  )
}
