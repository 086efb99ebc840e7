import { useState, useSyncExternalStore } from 'react'
import { observable } from '../../kit/observable'

const pressed = observable(false)
// True if a press becomes a click. Another mouse button opens a menu, and so does a press on a select. The browser may
// not report when these end.
const makesClick = ({ button, target }: PointerEvent) =>
  button === 0 && !(target instanceof Element && target.closest('select'))
document.addEventListener('pointerdown', (event) => pressed.put(makesClick(event)), true)
// The timer runs after the click event.
for (const end of ['pointerup', 'pointercancel'] as const)
  document.addEventListener(end, () => setTimeout(() => pressed.put(false)), true)

/**
 * Runs at once, or, while a mouse button or a finger is down, after the click. A click on Save leaves a field, which
 * may then show an error line. That line must not move Save away during the click, which would be lost.
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

/** The value, which changes only when no click is under way. For elements that move those below them. */
export function useValueAfterPointerUp<T>(value: T): T {
  const isPressed = useSyncExternalStore(pressed.subscribe, pressed.read)
  const [settled, setSettled] = useState(value)
  if (!isPressed && !Object.is(settled, value)) setSettled(value)
  return isPressed ? settled : value
}
