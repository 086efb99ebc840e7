import './no-eval'
import { RouterProvider } from '@tanstack/react-router'
import { queryClient } from '../../base/ui/query/endpoint-query'
import { mountUi } from '../../base/ui/page/root'
import { isPublicPath } from './paths'
import { router } from './router'

/** The session's entry in the browser's storage; other tabs hear of its change by this name. */
const sessionEntry = 'auth'

/** To the root, and then nothing of the ended session stays in memory. Unsaved input can't be saved any more, so nothing is asked. */
const leave = () => void router.navigate({ to: '/', ignoreBlocker: true }).finally(() => queryClient.clear())

// A logout or another login in a second tab counts here too: the cache must never show what was another account's.
window.addEventListener('storage', (event) => {
  if (event.key !== sessionEntry && event.key !== null) return
  const gone = event.newValue === null
  if (gone && !isPublicPath(window.location.pathname)) leave()
  else if (event.newValue !== event.oldValue) void queryClient.resetQueries()
})

mountUi(<RouterProvider router={router} />, { isPublicPage: isPublicPath, leave })
