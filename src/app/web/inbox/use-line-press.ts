import { useEffect, useEffectEvent } from 'react'
import { lineButtonId } from './line-item'

/** Milliseconds within which a second press of a pointer belongs to the first one. Touch screens count no clicks. */
const doublePress = 300

interface Pressed {
  readonly key: string
  readonly at: number
}

/**
 * The presses of a pointer on the lines. After an act the next line moves under the pointer, so the second click of a
 * double click does nothing on another line. `isChoosing` says whether a press beside the buttons of a line gives its
 * button the focus. Keys don't count as presses.
 */
export function useLinePress(listId: string, isChoosing: boolean): void {
  const choose = useEffectEvent((key: string) => {
    if (isChoosing) document.getElementById(lineButtonId(key))?.focus({ preventScroll: true })
  })
  useEffect(() => {
    const list = document.getElementById(listId)
    let last: Pressed | null = null
    const press = (event: MouseEvent) => {
      const { target, detail, timeStamp } = event
      const key = target instanceof Element ? target.closest<HTMLElement>('[data-key]')?.dataset['key'] : undefined
      if (key === undefined || !(target instanceof Element) || detail === 0) return
      const isOther = last?.key !== key
      const isSecond = detail > 1 || (last !== null && timeStamp - last.at < doublePress)
      if (isOther && isSecond) {
        if (last !== null) last = { key: last.key, at: timeStamp }
        event.preventDefault()
        event.stopPropagation()
        return
      }
      last = { key, at: timeStamp }
      if (target.closest('a, button, [role="menu"]') === null) choose(key)
    }
    // Before the buttons hear it.
    list?.addEventListener('click', press, { capture: true })
    return () => list?.removeEventListener('click', press, { capture: true })
  }, [listId])
}
