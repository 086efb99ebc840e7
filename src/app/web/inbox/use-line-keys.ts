import { useEffect, useEffectEvent, useRef, type KeyboardEvent } from 'react'
import { isFreeKey, useShortcut, useShortcutsEnabled } from '../../../base/ui/page/shortcut'
import { lineButtonId } from './line-item'

export interface LineKeys {
  /** The keys of the lines that are shown, in their order. */
  readonly keys: readonly string[]
  /** The id of the list, which gets the focus when no line is left. */
  readonly listId: string
  /** The id of the button below the last line. */
  readonly moreId: string
  /** Undoes the last action. Returns the end of the key of the line that is open again. */
  readonly onUndo: () => string | undefined
  /** Accepts the sure suggestions of all shown lines. */
  readonly onAllSure: () => void
}

/**
 * The shortcuts of a list. Arrow keys and `j` `k` move between lines, `z` undoes, Ctrl or ⌘ with
 * Enter accepts all sure suggestions. Enter activates the button that has the focus.
 */
export function useLineKeys({ keys, listId, moreId, onUndo, onAllSure }: LineKeys) {
  const waiting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const known = useRef(keys)
  useEffect(() => {
    known.current = keys
  })
  const focusLine = (key: string | undefined) => {
    const button = key === undefined ? null : document.getElementById(lineButtonId(key))
    // When no line is left, the list gets the focus.
    const target = button ?? document.getElementById(listId)
    target?.focus({ preventScroll: true })
    button?.closest('li')?.scrollIntoView({ block: 'nearest' })
  }
  const at = () =>
    keys.findIndex((key) => document.activeElement?.closest('li')?.contains(document.getElementById(lineButtonId(key))))
  const move = (step: 1 | -1) => {
    const now = at()
    const more = document.getElementById(moreId)
    if (now === keys.length - 1 && step === 1 && more) return more.focus()
    focusLine(keys[now < 0 ? 0 : Math.min(Math.max(now + step, 0), keys.length - 1)])
  }
  const later = (find: () => string | undefined) => {
    clearTimeout(waiting.current)
    waiting.current = setTimeout(() => focusLine(find()), 60)
  }
  useShortcut('j', () => move(1))
  useShortcut('k', () => move(-1))
  useShortcut('z', () => {
    const back = onUndo()
    if (back !== undefined) later(() => known.current.find((key) => key.endsWith(` ${back}`)))
  })
  const isOn = useShortcutsEnabled()
  const takeAll = useEffectEvent(onAllSure)
  useEffect(() => {
    if (!isOn) return
    const press = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat || !isFreeKey(event)) return
      event.preventDefault()
      takeAll()
    }
    // The capture phase comes first, so the key doesn't also activate the focused button.
    window.addEventListener('keydown', press, { capture: true })
    return () => window.removeEventListener('keydown', press, { capture: true })
  }, [isOn])
  return {
    onKey: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      event.preventDefault()
      move(event.key === 'ArrowDown' ? 1 : -1)
    },
    /** Moves the focus to the next line. After the last line it moves to the previous one. */
    goOn: (key: string) => {
      const now = keys.indexOf(key)
      const next = keys[now + 1] ?? keys[now - 1]
      later(() => next)
    },
    stayAt: (key: string | undefined) => later(() => key),
    toList: () => document.getElementById(listId)?.focus({ preventScroll: true }),
  }
}
