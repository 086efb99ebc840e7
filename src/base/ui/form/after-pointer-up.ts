import { useState, useSyncExternalStore } from 'react'
import { observable } from '../../kit/observable'

const pressed = observable(false)
// True if the pointer starts a click. Another mouse button opens a menu, and so does a select. The browser may not
// report when a menu closes.
const makesClick = ({ button, target }: PointerEvent) =>
  button === 0 && !(target instanceof Element && target.closest('select'))
document.addEventListener('pointerdown', (event) => pressed.put(makesClick(event)), true)
// The timer runs after the click event.
for (const end of ['pointerup', 'pointercancel'] as const)
  document.addEventListener(end, () => setTimeout(() => pressed.put(false)), true)

/**
 * Runs at once, or after the current click if a mouse button or a finger is down. Clicking Save
 * leaves a field, which may then show an error line. If that line moved Save during the click, the
 * click would be lost.
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

/**
 * Returns the value, but changes it only when no click is under way. Use it for elements that move
 * the elements below them.
 */
export function useValueAfterPointerUp<T>(value: T): T {
  const isPressed = useSyncExternalStore(pressed.subscribe, pressed.read)
  const [settled, setSettled] = useState(value)
  if (!isPressed && !Object.is(settled, value)) setSettled(value)
  return isPressed ? settled : value
}
