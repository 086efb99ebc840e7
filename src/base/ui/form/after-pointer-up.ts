import { useState, useSyncExternalStore } from 'react'
import { observable } from '../../kit/observable'

const pressed = observable(false)
// Another mouse button opens a menu, and so does a click on a select. The browser may not report when these end.
const makesClick = ({ button, target }: PointerEvent) =>
  button === 0 && !(target instanceof Element && target.closest('select'))
document.addEventListener('pointerdown', (event) => pressed.put(makesClick(event)), true)
// The click event comes before the timer.
for (const end of ['pointerup', 'pointercancel'] as const)
  document.addEventListener(end, () => setTimeout(() => pressed.put(false)), true)

/**
 * Runs at once, or after the click while a mouse button or a finger is down. A click on Save leaves a field, which may
 * show a new error line. That line must not move Save away: the click would be lost.
 */
export function afterPointerUp(run: () => void): void {
  if (!pressed.read()) {
    run()
    return
  }
  const stop = pressed.subscribe(() => {
    stop()
    run()
  })
}

/** The value from before the click, until the click is done, for elements that move the ones below them. */
export function useSettled<T>(value: T): T {
  const isPressed = useSyncExternalStore(pressed.subscribe, pressed.read)
  const [settled, setSettled] = useState(value)
  if (!isPressed && !Object.is(settled, value)) setSettled(value)
  return isPressed ? settled : value
}
