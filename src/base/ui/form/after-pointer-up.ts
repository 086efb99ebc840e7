import { useState, useSyncExternalStore } from 'react'
import { observable } from '../../kit/observable'

const pressed = observable(false)
// Another button opens a menu, and so does a press on a select: the browser may not tell of its end.
const makesClick = ({ button, target }: PointerEvent) =>
  button === 0 && !(target instanceof Element && target.closest('select'))
document.addEventListener('pointerdown', (event) => pressed.put(makesClick(event)), true)
// The click comes before the timer does.
for (const end of ['pointerup', 'pointercancel'] as const)
  document.addEventListener(end, () => setTimeout(() => pressed.put(false)), true)

/**
 * Runs at once; while a mouse button or a finger is down, right behind the click that it makes. A field that is left
 * by pressing Save must not move Save away from under the press with its new error line: the click would be lost.
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
 * The value as it was when a mouse button or a finger went down, until the click has been made: for what appears and
 * disappears with a value, and moves what stands below it.
 */
export function useSettled<T>(value: T): T {
  const isPressed = useSyncExternalStore(pressed.subscribe, pressed.read)
  const [settled, setSettled] = useState(value)
  if (!isPressed && !Object.is(settled, value)) setSettled(value)
  return isPressed ? settled : value
}
