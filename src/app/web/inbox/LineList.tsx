import './inbox.css'
import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useCallback, useEffect, useId, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useDialogParams } from '../../../base/ui/page/use-search-params'
import { widths } from '../../../base/ui/page/tokens'
import { useWords } from '../../../base/ui/words/use-words'
import { shownOtherSide } from '../../../bank/file/rules-other-side'
import { PaymentOpener } from '../../../lease/rent-account/web/PaymentOpener'
import type { QueueLine } from '../../../year/todo/rules-line'
import { MatchDialogs } from '../bank/MatchDialogs'
import type { OpenMatchDialog } from '../bank/match-dialog'
import type { Work } from '../bank/use-work'
import { bankWords } from '../bank/words'
import { hasSureSuggestion, rowsToAccept } from '../bank/work-rows'
import { lineButtonId, type LineAct, type LineItem } from './line-item'
import { EvidenceOf } from './EvidenceOf'
import { LineRow } from './LineRow'
import { paymentText } from './use-line-items'
import { useLineKeys } from './use-line-keys'
import { useLinePress } from './use-line-press'

/** The number of lines that each click on "more" adds. */
const pageSize = 100

export interface LineListProps {
  readonly label: string
  readonly work: Work
  readonly items: readonly LineItem[]
  /**
   * The maximum number of lines. Only the home page sets it, and its list has no evidence beside it. Left out: 100
   * lines, and 100 more with each click on "more".
   */
  readonly most?: number
  /** Shown when there are no lines. */
  readonly empty: ReactNode
}

/** True if the screen is wide enough for the evidence beside the list. */
const useHasEvidence = (): boolean =>
  useMediaQuery(`(min-width: ${widths.sidebar / 16}em)`, undefined, { getInitialValueInEffect: false }) ?? false

/** The rows and suggestions of these lines that are open and sure. */
export const sureRows = (items: readonly LineItem[]) =>
  rowsToAccept(items.flatMap(({ row }) => (row !== null && hasSureSuggestion(row) ? [row] : [])))

function useDialogs(work: Work) {
  const [asked, setAsked] = useState<OpenMatchDialog | null>(null)
  const dialog = asked && (
    <MatchDialogs
      asked={asked}
      isSaving={work.waiting > 0}
      onClose={() => setAsked(null)}
      onNewVoucher={() => setAsked({ ...asked, kind: 'expense' })}
      onDone={() => {
        work.actions.matched(asked.row.id, asked.says.payment)
        setAsked(null)
        asked.onMatched()
      }}
    />
  )
  return { ask: setAsked, dialog }
}

/** The key of the line that had the focus last. */
function useLineWithFocus(listId: string): string {
  const [key, setKey] = useState('')
  useEffect(() => {
    const list = document.getElementById(listId)
    const look = ({ target }: FocusEvent) => {
      const line = target instanceof Element ? target.closest<HTMLElement>('[data-key]') : null
      if (line !== null) setKey(line.dataset['key'] ?? '')
    }
    list?.addEventListener('focusin', look)
    return () => list?.removeEventListener('focusin', look)
  }, [listId])
  return key
}

interface Acting extends Pick<LineListProps, 'work' | 'items'> {
  readonly shown: readonly LineItem[]
  readonly listId: string
  readonly moreId: string
  readonly ask: (asked: OpenMatchDialog) => void
}

/** The handlers of the lines. They stay the same functions, so that only changed lines render again. */
function useActing({ work: { actions }, items, shown, listId, moreId, ask }: Acting) {
  const address = useDialogParams()
  const keys = useLineKeys({
    keys: shown.map(({ key }) => key),
    listId,
    moreId,
    onUndo: () => {
      const [back] = actions.undoLast((row) => {
        const found = items.find((item) => item.row?.id === row)?.row
        return found ? paymentText(found) : ''
      })
      return back === undefined ? undefined : String(back)
    },
    onAllSure: () => {
      const sure = sureRows(shown)
      if (sure.length === 0) return
      actions.takeMany(sure)
      keys.toList()
    },
  })
  // The dialog starts with the month of the line, because earlier months may have a payment at the bank. The landlord
  // confirms with one more click.
  const register = ({ fact, evidence }: QueueLine) =>
    address.open({ pay: evidence.contract ?? 0, month: fact.months[0]?.slice(0, 7) ?? '' })
  const act = (what: LineAct, { key, row, says, line }: LineItem) => {
    if (what === 'register') return line === null ? undefined : register(line)
    if (row === null) return
    const payment = paymentText(row)
    if (what === 'rent' || what === 'vouchers' || what === 'expense') {
      const texts = { who: shownOtherSide(row), payment, what: says }
      return ask({ kind: what, row, says: texts, onMatched: () => keys.goOn(key) })
    }
    const [seen] = rowsToAccept([row])
    if (what === 'take' && seen) actions.take(seen, payment, says)
    else if (what === 'ignore') actions.ignore(row.id, payment)
    else actions.open(row.id, payment)
    keys.goOn(key)
  }
  const latest = useRef({ act, onKey: keys.onKey })
  useEffect(() => {
    latest.current = { act, onKey: keys.onKey }
  })
  const [stable] = useState(() => ({
    onAct: (what: LineAct, item: LineItem) => {
      latest.current.act(what, item)
    },
    onKey: (event: KeyboardEvent) => {
      latest.current.onKey(event)
    },
  }))
  return { ...stable, stayAt: keys.stayAt }
}

/**
 * The lines and their keys. A press takes effect at once and moves the focus to the next line. From 1024 px the
 * evidence is beside the list. In a narrower window a press on a line unfolds the evidence below it.
 */
export function LineList({ label, work, items, most, empty }: LineListProps) {
  const t = useWords(bankWords)
  const id = useId()
  const [listId, moreId] = [`${id}-list`, `${id}-more`]
  const isBrief = most !== undefined
  const [pages, setPages] = useState(1)
  const shown = useMemo(() => items.slice(0, most ?? pages * pageSize), [items, most, pages])
  const chosen = useLineWithFocus(listId)
  const dialogs = useDialogs(work)
  const { stayAt, ...acting } = useActing({ work, items, shown, listId, moreId, ask: dialogs.ask })
  const hasEvidence = useHasEvidence() && !isBrief
  const [unfolded, setUnfolded] = useState('')
  const isFolding = !hasEvidence && !isBrief
  const fold = useCallback((key: string) => setUnfolded((now) => (now === key ? '' : key)), [])
  useLinePress(listId, (key) => {
    if (hasEvidence) document.getElementById(lineButtonId(key))?.focus({ preventScroll: true })
    else if (isFolding) fold(key)
  })
  const current = hasEvidence ? (shown.find(({ key }) => key === chosen) ?? shown[0]) : undefined
  const more = isBrief ? 0 : Math.min(pageSize, items.length - shown.length)
  return (
    <div className="inbox" data-brief={isBrief || undefined}>
      <div id={listId} className="inbox-list" tabIndex={-1}>
        {shown.length === 0 && empty}
        {shown.length > 0 && (
          <ul className="inbox-lines" aria-label={label}>
            {shown.map((item) => (
              <LineRow
                key={item.key}
                item={item}
                problem={item.row === null ? undefined : work.problems.get(item.row.id)}
                isCurrent={item === current}
                isBrief={isBrief}
                isUnfolded={isFolding ? item.key === unfolded : null}
                onFold={fold}
                {...acting}
              />
            ))}
          </ul>
        )}
        {more > 0 && (
          <div className="ui-list-foot">
            <Button
              id={moreId}
              variant="default"
              onClick={() => {
                setPages(pages + 1)
                stayAt(items[shown.length]?.key)
              }}
            >
              {t('more', { count: more })}
            </Button>
          </div>
        )}
      </div>
      {hasEvidence && <div className="inbox-beside">{current && <EvidenceOf item={current} />}</div>}
      {dialogs.dialog}
      <PaymentOpener />
    </div>
  )
}
