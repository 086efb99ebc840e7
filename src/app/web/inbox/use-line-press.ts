import { useEffect, useEffectEvent } from 'react'

/** Two clicks within this time in ms are a double click. It is measured, because touch screens don't count clicks. */
const doublePress = 300

interface Pressed {
  readonly key: string
  readonly at: number
}

/**
 * Handles presses of a pointer on the lines. After an act the next line moves under the pointer. So the second click of
 * a double click does nothing on another line. `onBeside` is called for a press on a line outside of its buttons and
 * links. Keys don't count as presses.
 */
export function useLinePress(listId: string, onBeside: (key: string) => void): void {
  const pressed = useEffectEvent(onBeside)
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
      if (target.closest('a, button, [role="menu"], .inbox-evidence') === null) pressed(key)
    }
    // The capture phase comes before the buttons get the click.
    list?.addEventListener('click', press, { capture: true })
    return () => list?.removeEventListener('click', press, { capture: true })
  }, [listId])
}
