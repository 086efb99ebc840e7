import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { call } from '../../../base/ui/query/call'
import { NarrowPage } from '../../../base/ui/page/page'
import { Loading } from '../../../base/ui/page/loading'
import { useWords } from '../../../base/ui/words/use-words'
import { accountCalls } from '../calls'
import { accountWords } from '../words'
import { forgetSession, startSession } from './session'

/** Pause between the login and the first page, in ms (docs/rules.md#login-and-codes). */
const pause = 50

/** Landing of a login link: takes the one-time code out of the address bar, exchanges it once, goes on. */
export default function ByUrlPage() {
  const t = useWords(accountWords)
  const navigate = useNavigate()
  const { token } = useSearch({ from: '/open/login/by-url' })
  const done = useRef(false)
  useEffect(() => {
    if (done.current) return
    done.current = true
    const enter = async () => {
      // History and referrer must not keep the code; the page itself stays.
      window.history.replaceState(window.history.state, '', '/login/by-url')
      const auth = await call(accountCalls.byUrl, { body: { code: token ?? '' } })
      startSession(auth)
      await new Promise((resolve) => setTimeout(resolve, pause))
      if (auth.user.is_register_finished) await navigate({ to: '/home', replace: true })
      else await navigate({ to: '/registration', search: { step: 'profile' }, replace: true })
    }
    enter().catch(() => {
      forgetSession()
      void navigate({ to: '/login', search: { notice: 'link' }, replace: true })
    })
  }, [navigate, token])
  return (
    <NarrowPage title={t('byUrlTitle')}>
      <Loading label={t('byUrlWait')} />
    </NarrowPage>
  )
}
