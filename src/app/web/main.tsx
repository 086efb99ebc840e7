import './no-eval'
import { RouterProvider } from '@tanstack/react-router'
import { call } from '../../base/ui/query/call'
import { queryClient } from '../../base/ui/query/endpoint-query'
import { readToken } from '../../base/ui/query/session'
import { mountUi } from '../../base/ui/page/root'
import { onLanguageChosen } from '../../base/ui/words/use-words'
import { accountCalls } from '../../landlord/account/calls'
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

// The account's mails follow the switch. Should it not get through, the screen has its language all the same.
onLanguageChosen((language) => {
  if (readToken() !== null) void call(accountCalls.saveLanguage, { body: { language } }).catch(() => undefined)
})

mountUi(<RouterProvider router={router} />, { isPublicPage: isPublicPath, leave })
