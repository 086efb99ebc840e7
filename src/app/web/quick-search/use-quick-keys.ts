import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { isFreeKey, isShortcut, useShortcutsEnabled } from '../../../base/ui/page/shortcut'
import { menuPlaces } from '../shell/menu-places'

/** The maximum time between `g` and a letter, in milliseconds. */
const waits = 1500

/**
 * The keys of the quick search: Ctrl or ⌘ with `k`, or `g` and a letter. They don't work in fields and behind an open
 * dialog.
 */
export function useQuickKeys(openSearch: () => void, fetchSearch: () => void): void {
  const { history } = useRouter()
  const open = useEffectEvent(openSearch)
  const isOn = useShortcutsEnabled()
  useEffect(() => {
    if (!isOn) return
    let asked = Number.NEGATIVE_INFINITY
    const press = (event: KeyboardEvent) => {
      // The first key of the shortcut already fetches the search.
      if (event.key === 'Control' || event.key === 'Meta') fetchSearch()
      if (!isFreeKey(event)) return
      const isFollowing = event.timeStamp - asked < waits
      asked = isShortcut(event, 'g') ? event.timeStamp : Number.NEGATIVE_INFINITY
      if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey) {
        event.preventDefault()
        open()
        return
      }
      const place = isFollowing && menuPlaces.find(({ letter }) => letter !== undefined && isShortcut(event, letter))
      if (!place) return
      event.preventDefault()
      history.push(place.to)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [isOn, history, fetchSearch])
}
