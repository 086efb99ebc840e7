import './no-eval'
import { RouterProvider } from '@tanstack/react-router'
import { storeOpenForms } from '../../base/ui/form/open-forms'
import { mountUi } from '../../base/ui/page/root'
import { call } from '../../base/ui/query/call'
import { refresh } from '../../base/ui/query/endpoint-query'
import { readToken, sessionEntry } from '../../base/ui/query/session'
import { onLanguageChosen } from '../../base/ui/words/use-words'
import { accountCalls } from '../../landlord/account/calls'
import { router } from './router'

/** Loaded only when a session ends, because that happens on few visits. */
const sessionEnd = () => import('./session-end')

// A logout or login in another tab counts too. The cache must never show another account's data.
window.addEventListener('storage', ({ key, newValue, oldValue }) => {
  if (key !== sessionEntry && key !== null) return
  if (readToken() === null) void sessionEnd().then((is) => is.onSessionEnded(router))
  else if (newValue !== oldValue) void sessionEnd().then((is) => is.onSessionReplaced())
})

// Saves a chosen language, since the account's mails use it. If saving fails, the screen has its language anyway.
onLanguageChosen((language) => {
  if (readToken() === null) return
  const saved = call(accountCalls.saveLanguage, { body: { language } })
  // A new contract begins with the language of the account.
  void saved.then(() => refresh([accountCalls.profile])).catch(() => undefined)
})

mountUi(<RouterProvider router={router} />, {
  onEnding: () => void storeOpenForms(),
  onEnded: () => void sessionEnd().then((is) => is.onSessionEnded(router)),
})
