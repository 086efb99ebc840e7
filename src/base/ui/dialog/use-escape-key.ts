import { useEffect, useEffectEvent } from 'react'

// The open dialogs, the front one last. Only the front one gets the key. The library passes a key to all dialogs. A
// question that opens by Esc would then be answered at once by the same Esc.
const open: symbol[] = []
const taken = new WeakSet<Event>()

export function useEscapeKey(opened: boolean, close: () => void): void {
  const run = useEffectEvent(close)
  useEffect(() => {
    if (!opened) return
    const me = Symbol('dialog')
    open.push(me)
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || taken.has(event) || open.at(-1) !== me) return
      // An element inside (a calendar, a menu) closes itself.
      if (event.target instanceof Element && event.target.closest('[data-mantine-stop-propagation="true"]')) return
      taken.add(event)
      run()
    }
    window.addEventListener('keydown', press, { capture: true })
    return () => {
      window.removeEventListener('keydown', press, { capture: true })
      open.splice(open.indexOf(me), 1)
    }
  }, [opened])
}
