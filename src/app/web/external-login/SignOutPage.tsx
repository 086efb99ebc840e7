import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { ErrorState } from '../../../base/ui/page/error-state'
import { Loading } from '../../../base/ui/page/loading'
import { NarrowPage } from '../../../base/ui/page/page'
import { call } from '../../../base/ui/query/call'
import { CallError } from '../../../base/ui/query/call-request'
import { refresh } from '../../../base/ui/query/endpoint-query'
import { readToken } from '../../../base/ui/query/session'
import { useWords } from '../../../base/ui/words/use-words'
import { accountCalls } from '../../../landlord/account/calls'
import { externalLoginCalls } from '../../../landlord/external-login/calls'
import { notePageAfterLogout } from './begin'
import { externalLoginWords } from './words'

/** Logs out here first, then at the provider. */
export default function SignOutPage() {
  const t = useWords(externalLoginWords)
  const navigate = useNavigate()
  const { back } = useSearch({ from: '/open/logout-difi' })
  const [failure, setFailure] = useState<unknown>(null)
  const isStarted = useRef(false)

  const end = async () => {
    notePageAfterLogout(back)
    const url = readToken() === null ? null : (await call(externalLoginCalls.logout, {})).url
    refresh([accountCalls.profile])
    if (url === null) await navigate({ to: '/logout/difi', replace: true })
    else window.location.assign(url)
  }
  const begin = () => {
    setFailure(null)
    end().catch((error: unknown) => {
      // The session has ended. Its login with the electronic id has ended too.
      if (error instanceof CallError && error.status === 401) void navigate({ to: '/logout/difi', replace: true })
      else setFailure(error)
    })
  }
  useEffect(() => {
    if (isStarted.current) return
    isStarted.current = true
    begin()
  })
  return (
    <NarrowPage title={t('logoutTitle')}>
      {failure === null ? <Loading /> : <ErrorState error={failure} retry={begin} />}
    </NarrowPage>
  )
}
