import { useRef, type KeyboardEvent } from 'react'
import { useShortcut } from '../../../base/ui/page/shortcut'
import type { BankTransaction } from '../../../bank/transaction/model'
import { rowButtonId } from './WorkRow'

/** The list itself: it has the focus where no row is left to have it. */
export const bankListId = 'bank-list'
/** The button behind the last row that is drawn. */
export const moreButtonId = 'bank-more'

function focusRow(id: number | undefined): void {
  const button = id === undefined ? null : document.getElementById(rowButtonId(id))
  // Where no row is left, what says so has the focus.
  const target = button ?? document.getElementById(bankListId)
  target?.focus({ preventScroll: true })
  button?.closest('li')?.scrollIntoView({ block: 'nearest' })
}

/**
 * The keys of the list: arrows and `j` `k` lead from the button of one payment to that of the next, and what is done with one
 * leads on by itself. `onUndo` answers the payment that is open again.
 */
export function useRowKeys(rows: readonly BankTransaction[], onUndo: () => number | undefined) {
  const waiting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const ids = rows.map(({ id }) => id)
  const at = () =>
    ids.findIndex((id) => document.activeElement?.closest('li')?.contains(document.getElementById(rowButtonId(id))))
  const move = (step: 1 | -1) => {
    const now = at()
    const more = document.getElementById(moreButtonId)
    if (now === ids.length - 1 && step === 1 && more) return more.focus()
    focusRow(ids[now < 0 ? 0 : Math.min(Math.max(now + step, 0), ids.length - 1)])
  }
  /** Once the screen has followed, and a dialog has given the focus back. */
  const later = (id: number | undefined) => {
    clearTimeout(waiting.current)
    waiting.current = setTimeout(() => focusRow(id), 60)
  }
  useShortcut('j', () => move(1))
  useShortcut('k', () => move(-1))
  useShortcut('z', () => {
    const id = onUndo()
    if (id !== undefined) later(id)
  })
  return {
    onKey: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      event.preventDefault()
      move(event.key === 'ArrowDown' ? 1 : -1)
    },
    /** The row leaves the list: the next one has the focus, or the one before the last. */
    goOn: (id: number) => {
      const now = ids.indexOf(id)
      later(ids[now + 1] ?? ids[now - 1])
    },
    stayAt: later,
  }
}
