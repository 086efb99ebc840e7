const pressed = { now: false }
const press = (down: boolean) => () => {
  pressed.now = down
}
document.addEventListener('pointerdown', press(true), true)
for (const end of ['pointerup', 'pointercancel'] as const) document.addEventListener(end, press(false), true)

/**
 * Runs at once; while a mouse button or a finger is down, right behind the click that it makes. A field that is left
 * by pressing Save must not move Save away from under the press with its new error line: the click would be lost.
 */
export function afterPointerUp(run: () => void): void {
  if (!pressed.now) {
    run()
    return
  }
  const control = new AbortController()
  const go = () => {
    control.abort()
    setTimeout(run)
  }
  for (const end of ['pointerup', 'pointercancel'] as const)
    document.addEventListener(end, go, { signal: control.signal })
}
